/// Cuts a stream of bytes into lines.
struct LineSplitter {
  /// Bytes a line may have; beyond that the stream is not to be trusted.
  let limit: Int
  private var rest: [UInt8] = []

  init(limit: Int) { self.limit = limit }

  /// The lines that end in these bytes, without their ends; blank ones are left out.
  ///
  /// - Returns: `nil` if a line is longer than the limit.
  mutating func lines(adding bytes: ArraySlice<UInt8>) -> [[UInt8]]? {
    var lines: [[UInt8]] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      guard rest.count + (end - start) <= limit else { return nil }
      let line = rest + bytes[start..<end]
      rest.removeAll(keepingCapacity: true)
      start = end + 1
      if line.contains(where: { $0 > 0x20 }) { lines.append(line) }
    }
    guard rest.count + (bytes.endIndex - start) <= limit else { return nil }
    rest += bytes[start...]
    return lines
  }

  /// Whether a line has begun that did not end.
  var isInsideLine: Bool { rest.contains { $0 > 0x20 } }
}
