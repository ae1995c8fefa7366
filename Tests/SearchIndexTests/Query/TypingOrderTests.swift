import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

/// In which order things come while a person types, and once they stop.
@Suite("Order while typing")
struct TypingOrderTests {
  /// Few words, so that very many entities have each, several have pairs, and some have none beside another.
  private static let crowd: [DonatedEntity] = {
    var chance = SeededGenerator(state: 7)
    let words = [
      "harbour", "harbor", "harvest", "marble", "market", "stone", "report", "repair", "light", "lighthouse",
    ]
    func text(_ range: ClosedRange<Int>) -> String {
      (0..<Int.random(in: range, using: &chance)).map { _ in
        // The first ones are the commonest.
        words[min(Int.random(in: 0..<10, using: &chance), Int.random(in: 0..<10, using: &chance))]
      }.joined(separator: [" ", "-"][Int.random(in: 0..<2, using: &chance)])
    }
    return [.make("rare", "Quartz")]
      + (0..<4_000).map { number in
        .make("\(number)", text(1...3), ["contentDescription": .text(text(1...8))])
      }
  }()

  private func ids(
    _ text: String, _ snapshot: IndexSnapshot, _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> [String] {
    var request = SearchRequest(text)
    change(&request)
    return try SearchExecution(snapshot: snapshot, now: QueryIndex.now).respond(to: request).ids
  }

  @Test("who stops typing sees the order that was there while typing")
  func stopping() throws {
    let index = try QueryIndex(Self.crowd)
    let snapshot = index.snapshot()
    var chance = SeededGenerator(state: 8)
    for entity in Self.crowd.shuffled(using: &chance).prefix(12) {
      let words = entity.attributes.compactMap { attribute -> String? in
        if case .text(let text) = attribute.value { text } else { nil }
      }.joined(separator: " ")
      let start = words.split(separator: " ").prefix(3).joined(separator: " ")
      for length in 1...start.count {
        let typed = String(start.prefix(length))
        let typing = try ids(typed, snapshot) { $0.isTyping = true }
        #expect(try ids(typed, snapshot) == typing, "\(typed)")
        // Nor does it change with what was asked before.
        if length % 5 == 0 { #expect(try ids(typed, index.snapshot()) == typing, "\(typed)") }
      }
    }
  }

  @Test("beside a word that thousands have, what has the rare one comes first, and pages lack nothing")
  func someWords() throws {
    let index = try QueryIndex(Self.crowd)
    let typed = "quartz harb"
    let rare = try index.ids("quartz ")
    let found = try index.ids(typed) { $0.limit = 0 }
    #expect(rare == ["rare"] && found.first == "rare")
    #expect(Set(found).count == found.count)
    let words = Set(try index.ids("harbour ") { $0.limit = 0 } + index.ids("harbor ") { $0.limit = 0 } + rare)
    #expect(words.count > 2_500 && Set(found) == words)
    var paged: [String] = []
    var offset: Int? = 0
    while let start = offset {
      let page = try index.respond(typed) { ($0.offset, $0.limit) = (start, 900) }
      (paged, offset) = (paged + page.ids, page.next)
    }
    #expect(paged == found)
  }

  @Test("a title that begins with the text comes first, however many do and however its words are joined")
  func titleStarts() throws {
    var donations = (0..<400).map { DonatedEntity.make("middle\($0)", "The meeting notes \($0)") }
    donations += (0..<150).map {
      .make("start\($0)", ["Meeting-notes", "Meeting notes"][$0 % 2] + " n\($0)")
    }
    donations += (0..<200).map { .make("new\($0)", "Note x\($0) about meeting notes") }
    let index = try QueryIndex(donations)
    for typed in ["meet", "meeting no", "meeting notes n", "meeting notes n1"] {
      for schema in [Terms.edgesSince, SchemaMapping.current.version] {
        let first = try ids(typed, index.snapshot(schema: schema)) { $0.limit = 50 }
        #expect(first.allSatisfy { $0.hasPrefix("start") }, "\(typed), mapping \(schema)")
      }
    }
  }

  @Test("a word that nearly all have loses nothing beside a rarer one, and titles with both stay first")
  func commonWord() throws {
    let donations = (0..<RankingProfile.common + 400).map { number in
      let text = number % 60 == 0 ? "of walnut" : "of oak"
      return DonatedEntity.make(
        "\(number)", number % 3_000 == 7 ? "Walnut entry" : "Entry", ["contentDescription": .text(text)])
    }
    let index = try QueryIndex(donations)
    let rare = Set(try index.ids("walnut ") { $0.limit = 0 })
    let titled = Set(donations.indices.filter { $0 % 3_000 == 7 }.map(String.init))
    #expect(rare.count == 347 && titled.count == 7)
    let snapshot = index.snapshot()
    for typed in ["entry walnut", "walnut entry", "walnut entr", "entry waln"] {
      let first = try ids(typed, snapshot) { $0.limit = 0 }
      #expect(Set(first) == rare && first.count == rare.count, "\(typed)")
      #expect(Set(first.prefix(titled.count)) == titled, "\(typed)")
      // What is remembered changes nothing.
      #expect(try ids(typed, snapshot) { ($0.limit, $0.isTyping) = (0, true) } == first, "\(typed)")
    }
  }
}
