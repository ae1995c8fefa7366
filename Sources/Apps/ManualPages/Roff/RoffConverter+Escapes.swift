extension RoffConverter {
  /// Strings that the macro packages define.
  private static let predefined = [
    "R": "®", "Tm": "™", "lq": "“", "rq": "”", "Gt": ">", "Lt": "<", "Ge": "≥", "Le": "≤", "Ne": "≠",
    "Am": "&", "Pm": "±", "If": "∞", "Ba": "|", "Aq": "'", "q": "\"",
  ]

  /// Appends text with its escapes resolved.
  ///
  /// - Parameter isQuoted: the text stood in quotation marks, where two of them mean one.
  /// - Parameter depth: how many strings are being expanded, so that one defined by itself ends.
  mutating func emit(_ text: Bytes, isQuoted: Bool = false, depth: Int = 0) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard escape(text, &index, depth: depth) else { return }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        gap(.space)
      case UInt8(ascii: "\""):
        if isQuoted, index < text.count, text[index] == byte { index += 1 }
        put(byte)
      case 0..<0x20, 0x7F:
        break
      default:
        put(byte)
      }
    }
  }

  /// Resolves the escape whose backslash was just read.
  ///
  /// - Returns: `false` if the rest of the line is a comment.
  private mutating func escape(_ text: Bytes, _ index: inout Int, depth: Int) -> Bool {
    guard index < text.count else {
      // A backslash before the line's end joins the lines.
      joins = true
      return true
    }
    let kind = text[index]
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return false
    case UInt8(ascii: "("), UInt8(ascii: "["):
      index -= 1
      character(named: name(text, &index))
    case UInt8(ascii: "*"):
      let name = name(text, &index)
      if depth < 4, output.count < limit, let value = strings[name] {
        value.withUnsafeBufferPointer { emit($0, depth: depth + 1) }
      } else if let known = Self.predefined[name] {
        put(known)
      }
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "m"), UInt8(ascii: "M"), UInt8(ascii: "n"),
      UInt8(ascii: "g"), UInt8(ascii: "k"), UInt8(ascii: "Y"), UInt8(ascii: "V"), UInt8(ascii: "O"):
      if kind == UInt8(ascii: "n"), index < text.count,
        text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      _ = name(text, &index)
    case UInt8(ascii: "s"):
      size(text, &index)
    case UInt8(ascii: "C"), UInt8(ascii: "N"):
      let name = delimited(text, &index)
      if kind == UInt8(ascii: "C") {
        character(named: name)
      } else if let value = UInt32(name), let scalar = Unicode.Scalar(value) {
        put(String(Character(scalar)))
      }
    case UInt8(ascii: "h"), UInt8(ascii: "v"), UInt8(ascii: "w"), UInt8(ascii: "l"), UInt8(ascii: "L"),
      UInt8(ascii: "D"), UInt8(ascii: "o"), UInt8(ascii: "b"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "Z"), UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "R"), UInt8(ascii: "S"),
      UInt8(ascii: "H"):
      let argument = delimited(text, &index)
      if kind == UInt8(ascii: "o") || kind == UInt8(ascii: "b"), let first = argument.first {
        put(String(first))
      }
    case UInt8(ascii: "$"):
      _ = name(text, &index)
    case UInt8(ascii: " "), UInt8(ascii: "~"), UInt8(ascii: "0"), UInt8(ascii: "t"):
      gap(.space)
    case UInt8(ascii: "c"):
      joins = true
    case UInt8(ascii: "e"), UInt8(ascii: "\\"), UInt8(ascii: "E"):
      put(UInt8(ascii: "\\"))
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: ","),
      UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "d"), UInt8(ascii: "u"), UInt8(ascii: "r"),
      UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "z"):
      break
    default:
      // `\-`, `\'`, `\.` and every escape without a meaning: the character itself.
      put(kind)
    }
    return true
  }

  private mutating func character(named name: String) {
    if let text = RoffCharacters.text(named: name) { put(text) }
  }

  /// A name of one character, two after `(`, any number in brackets.
  private func name(_ text: Bytes, _ index: inout Int) -> String {
    guard index < text.count else { return "" }
    var start = index
    let end: Int
    switch text[index] {
    case UInt8(ascii: "("):
      start += 1
      end = min(start + 2, text.count)
      index = end
    case UInt8(ascii: "["):
      start += 1
      end = text[start...].firstIndex(of: UInt8(ascii: "]")) ?? text.count
      index = min(end + 1, text.count)
    default:
      end = start + 1
      index = end
    }
    guard start <= end else { return "" }
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  /// An argument between two of the same character, mostly `'`.
  private func delimited(_ text: Bytes, _ index: inout Int) -> String {
    guard index < text.count else { return "" }
    let delimiter = text[index]
    let start = index + 1
    let end = text[start...].firstIndex(of: delimiter) ?? text.count
    index = min(end + 1, text.count)
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  /// The argument of `\s`: a sign, then one digit, two after `(` (or for 10 to 39), or any in brackets.
  private func size(_ text: Bytes, _ index: inout Int) {
    func isSign() -> Bool {
      index < text.count && (text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-"))
    }
    if isSign() { index += 1 }
    guard index < text.count else { return }
    if text[index] == UInt8(ascii: "'") {
      _ = delimited(text, &index)
      return
    }
    let first = text[index]
    _ = name(text, &index)
    let isTwoDigits = first >= UInt8(ascii: "1") && first <= UInt8(ascii: "3")
    if isTwoDigits, index < text.count, text[index] >= UInt8(ascii: "0"), text[index] <= UInt8(ascii: "9") {
      index += 1
    }
  }
}
