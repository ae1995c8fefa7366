/// Takes a predicate's format apart into words, numbers, texts, signs and places for arguments.
struct PredicateLexer {
  enum Token: Equatable {
    case word(String)
    case number(String)
    case text(String)
    case symbol(String)
    /// `%@`, `%K`, `%d`: the letter that says which.
    case argument(Character)
    case variable(String)
    case end
  }

  let format: String
  private let characters: [Character]
  private(set) var place = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  func fault(_ reason: String, at offset: Int? = nil) -> PredicateFormatError {
    PredicateFormatError(format: format, offset: offset ?? place, reason: reason)
  }

  private var seen: Character? { place < characters.count ? characters[place] : nil }

  private mutating func takeWhile(_ test: (Character) -> Bool) -> String {
    let start = place
    while let character = seen, test(character) { place += 1 }
    return String(characters[start..<place])
  }

  /// The next token and where it begins.
  mutating func next() throws -> (token: Token, start: Int) {
    _ = takeWhile(\.isWhitespace)
    let start = place
    guard let first = seen else { return (.end, start) }
    if first == "\"" || first == "'" { return (.text(try quoted(first)), start) }
    if first.isNumber || first == "-"
      || (first == "." && place + 1 < characters.count && characters[place + 1].isNumber)
    {
      return (.number(try number()), start)
    }
    if first.isLetter || first == "_" || first == "@" || first == "#" { return (.word(word()), start) }
    if first == "$" {
      place += 1
      return (.variable(takeWhile { $0.isLetter || $0.isNumber || $0 == "_" }), start)
    }
    if first == "%" { return (.argument(try argument()), start) }
    return (.symbol(try symbol(first)), start)
  }

  /// A word or a path of keys, such as `name`, `owner.name`, `tags.@count`; `#` keeps a key from being a keyword.
  private mutating func word() -> String {
    takeWhile { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
  }

  private mutating func number() throws -> String {
    var text = ""
    if seen == "-" {
      place += 1
      text = "-"
    }
    text += takeWhile { $0.isNumber || $0 == "." }
    if let sign = seen, "eE".contains(sign) {
      place += 1
      text += "e" + takeWhile { $0.isNumber || $0 == "-" || $0 == "+" }
    }
    guard Double(text) != nil else { throw fault("\"\(text)\" is no number", at: place - text.count) }
    return text
  }

  private mutating func quoted(_ quotation: Character) throws -> String {
    let start = place
    place += 1
    var text = ""
    while let character = seen {
      place += 1
      if character == quotation { return text }
      guard character == "\\", let escaped = seen else {
        text.append(character)
        continue
      }
      place += 1
      text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    throw fault("the quotation has no end", at: start)
  }

  private mutating func argument() throws -> Character {
    let start = place
    place += 1
    _ = takeWhile { "hlqzjt".contains($0) }
    guard let letter = seen, "@KdDiuUxXfFeEgGaAcCs".contains(letter) else {
      throw fault("% is followed by no known specifier", at: start)
    }
    place += 1
    return letter
  }

  private mutating func symbol(_ first: Character) throws -> String {
    place += 1
    if let second = seen {
      let pair = "\(first)\(second)"
      if ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(pair) {
        place += 1
        return pair
      }
    }
    guard "=<>!(){}[],".contains(first) else { throw fault("\"\(first)\" is not supported", at: place - 1) }
    return String(first)
  }
}
