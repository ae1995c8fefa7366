/// What is worth telling of a program's output.
enum OutputTail {
  /// The last line with something on it, without control characters, 300 characters at most.
  static func lastLine(of bytes: [UInt8]) -> String {
    clean(lines(bytes).last { line in line.contains { !$0.isWhitespace } } ?? "")
  }

  /// The whole line on which a Swift program says why it gives up.
  static func fatalLine(in bytes: [UInt8]) -> String? {
    guard let end = bytes.lastIndex(of: 0x0A) else { return nil }
    return lines(Array(bytes[..<end])).first { $0.contains("Fatal error") }.map(clean)
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  private static func clean(_ line: Substring) -> String {
    let clean = line.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    return String(String(String.UnicodeScalarView(clean)).prefix(300))
  }
}
