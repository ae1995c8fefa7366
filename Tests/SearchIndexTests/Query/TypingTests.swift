import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

/// What a person sees who types a title letter by letter.
@Suite("Typing")
struct TypingTests {
  private static let words = [
    "scikit-learn", "C++", "AirCombat", "snake_case", "Über", "Ελληνικά", "Москва-река", "straße", "v1.2.3",
    "O'Reilly",
    "jane@example.org", "会議室", "한국어", "naïve", "A", "10", "Debian's", "İstanbul", "שלום", "كتاب", "हिन्दी",
    "libre", "library",
    "librarian", "example.org/path", "#tag", ".NET", "e-mail", "ﬁnance", "Ⅷ", "Ångström",
  ]

  private static func titles(_ count: Int, seed: UInt64) -> [String] {
    var chance = SeededGenerator(state: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...4, using: &chance)).map { _ in
        let word = words.randomElement(using: &chance) ?? ""
        // Many words that begin alike, and are told apart late.
        return Bool.random(using: &chance) ? word : "libraryof\(Int.random(in: 0..<400, using: &chance))"
      }.joined(separator: [" ", "-", ", "][Int.random(in: 0..<3, using: &chance)])
    }
  }

  @Test(
    "another letter of a title never loses its entity, whether or not the index knows beginnings",
    arguments: [UInt64(1), 2], [SchemaMapping.current.version, Terms.edgesSince, Terms.edgesSince - 1])
  func everyPrefix(seed: UInt64, schema: Int) throws {
    let titles = Self.titles(700, seed: seed)
    let index = try QueryIndex(titles.enumerated().map { .make("\($0)", $1) })
    let snapshot = index.snapshot(schema: schema)
    var found: [String: Set<String>] = [:]
    for (number, title) in titles.enumerated().prefix(25) {
      for length in 1...title.count {
        let typed = String(title.prefix(length))
        if TextAnalyzer().foldedWords(of: typed).isEmpty { continue }
        if found[typed] == nil {
          var request = SearchRequest(typed)
          request.limit = 0
          request.isTyping = true
          found[typed] = Set(
            try SearchExecution(snapshot: snapshot, now: QueryIndex.now).respond(to: request).ids)
        }
        #expect(found[typed]?.contains("\(number)") == true, "\(typed) of \(title)")
      }
    }
  }

  /// More entities with the word `a` than are weighed.
  private static let crowd: [DonatedEntity] = (0..<4_300).map { number in
    switch number {
    case 17: .make("exact", "A")
    case 0..<60: .make("begins\(number)", "A thing \(number)")
    case 60..<300: .make("title\(number)", "Thing a\(number) of a kind")
    default: .make("text\(number)", "Thing \(number)", ["contentDescription": .text("has a word")])
    }
  }

  @Test("an entity titled with one letter is the first for it, however many have it as a word")
  func oneLetter() throws {
    let index = try QueryIndex(Self.crowd)
    var request = SearchRequest("a")
    let response = try index.respond(request)
    #expect(response.ids.first == "exact")
    #expect(response.entities.first?.tier == .exactTitle)
    #expect(response.ids.dropFirst().allSatisfy { $0.hasPrefix("begins") })
    #expect(response.count == Self.crowd.count && response.countIsExact)
    request.isTyping = true
    let typed = try index.respond(request)
    #expect(typed.ids == response.ids)
    #expect(typed.count >= MatchCounter.typingLimit)
    let multi = try index.respond("thing a")
    #expect(multi.entities.first?.tier == .allInTitle)
  }

  @Test("pages of what too many have neither repeat nor skip an entity, and no tier comes twice")
  func pages() throws {
    let index = try QueryIndex(Self.crowd)
    for text in ["a", "thing a", "th"] {
      var ids: [String] = []
      var tiers: [RankTier] = []
      var request = SearchRequest(text)
      request.limit = 90
      repeat {
        request.offset = ids.count
        let page = try index.respond(request)
        ids += page.ids
        tiers += page.entities.map(\.tier)
        if page.ids.isEmpty { break }
        request.limit = 700
      } while ids.count < 10_000
      #expect(ids.count == Set(ids).count && ids.count >= 4_240, "\(text)")
      #expect(tiers == tiers.sorted(), "\(text)")
      let whole = try index.ids(text) { $0.limit = 0 }
      #expect(Set(whole) == Set(ids), "\(text)")
      #expect(whole.prefix(90) == ids.prefix(90), "\(text)")
    }
  }

  @Test("a beginning finds nothing that is hidden, expired, protected or of another app")
  func scope() throws {
    var donations = (0..<40).map { DonatedEntity.make("\($0)", "Marble \($0)", app: $0 % 2 == 0 ? "a" : "b") }
    donations[4].isHidden = true
    donations[6].expires = QueryIndex.now - 1
    donations[8].attributes.append(Attribute("protectionClass", .text("NSFileProtectionComplete")))
    let index = try QueryIndex(donations)
    for typed in ["m", "marb", "marble 1", "marbl"] {
      var request = SearchRequest(typed)
      request.apps = ["a"]
      request.limit = 0
      let found = try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now, isLocked: true)
        .respond(to: request)
      #expect(found.entities.allSatisfy { $0.entity.entity.key.app == "a" })
      #expect(!found.ids.isEmpty && Set(found.ids).isDisjoint(with: ["4", "6", "8"]), "\(typed)")
      #expect(found.count == found.ids.count && found.countIsExact, "\(typed)")
    }
  }

  @Test(
    "of titles that begin with the text the shorter come first, then other names, then texts, by falling score"
  )
  func order() throws {
    let index = try QueryIndex([
      .make("text", "Cook", ["contentDescription": .text("with marbles")]), .make("name", "The marble"),
      .make("long", "Marble and granite"), .make("short", "Marble"),
    ])
    let response = try index.respond("marb")
    #expect(response.ids == ["short", "long", "name", "text"])
    let scores = response.entities.map(\.score)
    #expect(scores == scores.sorted(by: >) && Set(scores).count == scores.count)
  }
}
