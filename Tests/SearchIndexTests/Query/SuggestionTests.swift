import SearchModel
import Testing
@testable import SearchIndex

@Suite("Suggestions")
struct SuggestionTests {
  private let index: QueryIndex

  init() throws {
    index = try QueryIndex([
      .make("1", "Green Tea", type: "Tea"), .make("2", "Green paint", type: "Paint"),
      .make("3", "Greenland", type: "Island"), .make("4", "Black Tea", type: "Tea", app: "b"),
      .make("5", "Rooibos", type: "Tea", app: "b"),
    ])
    var hidden = DonatedEntity.make("6", "Greenhouse")
    hidden.isHidden = true
    var old = DonatedEntity.make("7", "Greenery")
    old.expires = QueryIndex.now - 1
    try index.add([
      hidden, old, .make("8", "Greenish", ["protectionClass": .text("NSFileProtectionComplete")]),
    ])
  }

  private func suggestions(
    _ text: String, limit: Int = 9, isLocked: Bool = true, _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> SearchResponse {
    var request = SearchRequest(text)
    request.suggestionLimit = limit
    request.isTyping = true
    change(&request)
    return try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now, isLocked: isLocked)
      .respond(to: request)
  }

  @Test("Titles as donated, then words; hidden, expired and locked entities give none")
  func titlesAndWords() throws {
    let found = try suggestions("gre").suggestions
    #expect(Set(found) == ["Green Tea", "Green paint", "Greenland", "Green"])
    #expect(try suggestions("gre", isLocked: false).suggestions.contains("Greenish"))
  }

  @Test("A finished word is followed by the words that follow it in titles")
  func nextWords() throws {
    let found = try suggestions("green ").suggestions
    #expect(found == ["Green Tea", "Green paint"] || found == ["Green paint", "Green Tea"])
    #expect(try suggestions("black").suggestions == ["Black Tea"])
  }

  @Test(
    "In every script titles and words are suggested as they were donated, runs and pictures in one piece",
    arguments: [
      ("지하", ["지하철 노선도", "지하철"]), ("東京", ["東京の天気"]), ("明日", ["明日の東京"]),
      ("ηλεκ", ["Ηλεκτρονικός υπολογιστής", "Ηλεκτρονικός"]), ("Straß", ["Straßenbahn"]),
      ("strasenbahn ", ["Straßenbahn"]), ("10.4", ["10.4.2"]), ("ห้องส", ["ห้องสมุดประชาชน", "ห้องสมุด"]),
      ("👩", ["👩‍🌾 garden", "👩‍🌾"]), ("garden sh", ["garden Shed"]),
      ("the gar", ["The Garden (old)", "the Garden"]),
      ("the garden (o", ["The Garden (old)"]),
    ])
  func asDonated(text: String, expected: [String]) throws {
    try index.add(
      [
        "지하철 노선도", "東京の天気", "天気と明日の東京", "Ηλεκτρονικός υπολογιστής", "Straßenbahn", "Debian 10.4.2 notes",
        "ห้องสมุดประชาชน", "👩‍🌾 garden", "A Shed, garden", "The Garden (old)",
      ].enumerated().map { .make("x\($0)", $1) })
    #expect(try suggestions(text).suggestions == expected)
  }

