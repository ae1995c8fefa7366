import IndexSchema
import SearchModel
import TestSupport
import Testing
import Xapian

@testable import SearchIndex

/// What is found before a match, since it takes long in it.
@Suite("Parts of a query that are found first")
struct FoundFirstTests {
  private static let vocabulary = [
    "harbour", "harbours", "harvest", "hammer", "lamp", "lantern", "rope", "ropes", "salt", "sailor", "sea",
  ]

  private static func index(seed: Int) throws -> QueryIndex {
    var random = SeededRandom(seed: UInt64(seed))
    return try QueryIndex(
      (0..<300).map { number in
        let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
          vocabulary.randomElement(using: &random) ?? ""
        }
        let title = vocabulary.randomElement(using: &random)
        return .make("\(number)", title, ["textContent": .text(words.joined(separator: " "))])
      })
  }

  private static func hits(_ query: Query, _ weighting: Weighting, _ snapshot: IndexSnapshot) throws
    -> [MatchSet.Hit]
  {
    let enquire = try Enquire(snapshot.database)
    enquire.query = query
    enquire.weighting = weighting
    return try enquire.matchSet(count: 400).hits
  }

  @Test("A phrase beside other words finds the same entities with the same weights", arguments: 1...3)
  func phrases(seed: Int) throws {
    let index = try Self.index(seed: seed)
    defer { withExtendedLifetime(index) {} }
    let snapshot = index.snapshot()
    let inMatch = WordQueries(stemmers: [])
    var before = inMatch
    before.phrasesFirst = snapshot.facts
    var found = 0
    for first in Self.vocabulary {
      for second in Self.vocabulary + ["nowhere"] {
        let phrase = QueryWord.words(of: "\(first) \(second)", analyzer: TextAnalyzer())
        for field in [SearchField.everywhere, .names] {
          func asked(_ words: WordQueries) -> Query {
            .filter(.or([.term("salt"), words.phrase(phrase, in: field)]), by: .term("lamp"))
          }
          let expected = try Self.hits(asked(inMatch), RankingProfile.long, snapshot)
          #expect(try Self.hits(asked(before), RankingProfile.long, snapshot) == expected, "\(phrase)")
          found += expected.count
        }
      }
    }
    #expect(found > 1_000)
  }

  @Test("Words that begin so find the same entities whether or not they are weighed", arguments: 1...3)
  func beginnings(seed: Int) throws {
    let index = try Self.index(seed: seed)
    defer { withExtendedLifetime(index) {} }
    let snapshot = index.snapshot()
    let words = WordQueries(stemmers: [])
    for text in ["h", "ha", "harb", "harbours", "r", "sa", "s", "x"] {
      let word = try #require(QueryWord.words(of: text, analyzer: TextAnalyzer()).first)
      for field in [SearchField.everywhere, .names] {
        func found(common: Int) throws -> [UInt32] {
          let beginnings = WordBeginnings(facts: snapshot.facts, words: words, count: 1, common: common)
          return try Self.hits(beginnings.query(word, in: field), .boolean, snapshot).map(\.docid)
        }
        let expected = try found(common: .max)
        #expect(try found(common: 0) == expected, "\(text)")
        #expect(expected.isEmpty == (text == "x"))
      }
    }
  }
}
