import Glibc

/// The fields of one package in control data; valid only while its reader lends it.
struct Stanza {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Calls `body` with each field's name and value, continuation lines included, in order.
  func forEachField(_ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void) {
    var position = 0
    while position < bytes.count {
      var end = lineEnd(position)
      while end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: " ") || bytes[end + 1] == UInt8(ascii: "\t")
      {
        end = lineEnd(end + 1)
      }
      let field = UnsafeBufferPointer(rebasing: bytes[position..<end])
      if let colon = field.firstIndex(of: UInt8(ascii: ":")) {
        var start = colon + 1
        while start < field.count, field[start] == UInt8(ascii: " ") { start += 1 }
        body(.init(rebasing: field[..<colon]), .init(rebasing: field[start...]))
      }
      position = end + 1
    }
  }

  private func lineEnd(_ position: Int) -> Int {
    guard let base = bytes.baseAddress, position < bytes.count,
      let found = memchr(base + position, 10, bytes.count - position)
    else { return bytes.count }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }
}

extension UnsafeBufferPointer<UInt8> {
  func isField(_ name: StaticString) -> Bool {
    count == name.utf8CodeUnitCount && strncasecmp(name, baseAddress, count) == 0
  }

  var text: String { String(decoding: self, as: UTF8.self) }

  private func strncasecmp(_ name: StaticString, _ other: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard let other else { return 1 }
    return other.withMemoryRebound(to: CChar.self, capacity: count) { right in
      name.utf8Start.withMemoryRebound(to: CChar.self, capacity: count) {
        Glibc.strncasecmp($0, right, count)
      }
    }
  }
}
