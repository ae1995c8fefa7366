import SearchModel
import TerminalText

/// The same grammar for people who want to be told: everything the forgiving reading lets pass is an error.
struct StrictSyntax {
  let target: (String) -> AttributeTarget?
  let words: (String) -> [QueryWord]
  /// The attribute that is called nearly so, if there is one.
  let nearest: (String) -> String?

  /// Seconds since 1970, from which relative dates count.
  let now: Double

  /// Checks the text.
  ///
  /// - Throws: `LimelightError(.usage)` whose message shows the text with a caret under the first bad
  ///   position.
  func check(_ text: String) throws {
    guard text.unicodeScalars.count <= QueryRecognizer.longestText else {
      throw Self.error(
        "A query has at most \(QueryRecognizer.longestText) characters.", in: text,
        at: QueryRecognizer.longestText,
        hint: "Shorten the query, or leave out `--syntax strict` to search for its beginning.")
    }
    let prepared = PreparedTokens(text, target: target, now: now)
    var keys: [QueryToken.Key?] = []
    for token in prepared.tokens {
      if let unmatched = prepared.unmatched, token.range.contains(unmatched) {
        throw Self.error("A parenthesis has no counterpart.", in: text, at: unmatched)
      }
      if let (message, place) = complaint(token, inherited: keys.last ?? nil) {
        throw Self.error(message, in: text, at: place)
      }
      if token.shape == .open { keys.append(token.key ?? keys.last ?? nil) }
      if token.shape == .close { _ = keys.popLast() }
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

  /// What is wrong with a token, and where.
  ///
  /// - Parameter inherited: the key of the group it stands in.
  private func complaint(
    _ token: QueryToken, inherited: QueryToken.Key?
  ) -> (message: String, place: Int)? {
    if token.shape == .quoted(isClosed: false) {
      return ("A quotation mark is never closed.", token.valueStart)
    }
    if let key = token.key, target(key.name) == nil {
      return (unknown(key.name), token.range.lowerBound + (token.isNegated ? 1 : 0))
    }
    // The values of a group are looked at one by one.
    if token.shape == .open || token.shape == .close || token.operatorWord != nil { return nil }
    if let key = token.key ?? inherited, let target = target(key.name) {
      return complaint(token, target, key)
    }
    let name = token.text.dropLast()
    if token.shape == .bare, let end = token.text.last, ":=<>".contains(end), !name.isEmpty {
      return (
        target(String(name)) == nil
          ? unknown(String(name)) : "A value has to follow `\(token.text)` without a space.",
        token.range.lowerBound
      )
    }
    let words = words(token.text)
    if words.isEmpty {
      return ("There is no letter, digit or symbol to search for.", token.range.lowerBound)
    }
    return stray(token, words)
  }

  private func complaint(
    _ token: QueryToken, _ target: AttributeTarget, _ key: QueryToken.Key
  ) -> (message: String, place: Int)? {
    var valued = token
    valued.key = key
    if token.key == nil { valued = TokenJoining(target: self.target, now: now).written(valued) }
    let comparison = valued.key?.comparison ?? key.comparison
    if let complaint = target.complaint(comparison: comparison, value: valued.text) {
      return (complaint, token.valueStart)
    }
    guard comparison == .matches, !target.comparesBytes else { return nil }
    let words = words(valued.text)
    return words.isEmpty ? (target.complaintWithoutWords, token.valueStart) : stray(token, words)
  }

  private func stray(_ token: QueryToken, _ words: [QueryWord]) -> (message: String, place: Int)? {
    guard token.shape == .bare, let stray = StraySign(in: token.text, words: words) else { return nil }
    return (stray.message, token.valueStart + stray.place)
  }

  private func unknown(_ name: String) -> String {
    "No attribute is called `\(name)`" + (nearest(name).map { "; did you mean `\($0)`?" } ?? ".")
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
    func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    let columns = TextWidth.columns(string(shown.prefix(position - start)))
    let caret = String(repeating: " ", count: columns) + "^"
    return LimelightError(
      .usage, "\(message)\n  \(string(shown[...]))\n  \(caret)", hint: hint)
  }
}
