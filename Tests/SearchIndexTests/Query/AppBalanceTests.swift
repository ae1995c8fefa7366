import Catalog
import SearchModel
import TestSupport
import Testing

@testable import SearchIndex

@Suite("One app does not fill the first page")
struct AppBalanceTests {
  private static func flood(of count: Int, others: [DonatedEntity]) throws -> QueryIndex {
    // The newest come first among equals: the flood is donated last.
    try QueryIndex(others + (1...count).map { .make("f\($0)", "harbour \($0)", app: "flood") })
  }

  private func pages(_ index: QueryIndex, _ text: String, of size: Int) throws -> [String] {
    var found: [String] = []
    var offset: Int? = 0
    while let start = offset {
      let page = try index.respond(text) { ($0.offset, $0.limit) = (start, size) }
      found += page.ids
      offset = page.next
    }
    return found
  }

  @Test("After three of one app in a tier comes one of another, however far down it stood")
  func order() throws {
    let index = try Self.flood(
      of: 500, others: [.make("a", "harbour one", app: "a"), .make("b", "harbour two", app: "b")])
    let found = try index.ids("harbour ")
    #expect(found.prefix(8) == ["f500", "f499", "f498", "b", "f497", "f496", "f495", "a"])
    #expect(found[8...].allSatisfy { $0.hasPrefix("f") })
  }

  @Test("A lower tier never comes above a higher one")
  func tiers() throws {
    let index = try Self.flood(
      of: 40, others: [.make("low", "boats", app: "a", ["textContent": .text("a harbour")])])
    let found = try index.ids("harbour ") { $0.limit = 0 }
    #expect(found.last == "low" && found.count == 41)
  }

  @Test(
    "Pages of every size together are the same list without repeats or gaps", arguments: [1, 3, 7, 10, 64])
  func paging(size: Int) throws {
    let index = try Self.flood(
      of: 230, others: [.make("a", "harbour one", app: "a"), .make("b", "old harbour", app: "b")])
    let whole = try index.ids("harbour ") { $0.limit = 0 }
    #expect(whole.count == 232 && Set(whole).count == 232)
    #expect(try pages(index, "harbour ", of: size) == whole)
    #expect(try pages(index, "har", of: size) == index.ids("har") { $0.limit = 0 })
  }

  @Test("Whoever orders what was found by its score has the same order, whatever moved hits up")
  func scores() throws {
    var others: [DonatedEntity] = [
      .make("a", "the old harbour of a far town", app: "a"),
      .make("b", "boats", app: "b", ["textContent": .text("harbour")]),
      .make("c", "another harbour by the sea", app: "c"),
    ]
    for number in 0..<40 {
      others.append(
        .make("o\(number)", "harbour \(number)", app: "flood", ["rankingHint": .integer(Int64(number * 2))]))
    }
    let index = try Self.flood(of: 230, others: others)
    for text in ["harbour ", "har", "harbour"] {
      let whole = try index.respond(text) { $0.limit = 0 }.entities
      let scores = whole.map(\.score)
      #expect(scores == scores.sorted(by: >), "\(text)")
      for (hit, next) in zip(whole, whole.dropFirst()) where hit.tier != next.tier {
        #expect(hit.score > next.score && hit.tier < next.tier, "\(text)")
      }
      var pages: [Double] = []
      while pages.count < whole.count {
        let page = try index.respond(text) { ($0.offset, $0.limit) = (pages.count, 7) }.entities
        if page.isEmpty { break }
        pages += page.map(\.score)
      }
      #expect(pages == scores, "\(text)")
    }
  }

  @Test("Sorted, filtered and wordless searches keep their order")
  func unaffected() throws {
    let index = try Self.flood(of: 12, others: [.make("a", "harbour one", app: "a")])
    #expect(try index.ids("harbour ") { $0.apps = ["flood"] } == (1...12).reversed().map { "f\($0)" })
    #expect(try index.ids("harbour ") { $0.sort = [.init("title")] }.first == "f1")
    #expect(try index.ids("-marina ") == (1...12).reversed().map { "f\($0)" } + ["a"])
  }

