/// Compares version numbers as dpkg does.
///
/// Source: deb-version(7): epoch, then upstream version, then revision; digits by value, letters before
/// other signs, `~` before the end.
package enum DebianVersion {
  package static func isNewer(_ left: String, than right: String) -> Bool { compare(left, right) > 0 }

  package static func compare(_ left: String, _ right: String) -> Int {
    let (a, b) = (split(left), split(right))
    if a.epoch != b.epoch { return a.epoch < b.epoch ? -1 : 1 }
    let upstream = compareParts(a.upstream, b.upstream)
    return upstream != 0 ? upstream : compareParts(a.revision, b.revision)
  }

  private static func split(_ text: String) -> (
    epoch: Int, upstream: Substring.UTF8View, revision: Substring.UTF8View
  ) {
    var rest = text[...]
    var epoch = 0
    if let colon = rest.firstIndex(of: ":") {
      epoch = Int(rest[..<colon]) ?? 0
      rest = rest[rest.index(after: colon)...]
    }
    guard let dash = rest.lastIndex(of: "-") else { return (epoch, rest.utf8, rest.suffix(0).utf8) }
    return (epoch, rest[..<dash].utf8, rest[rest.index(after: dash)...].utf8)
  }

  private static func compareParts(_ left: Substring.UTF8View, _ right: Substring.UTF8View) -> Int {
    var (a, b) = (left, right)
    while !a.isEmpty || !b.isEmpty {
      while isText(a.first) || isText(b.first) {
        let difference = order(a.first) - order(b.first)
        if difference != 0 { return difference }
        a = a.dropFirst()
        b = b.dropFirst()
      }
      let (x, y) = (number(&a), number(&b))
      if x.count != y.count { return x.count - y.count }
      for (p, q) in zip(x, y) where p != q { return Int(p) - Int(q) }
    }
    return 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isText(_ byte: UInt8?) -> Bool { byte.map { !isDigit($0) } ?? false }

  private static func order(_ byte: UInt8?) -> Int {
    guard let byte, !isDigit(byte) else { return 0 }
    if byte == UInt8(ascii: "~") { return -1 }
    let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    return isLetter ? Int(byte) : Int(byte) + 256
  }

  /// The digits at the front, without leading zeros.
  private static func number(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
