import Xapian

/// What the terms that are looked for begin with: two bytes tell most other terms apart without comparing them.
struct BytePairs {
  private var bits = [UInt64](repeating: 0, count: 1 << 10)
  private var firsts = [Bool](repeating: false, count: 1 << 8)
  /// Whether a term may begin with anything.
  private var isOpen = false

  /// A term's first two bytes; 0 for the second if it has one only.
  static func pair(_ term: String) -> UInt16 {
    var bytes = term.utf8.makeIterator()
    return pair(bytes.next() ?? 0, bytes.next() ?? 0)
  }

  /// ASCII letters in either case.
  static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(lowered(first)) << 8 | UInt16(lowered(second))
  }

  /// Whether anything begins with this byte.
  func contains(_ first: UInt8) -> Bool { isOpen || firsts[Int(Self.lowered(first))] }

  /// Whether anything begins with these two.
  func contains(_ pair: UInt16) -> Bool { isOpen || bits[Int(pair >> 6)] & 1 << UInt64(pair & 63) != 0 }

  /// - Parameter goesOn: whether longer terms that begin like this one are meant too.
  mutating func insert(_ term: String, goesOn: Bool) {
    let pair = Self.pair(term)
    if goesOn, pair & 0xFF == 0 {
      for second in 0...0xFF { insert(pair | UInt16(second)) }
    } else {
      insert(pair)
    }
  }

  /// What a term may begin with of which a stemmer makes this stem.
  mutating func insert(beginningsOf stem: String, by stemmer: Stemmer) {
    isOpen = isOpen || stemmer.changesBeginnings
    let pair = Self.pair(stem)
    insert(pair)
    // `die` is the stem of `dying`.
    if pair & 0xFF == UInt16(UInt8(ascii: "i")) { insert(pair & 0xFF00 | UInt16(UInt8(ascii: "y"))) }
  }

  private mutating func insert(_ pair: UInt16) {
    bits[Int(pair >> 6)] |= 1 << UInt64(pair & 63)
    firsts[Int(pair >> 8)] = true
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte + 0x20 : byte }
}