  @Test(
    "Signs that a suggestion could not keep lead to none",
    arguments: ["gree* te", "(green te", "green) te", "\"green\" te", "[green te"])
  func junk(text: String) throws { #expect(try suggestions(text).suggestions.isEmpty) }

  @Test("What another form of a word found is meant, and nothing else")
  func stems() throws {
    try index.add([.make("h", "Handbook")])
    let found = try suggestions("handbooks ") { $0.isTyping = false }
    #expect(found.ids == ["h"] && found.miss == nil)
  }

  @Test("Filters hold for suggestions too")
  func filters() throws {
    #expect(try suggestions("gre") { $0.types = ["Paint"] }.suggestions == ["Green paint", "Green"])
    #expect(try suggestions("roiobos") { $0.apps = ["a"] }.suggestions.isEmpty)
    #expect(try suggestions("roiobos") { $0.apps = ["b"] }.suggestions == ["Rooibos"])
  }

  @Test("There are at most as many as asked for, each once")
  func bounded() throws {
    for limit in 1...5 {
      let found = try suggestions("gre", limit: limit).suggestions
      #expect(found.count == min(limit, 4) && Set(found).count == found.count)
    }
  }

  @Test("A miss says what each limit keeps out and what may be meant")
  func miss() throws {
    let limited = try suggestions("rooibos") {
      $0.types = ["Paint"]
      $0.apps = ["a"]
    }
    #expect(limited.count == 0 && limited.miss?.relaxations == [.init(limit: .all, count: 1)])
    let kept = try #require(try suggestions("rooibos ") { $0.types = ["Paint"] }.miss)
    #expect(kept.relaxations == [.init(limit: .type, count: 1)])
    let meant = try suggestions("roiobos ")
    #expect(meant.miss?.correction == .init(text: "Rooibos", count: 1, isShown: true))
    #expect(meant.ids == ["5"])
    #expect(try suggestions("rooibos ").miss == nil)
  }

  @Test(
    "A miss says what each condition among the words keeps out",
    arguments: [
      ("rooibos type:Paint ", [("type:Paint", 1)]), ("rooibos type:Paint app:a ", []),
      ("rooibos since:2026 app:a ", []), ("green date>=2026 ", [("date>=2026", 2)]),
      ("green date<2020-01 type:Tea ", [("date<2020-01", 1)]),
      ("rooibos -type:Tea ", [("-type:Tea", 1)]),
      ("green paint -green ", [("-green", 1)]),
      ("type:Tea app:b -black -rooibos ", [("app:b", 1), ("-black", 1), ("-rooibos", 1)]),
    ])
  func missOfConditions(text: String, expected: [(String, Int)]) throws {
    let miss = try #require(try suggestions(text).miss)
    #expect(miss.relaxations == expected.map { .init(limit: .condition($0.0), count: $0.1) })
  }

  @Test("What hidden, expired and locked entities have is neither counted nor meant")
  func unseen() throws {
    for word in ["greenhouse", "greenery", "greenish"] {
      for text in ["\(word) ", "\(word) type:Tea ", "\(word.replacing("ee", with: "e")) "] {
        let miss = try suggestions(text) { $0.types = ["Note"] }.miss
        #expect(miss?.relaxations.isEmpty ?? true && miss?.correction == nil, "\(text)")
      }
    }
    #expect(try suggestions("grenish ", isLocked: false).miss?.correction?.text == "Greenish")
  }

  @Test("What may be meant keeps the conditions that were typed")
  func meantWithConditions() throws {
    #expect(
      try suggestions("roiobos type:Tea -black ").miss?.correction
        == .init(text: "Rooibos type:Tea -black", count: 1, isShown: true))
    #expect(try suggestions("roiobos type:Paint ").miss?.correction == nil)
  }

  @Test("A title as long as a text is none to type on")
  func longTitles() throws {
    try index.add([.make("long", "Juniper " + String(repeating: "needle ", count: 100))])
    #expect(try suggestions("juni").suggestions.allSatisfy { $0.utf8.count < 100 })
    try index.add([.make("short", "Juniper berries")])
    #expect(try suggestions("juni").suggestions.contains("Juniper berries"))
  }

  @Test("Nothing is suggested where enough was found and nobody types")
  func enough() throws {
    let found = try suggestions("green") { $0.isTyping = false }
    #expect(found.count >= Suggester.few || !found.suggestions.isEmpty)
    #expect(try suggestions("type:Tea") { $0.isTyping = false }.suggestions.isEmpty)
  }
}
