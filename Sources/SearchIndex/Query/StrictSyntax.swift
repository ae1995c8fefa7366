import SearchModel

/// The same grammar for people who want to be told: everything the forgiving reading lets pass is an error.
struct StrictSyntax {
  let target: (String) -> AttributeTarget?
  let words: (String) -> [QueryWord]

  /// Checks the text.
  ///
  /// - Throws: `LimelightError(.usage)` whose message shows the text with a caret under the first bad
  ///   position.
  func check(_ text: String) throws {
    let tokens = QueryLexer.tokens(text)
    let unmatched = unmatchedParenthesis(text, tokens)
    for token in tokens {
      if let unmatched, token.range.contains(unmatched) {
        throw Self.error("A parenthesis has no counterpart.", in: text, at: unmatched)
      }
      if let message = complaint(token) { throw Self.error(message, in: text, at: token.range.lowerBound) }
    }
    let operators = tokens.map(\.operatorWord)
    let roles = QueryRecognizer.roles(operators)
    for (index, word) in operators.enumerated() {
      guard let word, roles[index] == nil else { continue }
      throw Self.error(
        "`\(word.rawValue)` needs something to search on \(word == .not ? "its right" : "both sides").",
        in: text, at: tokens[index].range.lowerBound)
    }
  }

  /// Where, outside quotation marks, a parenthesis is opened and never closed, or closed and never opened.
  private func unmatchedParenthesis(_ text: String, _ tokens: [QueryToken]) -> Int? {
    let scalars = Array(text.unicodeScalars)
    var open: [Int] = []
    for token in tokens {
      if case .quoted = token.shape { continue }
      for position in token.range where scalars.indices.contains(position) {
        if scalars[position] == "(" { open.append(position) }
        if scalars[position] == ")", open.popLast() == nil { return position }
      }
    }
    return open.first
  }

  private func complaint(_ token: QueryToken) -> String? {
    if token.shape == .quoted(isClosed: false) { return "A quotation mark is never closed." }
    if let key = token.key {
      guard let target = target(key.name) else { return "No attribute is called `\(key.name)`." }
      return target.complaint(comparison: key.comparison, value: token.text)
    }
    if token.operatorWord != nil { return nil }
    if let end = token.text.unicodeScalars.last, ":=<>".unicodeScalars.contains(end), token.shape == .bare {
      guard target(String(token.text.dropLast())) != nil else {
        return "No attribute is called `\(token.text.dropLast())`, and no value follows."
      }
      return "A value has to follow `\(token.text)` without a space."
    }
    return words(token.text).isEmpty ? "There is no letter, digit or symbol to search for." : nil
  }

  /// A caret only helps under text that stays on one line; longer text is shown around the position.
  static func error(
    _ message: String, in text: String, at position: Int,
    hint: String = "Correct the query, or leave out `--syntax strict` to search for it as it is."
  ) -> LimelightError {
    let scalars = Array(text.unicodeScalars)
    let start = max(0, position - 40)
    let shown = scalars[start..<min(scalars.count, position + 40)].map { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.isWhitespace ? " " : scalar
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: shown)
    let caret = String(repeating: " ", count: position - start) + "^"
    return LimelightError(
      .usage, "\(message)\n  \(String(line))\n  \(caret)", hint: hint)
  }
}
