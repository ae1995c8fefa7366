import IndexSchema
import SearchModel

/// A query that describes what is looked for instead of naming it.
enum DescriptiveQuery {
  /// Fewer words are a name, or part of one.
  static let fewestWords = 5

  /// Whether the query is a sentence: enough words, with blanks between them or without, all of letters, none quoted, none
  /// of the title alone, and nobody still typing.
  ///
  /// Whether it happens to be a title only its hits can tell: see ``MeaningOrder``.
  static func isOne(_ clauses: [QueryClause], request: SearchRequest) -> Bool {
    guard !request.isTyping, !request.namesOnly, request.syntax != .spotlight else { return false }
    var words: Set<QueryWord> = []
    for clause in clauses where !clause.isFilter {
      guard case .word(let word) = clause, !word.isBeginning else { return false }
      words.insert(word.finished)
    }
    return words.allSatisfy { isOfLetters($0.token.text) }
      && words.reduce(0) { $0 + $1.token.wordCount } >= fewestWords
  }

  /// Han that stand for numbers are letters too.
  private static func isOfLetters(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.numericType == nil || $0.properties.isIdeographic }
  }
}
