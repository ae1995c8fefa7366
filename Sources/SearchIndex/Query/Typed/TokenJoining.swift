/// Joins what people type apart and means one condition: `pages > 10`, `date:last week`; and writes dates out.
struct TokenJoining {
  let target: (String) -> AttributeTarget?
  let now: Double

  /// So many words make a date at most: `last 7 days`.
  private static let longestDate = 3

  /// The tokens with conditions in one piece each.
  func joined(_ tokens: [QueryToken]) -> [QueryToken] {
    var joined: [QueryToken] = []
    joined.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if let (token, length) = comparison(tokens[index...]) ?? date(tokens[index...]) {
        joined.append(token)
        index += length
      } else {
        joined.append(tokens[index])
        index += 1
      }
    }
    return joined
  }

  /// `pages > 10` with blanks, if the key is one of numbers or dates and the value can be compared.
  private func comparison(_ tokens: ArraySlice<QueryToken>) -> (QueryToken, Int)? {
    guard tokens.count >= 3 else { return nil }
    let (name, sign) = (tokens[tokens.startIndex], tokens[tokens.startIndex + 1])
    guard name.shape == .bare, name.key == nil, Self.isPlain(sign),
      let comparison = ComparisonSign(whole: sign.text), comparison.comparison != .matches,
      let target = target(WidthFolding.fold(name.text)), target.fields.contains(where: { $0.kind.isOrdered })
    else { return nil }
    let values = tokens.dropFirst(2).prefix(Self.longestDate).prefix(while: Self.isPlain)
    for count in stride(from: values.count, to: 0, by: -1) {
      var token = join(tokens.prefix(2 + count))
      token.key = QueryToken.Key(
        name: WidthFolding.fold(name.text), comparison: comparison.comparison, differs: comparison.differs)
      token.text = values.prefix(count).map(\.text).joined(separator: " ")
      let value = written(token)
      guard target.complaint(comparison: value.key?.comparison ?? comparison.comparison, value: value.text) == nil else {
        continue
      }
      return (token, 2 + count)
    }
    return nil
  }

  private static func isPlain(_ token: QueryToken) -> Bool {
    token.shape == .bare && token.key == nil && !token.isNegated
  }

  /// `date:last 7 days`: the key and so many words behind it as make a date, the most first.
  private func date(_ tokens: ArraySlice<QueryToken>) -> (QueryToken, Int)? {
    guard let first = tokens.first, first.shape == .bare, let key = first.key, isDate(key.name) else {
      return nil
    }
    let words = tokens.prefix(Self.longestDate)
    for count in stride(from: words.count, to: 1, by: -1) {
      let parts = words.prefix(count)
      guard parts.dropFirst().allSatisfy(Self.isPlain) else { continue }
      let text = parts.map(\.text).joined(separator: " ")
      guard RelativeDate.written(text, key.comparison, now: now) != nil else { continue }
      var token = join(parts)
      (token.text, token.key, token.isNegated) = (text, key, first.isNegated)
      return (token, count)
    }
    return nil
  }

  private func join(_ tokens: ArraySlice<QueryToken>) -> QueryToken {
    var joined = tokens[tokens.startIndex]
    joined.source = tokens.map(\.source).joined(separator: " ")
    joined.range = joined.range.lowerBound..<(tokens.last?.range.upperBound ?? joined.range.upperBound)
    return joined
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
