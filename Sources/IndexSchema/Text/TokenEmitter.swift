/// Where the scanner sends what it finds.
///
/// The generic scanner is specialised for each: documents write bytes, queries collect tokens.
protocol TokenEmitter {
  /// A token begins at this position.
  mutating func begin(_ kind: Token.Kind, position: Int)
  /// A term of the token; the bytes are only valid during the call.
  ///
  /// `from` and `to` are scalars of the text.
  mutating func posting(
    _ term: UnsafeBufferPointer<UInt8>, position: Int, role: Posting.Role, stems: Bool, from: Int, to: Int)
  mutating func end(symbolic: Bool, from: Int, to: Int)
  /// A plain ASCII word, a token by itself, still in the donor's case.
  mutating func asciiWord(_ word: UnsafeBufferPointer<UInt8>, position: Int, stems: Bool, from: Int)
  /// A token was over the limit and has been cut.
  mutating func truncated()
}

/// Limits of a text token; prefixes come on top, within `Terms.byteLimit`.
enum TokenLimit {
  static let scalars = 64
  static let bytes = 200
  /// Parts of one compound; what follows begins a new one.
  static let parts = 32
}

/// A term in the making; drops what is over the token limit, whole characters only.
struct TermBuffer: ~Copyable {
  private let bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private(set) var isOver = false
  private var scalars = 0

  init() { bytes = .allocate(capacity: 256) }
  deinit { bytes.deallocate() }

  mutating func clear() {
    count = 0
    scalars = 0
    isOver = false
  }

  var term: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

  /// The byte there, or 0 past the end.
  func byte(_ index: Int) -> UInt8 { index < count ? bytes[index] : 0 }

  @inline(__always)
  mutating func append(_ scalar: UInt32) {
    let width = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    guard !isOver, scalars < TokenLimit.scalars, count + width <= TokenLimit.bytes else {
      isOver = true
      return
    }
    scalars += 1
    let end = bytes + count
    switch width {
    case 1: end[0] = UInt8(truncatingIfNeeded: scalar)
    case 2:
      end[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
      end[1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
    case 3:
      end[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
      end[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
      end[2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
    default:
      end[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
      end[1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F)
      end[2] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
      end[3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
    }
    count += width
  }

  func equals(_ other: borrowing TermBuffer) -> Bool { term.elementsEqual(other.term) }
}
