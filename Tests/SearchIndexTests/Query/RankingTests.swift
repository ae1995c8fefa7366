import SearchIndex
import SearchModel
import Testing

@Suite("Ranking in tiers")
struct RankingTests {
  @Test("The exact title is first, then titles that begin so, have the words, go on as typed, then text")
  func order() throws {
    let index = try QueryIndex([
      .make(
        "text", "Handbook", ["contentDescription": .text("all about the network scanner, a network scanner")]),
      .make("inTitle", "The scanner of a network"), .make("prefix", "Network scanner pro"),
      .make("exact", "network Scanner"), .make("begun", "Network scanners2000"),
      .make("completed", "A network's scanners2000"),
      .make("other", "Network"),
    ])
    let response = try index.respond("network scanner")
    #expect(response.ids == ["exact", "prefix", "inTitle", "begun", "text", "completed"])
    #expect(
      response.entities.map(\.tier)
        == [.exactTitle, .titlePrefix, .allInTitle, .titleBegun, .allAnywhere, .completed])
    #expect(response.count == 4)
    #expect(response.countIsExact)
    let scores = response.entities.map(\.score)
    #expect(scores == scores.sorted(by: >))
  }

  @Test("Words in the line people see outrank the same words many times in a long text")
  func shownLineFirst() throws {
    let body = String(repeating: "the network has a scanner, a scanner of every network. ", count: 40)
    let index = try QueryIndex([
      .make("long", "alpha", ["textContent": .text(body)]),
      .make("line", "zmap", ["subtitle": .text("network scanner for researchers")]),
    ])
    #expect(try index.ids("network scanner") == ["line", "long"])
    #expect(try index.respond("network scanner").entities.map(\.tier) == [.allAnywhere, .allAnywhere])
  }

  @Test("An entity titled with one letter is first for that letter among many words that begin with it")
  func oneLetter() throws {
    var generator = SeededGenerator(state: 8)
    var entities: [DonatedEntity] = (0..<3_000).map { number in
      var title = "a"
      for _ in 0..<6 { title.unicodeScalars.append(.init(UInt8.random(in: 97...122, using: &generator))) }
      return .make("e\(number)", title + " a\(number)x")
    }
    entities.append(.make("the", "A"))
    let index = try QueryIndex(entities)
    let response = try index.respond("a")
    #expect(response.ids.first == "the")
    #expect(response.hits.count == 20)
    #expect(response.next == 20)
    // Every title begins so: all are in the match set.
    #expect(Set(try index.ids("a") { $0.limit = 0 }).count == 3_001)
  }

  @Test("No weight lifts an entity over a better tier")
  func tiersAreNeverJumped() throws {
    var generator = SeededGenerator(state: 42)
    let vocabulary = ["lake", "river", "stone", "bridge", "harbor", "lakes", "stones", "rivers"]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in vocabulary[Int.random(in: 0..<vocabulary.count, using: &generator)] }
        .joined(separator: " ")
    }
    let index = try QueryIndex(
      (0..<400).map { number in
        .make(
          "\(number)", text(Int.random(in: 1...4, using: &generator)),
          [
            "contentDescription": .text(text(Int.random(in: 1...40, using: &generator))),
            "rankingHint": .number(Double.random(in: -50...500, using: &generator)),
            "contentModificationDate": .date(
              QueryIndex.now + Double.random(in: -1e9...1e9, using: &generator)),
          ])
      })
    for query in vocabulary.map({ $0 + " " }) + [
      "lake river ", "stone bridge ", "harbor lake stone ", "lake",
    ] {
      let response = try index.respond(query) { $0.limit = 0 }
      let tiers = response.entities.map(\.tier.rank)
      #expect(tiers == tiers.sorted(), "\(query)")
      let scores = response.entities.map(\.score)
      #expect(zip(scores, scores.dropFirst()).prefix(199).allSatisfy(>=), "\(query)")
      let words = query.split(separator: " ").map(String.init)
      for hit in response.entities where !query.hasSuffix("e") {
        guard case .text(let title) = hit.entity.entity["title"] else { continue }
        let titleWords = title.split(separator: " ").map(String.init)
        switch hit.tier {
        case .exactTitle: #expect(titleWords == words)
        case .titlePrefix: #expect(titleWords.starts(with: words) && titleWords != words)
        default: #expect(!titleWords.starts(with: words), "\(query): \(title) in \(hit.tier)")
        }
      }
    }
  }

  @Test("Within a tier a hint and a recent change count, and neither without bounds")
  func hintAndRecency() throws {
    let day = 86_400.0
    let index = try QueryIndex([
      .make("plain", "report one"),
      .make("hinted", "report two", ["rankingHint": .integer(1_000_000)]),
      .make("recent", "report three", ["contentModificationDate": .date(QueryIndex.now - day)]),
      .make("future", "report four", ["contentModificationDate": .date(QueryIndex.now + 9_999 * day)]),
      .make("body", "journal", ["textContent": .text("report"), "rankingHint": .integer(1_000_000)]),
      .make("exact", "report"),
    ])
    let ids = try index.ids("report ")
    #expect(ids.first == "exact")
    #expect(ids[1] == "hinted")
    #expect(Set(ids[2...3]) == ["recent", "future"])
    #expect(ids[4] == "plain")
    #expect(ids.last == "body")
  }

  @Test("Equals are newest first, the same on every run")
  func stableOrder() throws {
    let index = try QueryIndex((0..<50).map { .make("\($0)", "same words") })
    let first = try index.ids("same words ") { $0.limit = 0 }
    #expect(first == (0..<50).reversed().map(String.init))
    #expect(try index.ids("same words ") { $0.limit = 0 } == first)
  }

  @Test("Every prefix of a title keeps its entity in the match set", arguments: 1...3)
  func typing(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed))
    let syllables = ["ba", "ko", "Ri", "tu", "né", "ß", "Sha", "lem", "qui", "or", "3", "x"]
    let separators = [" ", " ", " ", "-", "_", ".", ": ", " & ", "'"]
    var titles = [
      "AirCombat Pro", "C++ for beginners", "会議室の予約一覧", "What's new in 1.2.3?", "Åkermark på ö",
      ".NET hosting",
      "network-manager-gnome", "foo@example.org", "Straßenkarte (alt)", "say \"hello\" twice", "5 * 3 - 2",
      "a", "Ab a",
    ]
    for _ in 0..<600 {
      var title = ""
      for word in 0..<Int.random(in: 1...3, using: &generator) {
        if word > 0 { title += separators[Int.random(in: 0..<separators.count, using: &generator)] }
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          title += syllables[Int.random(in: 0..<syllables.count, using: &generator)]
        }
      }
      titles.append(title)
    }
    let index = try QueryIndex(titles.enumerated().map { .make("\($0)", $1) })
    for (number, title) in titles.enumerated().prefix(40) {
      for length in 1...title.count {
        let typed = String(title.prefix(length))
        let response = try index.respond(typed) {
          $0.limit = 0
          $0.isTyping = true
        }
        if response.notices.contains(where: { $0.code == "nothing-to-search" }) { continue }
        #expect(response.ids.contains("\(number)"), "`\(typed)` of `\(title)`")
      }
      #expect(try index.respond(title).entities.first?.tier == .exactTitle, "\(title)")
    }
  }
}
