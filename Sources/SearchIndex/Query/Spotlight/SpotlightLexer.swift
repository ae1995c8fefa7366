/// A piece of a text in Core Spotlight's query language, with its place in scalars.
struct SpotlightToken: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case name(String)
    case number(Double)
    /// The literals around each unescaped `*`, and the letters directly behind the closing quotation mark.
    case quoted([String], modifiers: String)
    /// What stands between `$time.` and its end, and the argument in parentheses as typed.
    case time(String, argument: String?)
    case comparison(String)
    case and, or, not, open, close, comma
    case end
  }
  var kind: Kind
  var range: Range<Int>
}

/// Cuts a text in Core Spotlight's query language into tokens.
struct SpotlightLexer {
  let text: String
  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// All tokens, the last one being the end.
  ///
  /// - Throws: `LimelightError(.usage)` with a caret under what is no token.
  static func tokens(of text: String) throws -> [SpotlightToken] {
    var lexer = SpotlightLexer(text)
    var tokens: [SpotlightToken] = []
    repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  func error(_ message: String, at position: Int) -> any Error {
    SpotlightParser.error(message, in: text, at: position)
  }

  private mutating func next() throws -> SpotlightToken {
    while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
    let start = place
    guard place < scalars.count else { return SpotlightToken(kind: .end, range: start..<start) }
    let kind = try kind()
    return SpotlightToken(kind: kind, range: start..<place)
  }

  private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    place + offset < scalars.count ? scalars[place + offset] : nil
  }

  private mutating func taken(_ kind: SpotlightToken.Kind, _ count: Int = 1) -> SpotlightToken.Kind {
    place += count
    return kind
  }

  private mutating func kind() throws -> SpotlightToken.Kind {
    let first = scalars[place]
    switch first {
    case "=": return taken(.comparison("=="), peek(1) == "=" ? 2 : 1)
    case "!": return peek(1) == "=" ? taken(.comparison("!="), 2) : taken(.not)
    case "<": return peek(1) == "=" ? taken(.comparison("<="), 2) : taken(.comparison("<"))
    case ">": return peek(1) == "=" ? taken(.comparison(">="), 2) : taken(.comparison(">"))
    case "&" where peek(1) == "&": return taken(.and, 2)
    case "|" where peek(1) == "|": return taken(.or, 2)
    case "&", "|": throw error("`\(first)` has to stand twice: `\(first)\(first)`.", at: place)
    case "(": return taken(.open)
    case ")": return taken(.close)
    case ",": return taken(.comma)
    case "*": return taken(.name("*"))
    case "\"", "'": return try quoted(first)
    case "$": return try time()
    case "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}":
      throw error("Values stand in straight quotation marks: \" or '.", at: place)
    default: break
    }
    if Self.isDigit(first) || ((first == "-" || first == "+" || first == ".") && isNumberAhead) {
      return try number()
    }
    if Self.isName(first) { return .name(name()) }
    throw error("`\(first)` has no meaning here.", at: place)
  }

  private var isNumberAhead: Bool {
    guard let next = peek(1) else { return false }
    return Self.isDigit(next) || (next == "." && peek(2).map(Self.isDigit) == true)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// What names of attributes and of the app's own keys are written with, quotation marks aside.
  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", ":": true
    default: !scalar.isASCII && scalar.properties.isAlphabetic
    }
  }

  private mutating func name() -> String {
    let start = place
    while place < scalars.count, Self.isName(scalars[place]) { place += 1 }
    return string(start..<place)
  }

  private func string(_ range: Range<Int>) -> String { Self.string(scalars[range]) }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    // Appending scalars one by one is slow, and most texts are ASCII.
    if scalars.allSatisfy(\.isASCII) {
      return String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private mutating func number() throws -> SpotlightToken.Kind {
    let start = place
    while place < scalars.count {
      let scalar = scalars[place]
      let isSign =
        (scalar == "-" || scalar == "+")
        && (place == start || "eE".unicodeScalars.contains(scalars[place - 1]))
      guard isSign || Self.isDigit(scalar) || scalar == "." || scalar.properties.isAlphabetic else { break }
      place += 1
    }
    let typed = string(start..<place)
    guard let number = Double(typed), number.isFinite else {
      throw error("`\(typed)` is no number.", at: start)
    }
    return .number(number)
  }

  private mutating func quoted(_ mark: Unicode.Scalar) throws -> SpotlightToken.Kind {
    let start = place
    place += 1
    var literals: [[Unicode.Scalar]] = [[]]
    while true {
      guard place < scalars.count else { throw error("A quotation mark is never closed.", at: start) }
      let scalar = scalars[place]
      place += 1
      if scalar == mark { break }
      if scalar == "\\", place < scalars.count {
        literals[literals.count - 1].append(scalars[place])
        place += 1
      } else if scalar == "*" {
        // Several in a row are one.
        if !(literals.count > 1 && literals[literals.count - 1].isEmpty) { literals.append([]) }
      } else {
        literals[literals.count - 1].append(scalar)
      }
    }
    let modifiersStart = place
    while place < scalars.count, scalars[place].properties.isAlphabetic { place += 1 }
    let modifiers = string(modifiersStart..<place)
    if let wrong = modifiers.unicodeScalars.firstIndex(where: { !"cdwt".unicodeScalars.contains($0) }) {
      let offset = modifiers.unicodeScalars.distance(from: modifiers.unicodeScalars.startIndex, to: wrong)
      throw error(
        "`\(modifiers.unicodeScalars[wrong])` is no modifier; there are c (case), d (marks), w (words), t (tokens).",
        at: modifiersStart + offset)
    }
    return .quoted(literals.map { Self.string($0[...]) }, modifiers: modifiers)
  }

  private mutating func time() throws -> SpotlightToken.Kind {
    let start = place
    guard scalars[place...].starts(with: "$time.".unicodeScalars) else {
      throw error("After `$` only `time.` may follow.", at: start)
    }
    place += 6
    let nameStart = place
    while place < scalars.count, scalars[place] == "_" || scalars[place].properties.isAlphabetic {
      place += 1
    }
    let name = string(nameStart..<place)
    guard SpotlightTime.names.contains(name) else {
      throw error(
        "`$time.\(name)` is unknown; there are \(SpotlightTime.names.joined(separator: ", ")).", at: nameStart
      )
    }
    guard peek() == "(" else { return .time(name, argument: nil) }
    let argumentStart = place + 1
    while place < scalars.count, scalars[place] != ")" { place += 1 }
    guard place < scalars.count else {
      throw error("A parenthesis has no counterpart.", at: argumentStart - 1)
    }
    place += 1
    let argument = string(argumentStart..<(place - 1))
    return .time(name, argument: String(argument.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()))
  }
}
