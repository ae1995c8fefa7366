/// RFC 4648's Base64, so that printing data needs no Foundation.
package enum Base64 {
  /// The letters that stand for six bits each.
  package struct Alphabet: Sendable {
    fileprivate let letters: [UInt8]
    fileprivate let pads: Bool

    private init(_ last: String, pads: Bool) {
      letters = Array(("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + last).utf8)
      self.pads = pads
    }

    /// Filled up with `=` to whole groups.
    package static let standard = Alphabet("+/", pads: true)
    /// For addresses and command lines; not filled up.
    package static let url = Alphabet("-_", pads: false)
  }

  package static func encode(_ bytes: [UInt8], alphabet: Alphabet = .standard) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var word: UInt32 = 0
      for place in 0..<3 { word = word << 8 | UInt32(place < group.count ? group[start + place] : 0) }
      for place in 0..<4 where place <= group.count || alphabet.pads {
        let letter = alphabet.letters[Int(word >> UInt32(18 - 6 * place) & 63)]
        text.append(place <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text without padding; `nil` if it has other letters or an impossible length.
  package static func decode(_ text: String, alphabet: Alphabet) -> [UInt8]? {
    var values = [UInt32?](repeating: nil, count: 256)
    for (value, letter) in alphabet.letters.enumerated() { values[Int(letter)] = UInt32(value) }
    var bytes: [UInt8] = []
    var (word, bits): (UInt32, UInt32) = (0, 0)
    for byte in text.utf8 {
      guard let value = values[Int(byte)] else { return nil }
      (word, bits) = ((word << 6 | value) & 0xFFFF, bits + 6)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: word >> bits))
    }
    return bits < 6 ? bytes : nil
  }
}
