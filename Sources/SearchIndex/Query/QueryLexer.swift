/// Cuts typed text into tokens; every string has a reading, so it cannot fail.
///
/// Cost: linear in the length of the text.
struct QueryLexer {
  private let typed: [UInt8]
  /// Where each scalar begins in it, and the end.
  private var starts: [Int] = []
  /// Signs of full width as those of ASCII, which is what decides.
  private var scalars: [Unicode.Scalar] = []
  private var position = 0

  init(_ text: String) {
    typed = Array(text.utf8)
    starts.reserveCapacity(typed.count + 1)
    scalars.reserveCapacity(typed.count)
    var start = 0
    for scalar in text.unicodeScalars {
      starts.append(start)
      scalars.append(WidthFolding.fold(scalar))
      start += UTF8.width(scalar)
    }
    starts.append(start)
  }

  /// All tokens in typed order; parentheses may lack their counterpart, see ``TokenPairs``.
  static func tokens(_ text: String) -> [QueryToken] {
    var lexer = QueryLexer(text)
    var tokens: [QueryToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() -> QueryToken? {
    while position < scalars.count, scalars[position].isBlank { position += 1 }
    guard position < scalars.count else { return nil }
    let start = position
    if scalars[position] == ")" { return parenthesis(.close, from: start) }
    let isNegated = consumeMinus()
    let key = Self.closingQuote(for: scalars[position]) == nil ? consumeKey() : nil
    if position < scalars.count, scalars[position] == "(" {
      return parenthesis(.open, from: start, isNegated: isNegated, key: key)
    }
    // The value is read before its token is made, since reading moves the position.
    let valueStart = position
    var shape = QueryToken.Shape.bare
    let text: String
    if position < scalars.count, let closing = Self.closingQuote(for: scalars[position]) {
      let quoted = consumeQuoted(until: closing)
      shape = .quoted(isClosed: quoted.isClosed)
      text = quoted.text
    } else {
      text = consumeBare()
    }
    let isWhole = shape == .bare && valueStart == start
    return QueryToken(
      shape: shape, text: text, valueStart: valueStart, isNegated: isNegated, key: key,
      source: isWhole ? text : string(start..<position), range: start..<position)
  }

  private mutating func parenthesis(
    _ shape: QueryToken.Shape, from start: Int, isNegated: Bool = false, key: QueryToken.Key? = nil
  ) -> QueryToken {
    position += 1
    return QueryToken(
      shape: shape, text: string(position - 1..<position), valueStart: position - 1, isNegated: isNegated,
      key: key, source: string(start..<position), range: start..<position)
  }

  /// One `-` directly before something negates; `--long`, a lone `-` and `a-b` are text.
  private mutating func consumeMinus() -> Bool {
    guard scalars[position] == "-", position + 1 < scalars.count else { return false }
    let following = scalars[position + 1]
    guard following != "-", !following.isBlank else { return false }
    position += 1
    return true
  }

  private mutating func consumeQuoted(until closing: Set<Unicode.Scalar>) -> (text: String, isClosed: Bool) {
    position += 1
    let start = position
    while position < scalars.count, !closing.contains(scalars[position]) { position += 1 }
    let text = string(start..<position)
    guard position < scalars.count else { return (text, false) }
    position += 1
    return (text, true)
  }

  /// A run up to white space, without the parentheses at its end that close more than it opens: `f(x)` is one run,
  /// `x)` is one and the end of a group.
  private mutating func consumeBare() -> String {
    let start = position
    var excess = 0
    while position < scalars.count, !scalars[position].isBlank {
      if scalars[position] == "(" { excess -= 1 }
      if scalars[position] == ")" { excess += 1 }
      position += 1
    }
    while excess > 0, position - 1 > start, scalars[position - 1] == ")" {
      position -= 1
      excess -= 1
    }
    return string(start..<position)
  }

  /// A name and an operator of comparison, if the run ahead begins with them and a value follows.
  ///
  /// `https://…`, `std::vector`, `12:30` and `note: text` are no keys.
  private mutating func consumeKey() -> QueryToken.Key? {
    var end = position
    while end < scalars.count, Self.isNameScalar(scalars[end], first: end == position) { end += 1 }
    guard end > position, end < scalars.count, let sign = ComparisonSign(scalars[end...]) else { return nil }
    let name = WidthFolding.fold(string(position..<end))
    var value = end + sign.length
    var final = sign
    // `key:>=3` is what people type who know other search boxes.
    if sign.comparison == .matches, let inner = ComparisonSign(scalars[value...]),
      inner.comparison != .matches
    {
      final = inner
      value += inner.length
    }
    guard value < scalars.count, !scalars[value].isBlank else { return nil }
    if sign.comparison == .matches, scalars[value] == ":" || startsWithSlashes(at: value) { return nil }
    position = value
    return QueryToken.Key(name: name, comparison: final.comparison, differs: final.differs)
  }

  private func startsWithSlashes(at index: Int) -> Bool {
    index + 1 < scalars.count && scalars[index] == "/" && scalars[index + 1] == "/"
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": return true
      case "0"..."9", "-", ".": return !first
      default: return false
      }
    }
    if scalar.properties.isAlphabetic { return true }
    guard !first else { return false }
    return scalar.properties.numericType != nil || scalar.properties.isGraphemeExtend
  }

  /// Whether a quotation may begin or end with it.
  static func isQuote(_ scalar: Unicode.Scalar) -> Bool { closingQuote(for: scalar) != nil }

  private static func closingQuote(for scalar: Unicode.Scalar) -> Set<Unicode.Scalar>? {
    switch scalar {
    case "\"": ["\""]
    // Word processors and phones turn straight marks into these.
    case "\u{201C}", "\u{201D}", "\u{201E}": ["\u{201C}", "\u{201D}", "\""]
    default: nil
    }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: typed[starts[range.lowerBound]..<starts[range.upperBound]], as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether it is white space; most of a query is ASCII, which need not be looked up.
  fileprivate var isBlank: Bool {
    isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
  }
}
