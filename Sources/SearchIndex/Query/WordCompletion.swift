import IndexSchema
import Xapian

/// The words an unfinished word may become.
///
/// Reads at most ``longestScan`` terms, whatever the vocabulary; the place where terms for beginnings, kept
/// ready in the index, will be asked instead.
struct WordCompletion {
  /// One a word, the most frequent first.
  var terms: [Query]
  /// Whether every word that begins so is among them.
  var isComplete: Bool

  static let mostTerms = 32
  static let longestScan = 1_500

  /// Nothing asked yet.
  static var none: WordCompletion { WordCompletion(terms: [], isComplete: false) }

  /// Words of `field` that begin with the word; those with the marks as typed come first.
  init(of word: QueryWord, in field: SearchField, database: Database) throws {
    guard let start = Self.start(of: word.token) else {
      (terms, isComplete) = ([], true)
      return
    }
    let folded = try Self.scan(field.term(start.folded), database)
    terms = folded.terms
    isComplete = folded.isComplete
    if let exact = start.exact {
      let marked = try Self.scan(field.term(exact), database)
      terms = marked.terms + terms
      isComplete = isComplete && marked.isComplete
    }
  }

  private init(terms: [Query], isComplete: Bool) {
    self.terms = terms
    self.isComplete = isComplete
  }

  /// What completions begin with: the whole of a compound, else its last part.
  private static func start(of token: Token) -> (folded: String, exact: String?)? {
    if let whole = token.whole { return (whole, nil) }
    return token.parts.last.map { ($0.folded, $0.exact) }
  }

  private static func scan(
    _ beginning: String, _ database: Database
  ) throws -> WordCompletion {
    var found = try database.allTerms(prefix: beginning, limit: longestScan)
    let reachedEnd = found.count < longestScan
    found.removeAll { $0.term.utf8.count == beginning.utf8.count }
    // Equally frequent terms stay in byte order: the sort is stable.
    found.sort { $0.frequency > $1.frequency }
    return WordCompletion(
      terms: found.prefix(mostTerms).map {
        Query.term($0.term)
      }, isComplete: reachedEnd && found.count <= mostTerms)
  }
}
