extension JSONParser {
  /// Reads a string; the current byte is its opening quote.
  mutating func string() throws(JSONError) -> String {
    let start = position + 1
    var index = start
    while index < bytes.count {
      if index + 8 <= bytes.count,
        Self.isPlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      {
        index += 8
        continue
      }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        position = index + 1
        return try text(UnsafeRawBufferPointer(rebasing: bytes[start..<index]), from: start)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start, firstEscape: index) }
      if byte < 0x20 { throw fault("a control character stands unescaped in a string", at: index) }
      index += 1
    }
    throw fault("a string is not closed", at: bytes.count)
  }

  /// Whether none of eight bytes is a quote, a backslash or a control character.
  ///
  /// The usual trick on whole words: a byte's high bit is set where subtracting the bound borrows.
  @inline(__always) private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let found =
      ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
    return found & (ones &* 0x80) == 0
  }

  private func text(_ raw: UnsafeRawBufferPointer, from start: Int) throws(JSONError) -> String {
    guard let text = String(validating: raw.bindMemory(to: UInt8.self), as: UTF8.self) else {
      throw fault("a string is not valid UTF-8", at: start)
    }
    return text
  }

  /// The slow path of a string with escapes: copies it unescaped, then checks it as UTF-8.
  private mutating func escapedString(from start: Int, firstEscape: Int) throws(JSONError) -> String {
    var copy = [UInt8](bytes[start..<firstEscape])
    position = firstEscape
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        guard let text = String(validating: copy, as: UTF8.self) else {
          throw fault("a string is not valid UTF-8", at: start)
        }
        return text
      }
      if byte == UInt8(ascii: "\\") {
        position += 1
        try escape(into: &copy)
        continue
      }
      if byte < 0x20 { throw fault("a control character stands unescaped in a string") }
      copy.append(byte)
      position += 1
    }
    throw fault("a string is not closed")
  }

  private mutating func escape(into copy: inout [UInt8]) throws(JSONError) {
    let byte = current
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): copy.append(byte)
    case UInt8(ascii: "b"): copy.append(0x08)
    case UInt8(ascii: "f"): copy.append(0x0C)
    case UInt8(ascii: "n"): copy.append(0x0A)
    case UInt8(ascii: "r"): copy.append(0x0D)
    case UInt8(ascii: "t"): copy.append(0x09)
    case UInt8(ascii: "u"): copy.append(contentsOf: String(try escapedScalar()).utf8)
    default:
      position -= 1
      throw fault(position >= bytes.count ? "a string is not closed" : "this escape does not exist in JSON")
    }
  }

  /// Reads what follows `\u`, and the second half of a surrogate pair where there is one.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let unit = try fourDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, current == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw fault("half of a surrogate pair stands alone", at: start - 2) }
    position += 2
    let second = try fourDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault("half of a surrogate pair stands alone", at: start - 2) }
    return scalar
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch current {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = current - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = current - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = current - UInt8(ascii: "A") + 10
      default: throw fault("\\u wants four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
