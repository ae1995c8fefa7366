import IndexSchema
import SearchModel
@testable import SearchIndex
import Testing
import Xapian

/// What is answered from sets and remembered for a revision is what a match would have answered.
@Suite("Counts without a match")
struct FastCountTests {
  /// Words of one family share their English stem.
  private static let families = [
    ["network", "networks", "networking"], ["scan", "scans", "scanning"], ["scanner", "scanners"],
    ["print", "printing", "prints"], ["archive", "archives"], ["zeta"], ["zetas"], ["netware"],
  ]
  private static let words = families.flatMap { $0 }
  private static let now = QueryIndex.now

  private struct Donated {
    var entity: DonatedEntity
    var title: [String]
    var words: Set<String>

    func isVisible(at now: Double) -> Bool {
      !entity.isHidden && entity.expires.map { $0 > now } ?? true
    }
  }

  /// Entities of a few random words each, some hidden, some expired, some about to.
  private static func donations(_ count: Int, seed: UInt64) -> [Donated] {
    var chance = SeededGenerator(state: seed)
    return (0..<count).map { number in
      let title = (0..<Int.random(in: 1...3, using: &chance)).map { _ in words.randomElement(using: &chance)!
      }
      let text = (0..<Int.random(in: 0...5, using: &chance)).map { _ in words.randomElement(using: &chance)! }
      var entity = DonatedEntity.make(
        "\(number)", title.joined(separator: " "),
        ["contentDescription": .text(text.joined(separator: " "))])
      entity.isHidden = Int.random(in: 0..<8, using: &chance) == 0
      if Int.random(in: 0..<3, using: &chance) == 0 {
        entity.expires = now + Double(Int.random(in: -3...3, using: &chance)) * 1_000 + 500
      }
      return Donated(entity: entity, title: title, words: Set(title + text))
    }
  }

  /// The identifiers that a query of one word is counted with, from the words alone.
  private static func expected(_ typed: String, among donations: [Donated], at now: Double) -> Set<String> {
    let stemmer = Stemmer(language: "english")!
    let word = typed.filter { $0 != " " }
    let visible = donations.filter { $0.isVisible(at: now) }
    func ids(_ matches: (String) -> Bool) -> Set<String> {
      Set(visible.filter { $0.words.contains(where: matches) }.map(\.entity.key.id))
    }
    let whole = ids { $0 == word || stemmer.stem($0) == stemmer.stem(word) }
    return whole.isEmpty && !typed.hasSuffix(" ") ? ids { $0.hasPrefix(word) } : whole
  }

  private static var queries: [String] {
    words.flatMap { word in
      [word + " "] + (3...max(3, word.count)).map { String(word.prefix($0)) }
    }
  }

  @Test(
    "the count of a word is the number of visible entities that have it, else of those it may be meant for",
    arguments: 1...6)
  func counts(seed: Int) throws {
    let donations = Self.donations([0, 3, 40, 300][seed % 4] + seed, seed: UInt64(seed))
    let index = try QueryIndex(donations.map(\.entity))
    // One snapshot for all: from the second search on, what an earlier one found is used.
    let kept = index.snapshot()
    // Time passes while the snapshot stays open, and may be set back.
    for step in [0.0, 1_000, 2_000, -2_000, 5_000] {
      let now = Self.now + step
      for query in Self.queries {
        let expected = Self.expected(query, among: donations, at: now)
        var request = SearchRequest(query)
        request.limit = 3
        let first = try index.respond(request, now: now)
        let later = try SearchExecution(snapshot: kept, now: now).respond(to: request)
        #expect(first.ids == later.ids, "\(query)")
        #expect(first.entities.map(\.tier) == later.entities.map(\.tier), "\(query)")
        request.limit = 0
        let whole = try SearchExecution(snapshot: kept, now: now).respond(to: request)
        #expect(Set(whole.ids).isSuperset(of: expected), "\(query)")
        #expect(Set(whole.ids).count == whole.ids.count, "\(query)")
        // A word that nobody has may be taken for another; then all that is shown is counted.
        let isMeant = whole.entities.allSatisfy { [.titleBegun, .completed].contains($0.tier) }
        #expect(!expected.isEmpty || isMeant, "\(query)")
        let count = expected.isEmpty ? whole.ids.count : expected.count
        #expect(first.count == count && first.countIsExact, "\(query)")
        #expect(later.count == count && later.countIsExact, "\(query)")
        request.countOnly = true
        #expect(try SearchExecution(snapshot: kept, now: now).respond(to: request).count == count)
      }
    }
  }

  @Test("hundreds of titles that begin alike are counted and ordered as by a match")
  func manyTitles() throws {
    var chance = SeededGenerator(state: 7)
    let donations = (0..<400).map { number in
      var entity = DonatedEntity.make(
        "\(number)", "Alpha\(number % 150) \(Self.words[number % Self.words.count])")
      entity.isHidden = Int.random(in: 0..<9, using: &chance) == 0
      if Int.random(in: 0..<5, using: &chance) == 0 { entity.expires = Self.now - 1 }
      return entity
    }
    let visible = donations.filter { !$0.isHidden && $0.expires == nil }
    let index = try QueryIndex(donations)
    let kept = index.snapshot()
    _ = try SearchExecution(snapshot: kept, now: Self.now).respond(to: SearchRequest("zeta"))
    for typed in ["alph", "alpha"] {
      for offset in [0, 10, 250] {
        var request = SearchRequest(typed)
        request.offset = offset
        let first = try index.respond(request)
        let later = try SearchExecution(snapshot: kept, now: Self.now).respond(to: request)
        #expect(first.ids == later.ids && first.count == later.count, "\(typed) from \(offset)")
        let expected = visible.filter { $0["title"]?.texts[0].lowercased().hasPrefix(typed) ?? false }
        #expect(later.count == expected.count, "\(typed)")
        #expect(!later.ids.isEmpty || offset >= later.count)
      }
    }
  }

  @Test("a count within filters is as exact as one without")
  func filters() throws {
    let donations = Self.donations(200, seed: 11)
    let index = try QueryIndex(donations.map(\.entity))
    let kept = index.snapshot()
    for query in Self.queries {
      var request = SearchRequest(query)
      request.limit = 2
      request.types = ["Note"]
      let count = try SearchExecution(snapshot: kept, now: Self.now).respond(to: request).count
      #expect(count == Self.expected(query, among: donations, at: Self.now).count, "\(query)")
      request.types = ["Other"]
      #expect(try SearchExecution(snapshot: kept, now: Self.now).respond(to: request).count == 0)
    }
  }
}
