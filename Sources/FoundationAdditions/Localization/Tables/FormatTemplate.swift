/// A format string, taken apart: what a translation and a key look like inside.
struct FormatTemplate {
  enum Piece: Equatable {
    case literal(String)
    /// `%@`, `%2$lld`, `%.1f`: the place of the argument (from 0) if it is written, and the format without that place.
    case argument(position: Int?, format: String)
    /// `%#@name@`: a part that changes with a number.
    case variable(position: Int?, name: String)
    /// `%arg`: the number that decided on this part.
    case decidingNumber
  }

  private(set) var pieces: [Piece] = []

  init(_ format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      append(String(rest[..<percent]))
      rest = rest[rest.index(after: percent)...]
      take(&rest)
    }
    append(String(rest))
  }

  private mutating func append(_ literal: String) {
    guard !literal.isEmpty else { return }
    if case .literal(let before)? = pieces.last {
      pieces[pieces.count - 1] = .literal(before + literal)
    } else {
      pieces.append(.literal(literal))
    }
  }

  /// Takes what follows a percent sign; what is no specifier stays text.
  private mutating func take(_ rest: inout Substring) {
    if rest.first == "%" {
      rest.removeFirst()
      return append("%")
    }
    if rest.hasPrefix("arg") {
      rest.removeFirst(3)
      return pieces.append(.decidingNumber)
    }
    let position = Self.position(&rest)
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      pieces.append(
        .variable(position: position, name: String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])))
      rest = rest[rest.index(after: end)...]
      return
    }
    let modifiers = rest.prefix { "0123456789.+-# 'hlqLzjt".contains($0) }
    guard let conversion = rest.dropFirst(modifiers.count).first,
      "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion)
    else {
      return append(position.map { "%\($0 + 1)$" } ?? "%")
    }
    rest = rest.dropFirst(modifiers.count + 1)
    pieces.append(.argument(position: position, format: "%\(modifiers)\(conversion)"))
  }

  private static func position(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix(while: \.isNumber)
    guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return number - 1
  }

  /// The one argument of a text made by this format, if it has just one.
  func onlyArgument(in text: String) -> String? {
    let places = pieces.indices.filter { if case .argument = pieces[$0] { true } else { false } }
    guard places.count == 1 else { return nil }
    let before = Self.text(of: pieces[..<places[0]])
    let after = Self.text(of: pieces[(places[0] + 1)...])
    guard text.utf8.count >= before.utf8.count + after.utf8.count else { return nil }
    return String(text.utf8.dropFirst(before.utf8.count).dropLast(after.utf8.count))
  }

  private static func text(of pieces: ArraySlice<Piece>) -> String {
    pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
  }
}
