/// Joins what people type apart and means one condition: `pages > 10`, `date: today`, `date:last week`; and writes
/// dates out.
struct TokenJoining {
  let target: (String) -> AttributeTarget?
  let now: Double

  /// So many words make a date at most: `last 7 days`; a range has two, and `..` between them.
  private static let longestDate = 3
  private static let longestRange = 2 * longestDate + 1

  /// The tokens with conditions in one piece each.
  func joined(_ tokens: [QueryToken]) -> [QueryToken] {
    var joined: [QueryToken] = []
    joined.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if let (token, length) = condition(tokens[index...]) {
        joined.append(token)
        index += length
      } else {
        joined.append(tokens[index])
        index += 1
      }
    }
    return joined
  }

  /// A key with what there is of its value.
  private struct Head {
    var key: QueryToken.Key
    /// The beginning of the value; `nil` if all of it follows.
    var value: String?
    /// In tokens.
    var length: Int
  }

  /// The condition that begins here and goes on behind a blank, and its length in tokens; the longest there is.
  private func condition(_ tokens: ArraySlice<QueryToken>) -> (QueryToken, Int)? {
    guard tokens.count > 1, let first = tokens.first, first.shape == .bare,
      let head = self.head(tokens, first)
    else { return nil }
    let rest = tokens.dropFirst(head.length)
    let isRange = rest.prefix(Self.longestRange).contains { $0.text == Self.dots }
    let most = isOrdered(head.key.name) ? isRange ? Self.longestRange : Self.longestDate : 1
    let words = rest.prefix(most).prefix(while: Self.isPlain)
    for count in stride(from: words.count, to: 0, by: -1) {
      let parts = words.prefix(count)
      var token = join(tokens.prefix(head.length + count))
      (token.key, token.isNegated) = (head.key, first.isNegated)
      token.text = Self.text([head.value].compactMap(\.self) + parts.map(\.text))
      if head.value == nil, let start = parts.first?.valueStart { token.valueStart = start }
      if isValue(token, of: head, hasDots: parts.contains { $0.text == Self.dots }) {
        return (token, head.length + count)
      }
    }
    return nil
  }

  /// `date:2026-01`, `date:` or `pages >`.
  private func head(_ tokens: ArraySlice<QueryToken>, _ first: QueryToken) -> Head? {
    if let key = first.key { return isOrdered(key.name) ? Head(key: key, value: first.text, length: 1) : nil }
    if let name = Self.nameBeforeSign(first.text) {
      return head(name: name.name, name.sign, length: 1)
    }
    let second = tokens[tokens.startIndex + 1]
    guard Self.isPlain(second), let sign = ComparisonSign(whole: second.text), sign.comparison != .matches
    else { return nil }
    return head(name: first.text, sign, length: 2)
  }

  /// Values that have no order are typed without blanks, but nobody types `!=` for anything else.
  private func head(name: String, _ sign: ComparisonSign, length: Int) -> Head? {
    let name = WidthFolding.fold(name)
    guard isOrdered(name) || sign.differs && target(name) != nil else { return nil }
    let key = QueryToken.Key(name: name, comparison: sign.comparison, differs: sign.differs)
    return Head(key: key, length: length)
  }

  /// `date:` and `pages>=` in two; `nil` for a text that does not end in a sign.
  private static func nameBeforeSign(_ text: String) -> (name: String, sign: ComparisonSign)? {
    guard let last = text.unicodeScalars.last, ComparisonSign.mayEnd(with: last) else { return nil }
    let scalars = Array(WidthFolding.fold(text).unicodeScalars)
    for length in [2, 1] where scalars.count > length {
      guard let sign = ComparisonSign(scalars[(scalars.count - length)...]), sign.length == length else {
        continue
      }
      var name = String.UnicodeScalarView()
      name.append(contentsOf: scalars.dropLast(length))
      return (String(name), sign)
    }
    return nil
  }

  /// Whether what was joined is a value of the key as a whole.
  private func isValue(_ token: QueryToken, of head: Head, hasDots: Bool) -> Bool {
    // A value that is whole already only goes on in words of a date, or behind `..`.
    if head.value != nil, !hasDots {
      return isDate(head.key.name) && RelativeDate.written(token.text, head.key.comparison, now: now) != nil
    }
    let written = written(token)
    guard let key = written.key, let target = target(key.name) else { return false }
    if !isOrdered(head.key.name) {
      return target.complaint(comparison: key.comparison, value: written.text) == nil
    }
    return target.fields.contains { $0.kind.isOrdered && $0.range(key.comparison, written.text) != nil }
  }

  private static func isPlain(_ token: QueryToken) -> Bool {
    token.shape == .bare && token.key == nil && !token.isNegated
  }

  private static let dots = ".."

  /// The parts with blanks between them, but none around `..`.
  private static func text(_ parts: [String]) -> String {
    var text = ""
    for part in parts {
      if !text.isEmpty, part != dots, !text.hasSuffix(dots) { text += " " }
      text += part
    }
    return text
  }

  private func join(_ tokens: ArraySlice<QueryToken>) -> QueryToken {
    var joined = tokens[tokens.startIndex]
    joined.source = tokens.map(\.source).joined(separator: " ")
    joined.range = joined.range.lowerBound..<(tokens.last?.range.upperBound ?? joined.range.upperBound)
    return joined
  }

  /// Whether values of the key come before and after each other.
  private func isOrdered(_ name: String) -> Bool {
    target(name)?.fields.contains { $0.kind.isOrdered } ?? isDate(name)
  }

  private func isDate(_ name: String) -> Bool {
    target(name)?.fields.contains { $0.kind == .date } ?? (Self.words[name.lowercased()] != nil)
  }

  /// `before:` and the like, where no attribute is called so: conditions on the date.
  private static let words: [String: QueryToken.Comparison] = [
    "before": .below, "until": .atMost, "since": .atLeast, "after": .above,
  ]

  /// The token with its date written out as days or moments, so that nothing behind needs to know what day it is.
  func written(_ token: QueryToken) -> QueryToken {
    guard var key = token.key, token.shape != .open else { return token }
    var written = token
    if target(key.name) == nil, key.comparison == .matches,
      let comparison = Self.words[key.name.lowercased()]
    {
      key = QueryToken.Key(name: "date", comparison: comparison)
      let days = RelativeDate.written(token.text, comparison, now: now)
      guard days != nil || QueryDate(token.text) != nil else { return token }
      written.key = key
    }
    guard isDate(key.name),
      let (comparison, text) = RelativeDate.written(token.text, key.comparison, now: now)
    else { return written }
    written.key?.comparison = comparison
    written.text = text
    return written
  }
}

extension AttributeTarget.Kind {
  /// Whether values come before and after each other.
  var isOrdered: Bool { self == .number || self == .date }
}