  @Test("What was opened before, or is on screen, is not passed over")
  func kept() throws {
    let index = try Self.flood(of: 12, others: [.make("a", "harbour one", app: "a")])
    let opened = (2...6).map {
      ActivityStore.Opening(
        key: EntityKey(app: "flood", type: "Note", id: ""), row: $0, typed: "harbour", at: QueryIndex.now)
    }
    let engagement = Engagement(opened, typed: "harbour", now: QueryIndex.now)
    let found = try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now, engagement: engagement)
      .respond(to: SearchRequest("harbour ")).ids
    #expect(Set(found.prefix(5)) == ["f1", "f2", "f3", "f4", "f5"])
    #expect(found[5] == "a")
  }

  @Test("The reason is explained")
  func explained() throws {
    let index = try Self.flood(of: 12, others: [.make("a", "harbour one", app: "a")])
    let hits = try index.respond("harbour ") { $0.explain = true }.entities
    #expect(hits[3].explanation.contains("moved up behind 3 of one app"))
    #expect(hits.filter { $0.explanation.contains("moved up behind 3 of one app") }.count == 1)
  }

  /// Those in capitals are in a better tier.
  private static func candidates(_ apps: String) -> [AppBalance.Candidate] {
    apps.enumerated().map { index, app in
      let parts = ScoreParts(tier: app.isUppercase ? .allInTitle : .allAnywhere, text: 1)
      return AppBalance.Candidate(
        hit: RankedHit(docid: UInt32(index), parts: parts, index: index), app: app.lowercased())
    }
  }

  @Test("Of the first hits others are taken where none behind them can be better")
  func near() {
    func others(_ apps: String) -> String? {
      AppBalance.others(than: "a", among: Self.candidates(apps))?.map(\.app).joined()
    }
    #expect(others("aabacaada") == "bcd")
    #expect(others("AABaaabacaada") == "bbcd")
    #expect(others("aabacaa") == nil)
    #expect(others("AABCDaaab") == nil)
    #expect(others("aaaa") == nil)
    #expect(others("") == nil)
  }

  @Test("However many of the others there are, the first page is that of a search for each app")
  func many() throws {
    var random = SeededRandom(seed: 8)
    let index = try QueryIndex(
      (0..<300).map { number in
        let filling = String(repeating: "sand ", count: Int.random(in: 0..<40, using: &random))
        let app = ["flood", "flood", "flood", "flood", "flood", "a", "b"].randomElement(using: &random) ?? ""
        return .make(
          "\(app)\(number)", "x", app: app, ["textContent": .text("\(filling) harbour \(filling)")])
      })
    let found = try index.ids("harbour ") { $0.limit = 10 }
    func apps(_ ids: [String]) -> [String] { ids.map { $0.filter(\.isLetter) } }
    for app in ["flood", "a", "b"] {
      let own = try index.ids("harbour ") { ($0.apps, $0.limit) = ([app], 10) }
      let shown = found.filter { apps([$0]) == [app] }
      #expect(shown == Array(own.prefix(shown.count)), "\(app)")
    }
    for run in 0..<7 { #expect(Set(apps(Array(found[run..<(run + 4)]))).count > 1) }
  }

  @Test("Three apps that alternate stay as they are, two floods make room for each other")
  func pure() {
    func balanced(_ apps: String) -> String {
      let all = Self.candidates(apps)
      return AppBalance.balanced(Array(all.prefix(10)), places: 10) { app in all.filter { $0.app != app } }
        .map(\.app).joined()
    }
    #expect(balanced("abcabcabca") == "abcabcabca")
    #expect(balanced("aaaaaaaaaabbbbbbbbbb") == "aaabaaabaa")
    #expect(balanced("aaa") == "aaa")
    #expect(balanced("aaaaa") == "aaaaa")
    #expect(balanced("") == "")
  }
}
