import SearchModel

/// The same grammar for people who want to be told: everything the forgiving reading lets pass is an error.
struct StrictSyntax {
  let target: (String) -> AttributeTarget?
  let words: (String) -> [QueryWord]

  /// Seconds since 1970, from which relative dates count.
  let now: Double

  /// Checks the text.
  ///
  /// - Throws: `LimelightError(.usage)` whose message shows the text with a caret under the first bad
  ///   position.
  func check(_ text: String) throws {
    let prepared = PreparedTokens(text, target: target, now: now)
    for token in prepared.tokens {
      if let unmatched = prepared.unmatched, token.range.contains(unmatched) {
        throw Self.error("A parenthesis has no counterpart.", in: text, at: unmatched)
      }
      if let message = complaint(token) { throw Self.error(message, in: text, at: token.range.lowerBound) }
    }
    try checkGroups(prepared.tokens, in: text)
  }

  /// Every group has something in it, and every operator something beside it.
  private func checkGroups(_ tokens: [QueryToken], in text: String) throws {
    var levels: [[QueryToken]] = [[]]
    for token in tokens {
      switch token.shape {
      case .open:
        levels[levels.count - 1].append(token)
        levels.append([])
      case .close:
        let group = levels.removeLast()
        if group.isEmpty {
          throw Self.error("There is nothing in the parentheses.", in: text, at: token.range.lowerBound)
        }
        try checkOperators(group, in: text)
      case .bare, .quoted: levels[levels.count - 1].append(token)
      }
    }
    try checkOperators(levels[0], in: text)
  }

  private func checkOperators(_ tokens: [QueryToken], in text: String) throws {
    let operators = tokens.map(\.operatorWord)
    let roles = QueryRecognizer.roles(operators)
    for (index, word) in operators.enumerated() {
      guard let word, roles[index] == nil else { continue }
      throw Self.error(
        "`\(word.rawValue)` needs something to search on \(word == .not ? "its right" : "both sides").",
        in: text, at: tokens[index].range.lowerBound)
    }
  }

  private func complaint(_ token: QueryToken) -> String? {
    if token.shape == .quoted(isClosed: false) { return "A quotation mark is never closed." }
    if let key = token.key {
      guard let target = target(key.name) else { return "No attribute is called `\(key.name)`." }
      // The values of a group are looked at one by one.
      if token.shape == .open { return nil }
      return target.complaint(comparison: key.comparison, value: token.text)
    }
    if token.operatorWord != nil || token.shape == .open || token.shape == .close { return nil }
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
