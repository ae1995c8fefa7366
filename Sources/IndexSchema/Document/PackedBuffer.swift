/// Where packed records are written; its memory is kept from document to document.
///
/// Does not own its memory's end: `DocumentBuilder` frees it.
struct PackedBuffer {
  private var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    bytes = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  func deallocate() { bytes.deallocate() }

  /// Empties the buffer; gives back what an exceptionally large document took.
  mutating func clear() {
    count = 0
    if capacity > 8 << 20 {
      bytes.deallocate()
      capacity = 1 << 16
      bytes = .allocate(capacity: capacity)
    }
  }

  var array: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }

  @inline(__always)
  mutating func ensure(_ more: Int) {
    if count + more > capacity { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let larger = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = moved
    capacity = larger
  }

  // The writers below expect `ensure` to have been called.

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func put16(_ value: Int) {
    UnsafeMutableRawPointer(bytes + count).storeBytes(
      of: UInt16(truncatingIfNeeded: value).littleEndian, as: UInt16.self)
    count += 2
  }

  @inline(__always)
  mutating func put32(_ value: UInt32) {
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: value.littleEndian, as: UInt32.self)
    count += 4
  }

  mutating func put64(_ value: UInt64) {
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: value.littleEndian, as: UInt64.self)
    count += 8
  }

  @inline(__always)
  mutating func put(_ source: UnsafeBufferPointer<UInt8>) {
    guard let base = source.baseAddress else { return }
    (bytes + count).update(from: base, count: source.count)
    count += source.count
  }

  /// Copies an ASCII word in lower case.
  @inline(__always)
  mutating func putLowered(_ source: UnsafeBufferPointer<UInt8>) {
    let target = bytes + count
    for index in 0..<source.count {
      let byte = source[index]
      // Only 0x41...0x5A gain the bit that tells the cases apart.
      target[index] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
    }
    count += source.count
  }

  mutating func term(_ term: String, wdf: UInt32) {
    var term = term
    term.withUTF8 {
      ensure($0.count + 16)
      put(PackedDocument.Record.term)
      put16($0.count)
      put($0)
      put32(wdf)
    }
  }

  /// A term without weight: prefix, mark and text.
  mutating func term(_ prefix: [UInt8], _ mark: UInt8, _ text: [UInt8]) {
    let length = prefix.count + 1 + text.count
    ensure(length + 16)
    put(PackedDocument.Record.term)
    put16(length)
    prefix.withUnsafeBufferPointer { put($0) }
    put(mark)
    text.withUnsafeBufferPointer { put($0) }
    put32(0)
  }

  /// A record of nothing but text.
  mutating func text(_ record: UInt8, _ text: UnsafeBufferPointer<UInt8>) {
    ensure(text.count + 16)
    put(record)
    put16(text.count)
    put(text)
  }

  mutating func value(_ slot: UInt32, _ value: ArraySlice<UInt8>) {
    ensure(value.count + 16)
    put(PackedDocument.Record.value)
    put32(slot)
    put32(UInt32(value.count))
    value.withUnsafeBufferPointer { put($0) }
  }

  mutating func number(_ slot: UInt32, _ value: Double) {
    ensure(16)
    put(PackedDocument.Record.number)
    put32(slot)
    put64(value.bitPattern)
  }

  mutating func data(_ data: [UInt8]) {
    ensure(data.count + 8)
    put(PackedDocument.Record.data)
    put32(UInt32(data.count))
    data.withUnsafeBufferPointer { put($0) }
  }

  mutating func stemmer(_ language: String) {
    var language = language
    language.withUTF8 {
      ensure($0.count + 8)
      put(PackedDocument.Record.stemmer)
      put(UInt8(truncatingIfNeeded: $0.count))
      put($0)
    }
  }
}
