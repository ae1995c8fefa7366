internal import CXapian

/// Reads the records of one buffer of the C interface, front to back.
///
/// The buffers come from this package's own C++, so a length that does not fit is a fault of the program.
struct RecordReader {
  private var bytes: UnsafeRawBufferPointer

  init(_ buffer: cxap_buffer) {
    bytes = UnsafeRawBufferPointer(start: buffer.bytes, count: buffer.count)
  }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func number() -> UInt32 {
    let number = bytes.loadUnaligned(as: UInt32.self)
    bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(4))
    return number
  }

  mutating func double() -> Double {
    let number = bytes.loadUnaligned(as: Double.self)
    bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(8))
    return number
  }

  mutating func counted() -> [UInt8] { [UInt8](run()) }

  mutating func countedText() -> String { String(decoding: run(), as: UTF8.self) }

  mutating func rest() -> [UInt8] {
    defer { bytes = UnsafeRawBufferPointer(start: nil, count: 0) }
    return [UInt8](bytes)
  }

  mutating func list<Element>(_ read: (inout RecordReader) -> Element) -> [Element] {
    var list: [Element] = []
    while !isAtEnd { list.append(read(&self)) }
    return list
  }

  /// The bytes in place; they end with the buffer.
  mutating func run() -> UnsafeRawBufferPointer {
    let count = Int(number())
    let run = UnsafeRawBufferPointer(rebasing: bytes.prefix(count))
    precondition(run.count == count)
    bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(count))
    return run
  }
}
