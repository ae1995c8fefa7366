extension EntityKey {
  private static let start = "limelight://open/"

  /// `limelight://open/APP/TYPE/ID`, the entity's address.
  ///
  /// Every byte outside RFC 3986's unreserved characters is percent-encoded with upper-case digits. `.` and
  /// `..` stay as they are: nobody may normalise these addresses.
  package var uri: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.start.utf8.count + app.utf8.count + type.utf8.count + id.utf8.count + 16)
    bytes.append(contentsOf: Self.start.utf8)
    for (place, part) in [app, type, id].enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: "/")) }
      for byte in part.utf8 {
        if Self.isUnreserved(byte) {
          bytes.append(byte)
        } else {
          bytes.append(UInt8(ascii: "%"))
          bytes.append(Self.digit(byte >> 4))
          bytes.append(Self.digit(byte & 15))
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The key at that address; `nil` for anything that is not one.
  ///
  /// Scheme and host are matched exactly. Between the slashes stands what RFC 3986 allows in a path segment,
  /// percent-encoded or not; digits of either case are read. Empty parts, a query, a fragment and bytes that
  /// are not UTF-8 are refused.
  package init?(uri: String) {
    guard uri.utf8.starts(with: Self.start.utf8) else { return nil }
    var parts: [[UInt8]] = [[]]
    var rest = uri.utf8.dropFirst(Self.start.utf8.count).makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "/"):
        guard parts.count < 3 else { return nil }
        parts.append([])
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(Self.value), let low = rest.next().flatMap(Self.value) else {
          return nil
        }
        parts[parts.count - 1].append(high << 4 | low)
      default:
        guard Self.isUnreserved(byte) || "!$&'()*+,;=:@".utf8.contains(byte) else { return nil }
        parts[parts.count - 1].append(byte)
      }
    }
    let texts = parts.compactMap { $0.isEmpty ? nil : String(validating: $0, as: UTF8.self) }
    guard texts.count == 3, parts.count == 3 else { return nil }
    self.init(app: texts[0], type: texts[1], id: texts[2])
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
