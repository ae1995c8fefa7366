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
  private var known: [String: [String]] = [:]
  private var documents: [[String]: Query] = [:]
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
    let terms = try terms(of: word, in: place)
    if terms.isEmpty { return words.word(word, in: place) }
    // What so many have begun tells little, and hundreds of words take long to weigh.
    let size = try terms.reduce(0) { try $0 + facts.frequency($1) }
    guard size > common, word.token.parts.count == 1 else {
      return words.beginning(word, in: place, completions: terms)
    }
    if let known = documents[terms] { return known }
    let found = Query.scaled(try facts.database.documents(withAny: terms).query, by: 0)
    documents[terms] = found
    return found
  }

  /// The words, itself among them; of very many the most frequent, which is noted.
  private func terms(of word: QueryWord, in place: SearchField) throws -> [String] {
    let begun = place.term(word.token.parts[0].folded)
    if let found = known[begun] { return found }
    let longer = try facts.database.longerTerms(
      beginningWith: begun, scan: Self.longestScan / share, keep: max(8, Self.mostWords / share))
    if !longer.isWhole { hasLost = true }
    var found = try (facts.hasTerm(begun) ? [begun] : []) + longer.terms
    var room = try Self.mostPasses * facts.documentCount / share
    for (index, term) in found.enumerated() {
      room -= try facts.frequency(term)
      guard room < 0, index + 1 < found.count else { continue }
      found.removeSubrange((index + 1)...)
      hasLost = true
      break
    }
    known[begun] = found
    return found
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
