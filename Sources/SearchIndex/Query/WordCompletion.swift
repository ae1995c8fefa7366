import IndexSchema

/// The words an unfinished word may become.
///
/// Reads at most ``longestScan`` terms, whatever the vocabulary, once a revision for each beginning; the place
/// where terms for beginnings, kept ready in the index, will be asked instead.
struct WordCompletion {
  /// One a word, the most frequent first.
  var terms: [String]
  /// Whether every word that begins so is among them.
  var isComplete: Bool

  static let mostTerms = 32
  static let longestScan = 1_500

  /// Nothing asked yet.
  static var none: WordCompletion { WordCompletion(terms: [], isComplete: false) }

  /// Words of `field` that begin with the word; those with the marks as typed come first.
  init(of word: QueryWord, in field: SearchField, facts: SnapshotFacts) throws {
    guard let start = Self.start(of: word.token) else {
      (terms, isComplete) = ([], true)
      return
    }
    let folded = try facts.completion(field.term(start.folded))
    terms = folded.terms
    isComplete = folded.isComplete
    if let exact = start.exact {
      let marked = try facts.completion(field.term(exact))
      terms = marked.terms + terms
      isComplete = isComplete && marked.isComplete
    }
  }

  init(terms: [String], isComplete: Bool) {
    self.terms = terms
    self.isComplete = isComplete
  }

  /// What completions begin with: the whole of a compound, else its last part.
  private static func start(of token: Token) -> (folded: String, exact: String?)? {
    if let whole = token.whole { return (whole, nil) }
    return token.parts.last.map { ($0.folded, $0.exact) }
  }
}
