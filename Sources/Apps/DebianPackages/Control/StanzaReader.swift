import Glibc

/// Reads Debian control data stanza by stanza, with one buffer for the whole file.
///
/// Source: deb822(5). Damage is local: a line without a colon is ignored, and a stanza longer than
/// `stanzaLimit` is left out.
final class StanzaReader {
  static let stanzaLimit = 8 << 20

  private let source: ByteSource
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)
  private var start = 0
  private var end = 0
  private var isAtEnd = false

  init(_ source: ByteSource) { self.source = source }

  /// Calls `body` with the next stanza.
  ///
  /// - Returns: `nil` after the last one.
  func next<Result>(_ body: (Stanza) throws -> Result) throws -> Result? {
    var searched = start
    while true {
      if start == searched, start < end, buffer[start] == UInt8(ascii: "\n") {
        start += 1
        searched = start
        continue
      }
      if let length = boundary(from: searched) {
        let range = start..<length
        start = length
        return try buffer.withUnsafeBufferPointer { try body(Stanza(bytes: .init(rebasing: $0[range]))) }
      }
      if isAtEnd {
        guard start < end else { return nil }
        let range = start..<end
        start = end
        return try buffer.withUnsafeBufferPointer { try body(Stanza(bytes: .init(rebasing: $0[range]))) }
      }
      let offset = max(0, end - start - 1)
      try fill()
      searched = start + offset
    }
  }

  /// Where the empty line after the stanza is.
  private func boundary(from first: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      var position = first
      while position < end, let base = bytes.baseAddress {
        guard let found = memchr(base + position, 10, end - position) else { return nil }
        let index = base.distance(to: UnsafeRawPointer(found))
        guard index + 1 < end else { return nil }
        if bytes[index + 1] == 10 { return index + 1 }
        position = index + 1
      }
      return nil
    }
  }

  private func fill() throws {
    if start > 0 {
      buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        memmove(base, base + start, end - start)
      }
      end -= start
      start = 0
    }
    if end == buffer.count {
      guard buffer.count < Self.stanzaLimit else {
        // Not control data at all, or damaged: go on at the next empty line.
        end = 0
        return
      }
      buffer += [UInt8](repeating: 0, count: buffer.count)
    }
    let count = try buffer.withUnsafeMutableBytes {
      try source.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[end...]))
    }
    if count == 0 { isAtEnd = true }
    end += count
  }
}
