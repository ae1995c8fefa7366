import SearchModel

/// Typed text after recognition.
struct ParsedQuery: Equatable, Sendable {
  /// `nil` if nothing in the text can be searched for.
  var clause: QueryClause?
  /// Whether parts of it are joined by `AND`, so that nothing may be missing.
  var joinsAll = false
  /// What was dropped, shortened or taken as plain words.
  var notices: [Notice] = []

  /// The reading of blanks and punctuation.
  static let nothing = ParsedQuery(clause: nil, notices: [.nothingToSearch])
}

extension Notice {
  static let nothingToSearch = Notice(
    "nothing-to-search", "There is no word or value in the query to search for.")

  static func queryShortened(_ message: String) -> Notice { Notice("query-shortened", message) }
}
