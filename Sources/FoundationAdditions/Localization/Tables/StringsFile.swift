/// Reads `.strings` files: `"key" = "value";`, quoted or not, with comments and escapes.
struct StringsFile {
  /// What is wrong with a file.
  struct Fault: Error, Equatable {
    let line: Int
    let reason: String
  }

  private let text: [Unicode.Scalar]
  private var place = 0

  /// The entries of a file in UTF-8, UTF-16 or one of the property list forms.
  static func entries(of data: Data) throws -> [String: String] {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
    }
    guard let text = decoded(data) else {
      throw Fault(line: 1, reason: "the text is neither UTF-8 nor UTF-16")
    }
    var file = StringsFile(text: text)
    return try file.read()
  }

  private static func decoded(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(data: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
  }

  private init(text: String) { self.text = Array(text.unicodeScalars) }

  private mutating func read() throws -> [String: String] {
    var entries: [String: String] = [:]
    try skipSpace()
    while place < text.count {
      let key = try word()
      try skipSpace()
      if take("=") {
        try skipSpace()
        entries[key] = try word()
        try skipSpace()
      } else {
        entries[key] = key
      }
      guard take(";") else { throw fault("expected ; after the entry \"\(key)\"") }
      try skipSpace()
    }
    return entries
  }

  private func fault(_ reason: String) -> Fault {
    Fault(line: text[..<min(place, text.count)].count { $0 == "\n" } + 1, reason: reason)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < text.count, text[place] == scalar else { return false }
    place += 1
    return true
  }

  private func sees(_ word: String) -> Bool { text[place...].starts(with: word.unicodeScalars) }

  private mutating func skipSpace() throws {
    while place < text.count {
      if text[place].properties.isWhitespace {
        place += 1
      } else if sees("//") {
        while place < text.count && text[place] != "\n" { place += 1 }
      } else if sees("/*") {
        let start = self
        place += 2
        while place < text.count && !sees("*/") { place += 1 }
        guard place < text.count else { throw start.fault("the comment has no end") }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func word() throws -> String {
    if take("\"") { return try quoted() }
    let start = place
    while place < text.count,
      text[place].properties.isAlphabetic || "0123456789_.-$:/".unicodeScalars.contains(text[place])
    {
      place += 1
    }
    guard place > start else { throw fault("expected a key or a value") }
    return string(text[start..<place])
  }

  private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private mutating func quoted() throws -> String {
    let start = self
    var word = String.UnicodeScalarView()
    while place < text.count {
      if take("\"") { return String(word) }
      guard take("\\") else {
        word.append(text[place])
        place += 1
        continue
      }
      word.append(contentsOf: try escape())
    }
    throw start.fault("the quotation has no end")
  }

  private mutating func escape() throws -> String.UnicodeScalarView {
    guard place < text.count else { throw fault("the escape has no end") }
    let letter = text[place]
    place += 1
    switch letter {
    case "n": return "\n".unicodeScalars
    case "t": return "\t".unicodeScalars
    case "r": return "\r".unicodeScalars
    case "U", "u": return try utf16Escape().unicodeScalars
    case "0"..."7":
      place -= 1
      let digits = text[place...].prefix(3).prefix { ("0"..."7").contains($0) }
      place += digits.count
      return UInt32(string(digits), radix: 8).flatMap(Unicode.Scalar.init).map { String($0).unicodeScalars }
        ?? .init()
    default: return String(letter).unicodeScalars
    }
  }

  /// One UTF-16 unit, and the second of a pair if it is one.
  private mutating func utf16Escape() throws -> String {
    var units = [try utf16Unit()]
    if UTF16.isLeadSurrogate(units[0]), sees("\\U") || sees("\\u") {
      place += 2
      units.append(try utf16Unit())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func utf16Unit() throws -> UInt16 {
    guard let unit = UInt16(string(text[place...].prefix(4)), radix: 16) else {
      throw fault("expected four hex digits")
    }
    place += 4
    return unit
  }
}
