import CICU

/// What the scanner does with a character; the numbers are CICU's.
enum CharacterClass {
  static let blank: UInt8 = 0
  static let letter: UInt8 = 1
  static let upper: UInt8 = 2
  static let digit: UInt8 = 3
  static let apostrophe: UInt8 = 4
  static let hyphen: UInt8 = 5
  static let underscore: UInt8 = 6
  static let dot: UInt8 = 7
  static let at: UInt8 = 8
  static let ampersand: UInt8 = 9
  static let plus: UInt8 = 10
  static let hash: UInt8 = 11
  static let percent: UInt8 = 12
  static let slash: UInt8 = 13
  static let colon: UInt8 = 14
  static let other: UInt8 = 15
  static let tilde: UInt8 = 16
  static let mark: UInt8 = 17
  static let gram: UInt8 = 18
  static let dictionary: UInt8 = 19
  static let emoji: UInt8 = 20
  static let regional: UInt8 = 21
  static let modifier: UInt8 = 22
  static let joiner: UInt8 = 23

  /// Letters and digits: what words are made of.
  @inline(__always)
  static func isWord(_ value: UInt8) -> Bool { value &- 1 < 3 }

  /// The class of each byte below 0x80, then its lower-case form; read without bounds checks.
  ///
  /// Allocated once for the life of the process.
  nonisolated(unsafe) static let ascii: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 512)
    for byte in 0..<256 {
      table[byte] = byte < 0x80 ? asciiClass(UInt8(byte)) : other
      table[256 + byte] = (0x41...0x5A).contains(byte) ? UInt8(byte) + 32 : UInt8(byte)
    }
    return UnsafePointer(table)
  }()

  private static func asciiClass(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x61...0x7A: letter
    case 0x41...0x5A: upper
    case 0x30...0x39: digit
    case UInt8(ascii: "'"): apostrophe
    case UInt8(ascii: "-"): hyphen
    case UInt8(ascii: "_"): underscore
    case UInt8(ascii: "."): dot
    case UInt8(ascii: "@"): at
    case UInt8(ascii: "&"): ampersand
    case UInt8(ascii: "+"): plus
    case UInt8(ascii: "#"): hash
    case UInt8(ascii: "%"): percent
    case UInt8(ascii: "/"): slash
    case UInt8(ascii: ":"): colon
    case UInt8(ascii: "~"): tilde
    case 0...0x20, 0x7F: blank
    default: other
    }
  }
}
