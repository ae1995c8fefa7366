import IndexSchema
import Xapian

/// The words that begin like one typed with a `*`, each beginning looked up once a search.
///
/// Several of them share what may be looked at, so that a query of nothing else takes no longer.
final class WordBeginnings {
  private let facts: SnapshotFacts
  private let words: WordQueries
  private let share: Int
  private let common: Int
  private var known: [String: Query] = [:]
  /// Whether more words begin so than are asked for.
  private(set) var hasLost = false

  /// - Parameters:
  ///   - count: how many words of the query were typed with a `*`, the excluded ones too.
  ///   - common: what more entities have begun is only found, and not weighed.
  init(facts: SnapshotFacts, words: WordQueries, count: Int, common: Int = RankingProfile.common) {
    self.facts = facts
    self.common = common
    self.words = words
    share = max(1, count)
  }

  /// Documents with such words in a field.
  func query(_ word: QueryWord, in place: SearchField) throws -> Query {
    let begun = place.term(word.token.parts[0].folded)
    if let found = known[begun] { return found }
    let (terms, size) = try terms(begun)
    let found: Query
    if terms.isEmpty {
      found = words.word(word, in: place)
    } else if size > common {
      // What so many have begun tells little, and hundreds of words take long to weigh.
      found = .scaled(try facts.database.documents(withAny: terms).query, by: 0)
    } else {
      found = words.beginning(word, in: place, completions: terms)
    }
    known[begun] = found
    return found
  }

  /// The words, itself among them, and how many documents those have together; of very many the most frequent, which is
  /// noted.
  private func terms(_ begun: String) throws -> (terms: [String], size: Int) {
    let longer = try facts.database.longerTerms(
      beginningWith: begun, scan: Self.longestScan / share, keep: max(8, Self.mostWords / share))
    if !longer.isWhole { hasLost = true }
    var found = try (facts.hasTerm(begun) ? [begun] : []) + longer.terms
    let room = try Self.mostPasses * facts.documentCount / share
    var size = 0
    for (index, term) in found.enumerated() {
      size += try facts.frequency(term)
      guard size > room, index + 1 < found.count else { continue }
      found.removeSubrange((index + 1)...)
      hasLost = true
      break
    }
    return (found, size)
  }

  /// So many words may begin like those typed with a `*`, and so many are looked at to find them.
  static let mostWords = 512
  private static let longestScan = 20_000
  /// Of frequent words so many as together have this many times as many entities as there are.
  private static let mostPasses = 4
}

extension QueryClause {
  /// How many words of it were typed with a `*`.
  var beginnings: Int {
    switch self {
    case .word(let word): word.isBeginning ? 1 : 0
    case .attribute(let condition): condition.words.count(where: \.isBeginning)
    case .phrase: 0
    case .not(let inner): inner.beginnings
    case .all(let clauses), .any(let clauses): clauses.reduce(0) { $0 + $1.beginnings }
    }
  }
}
