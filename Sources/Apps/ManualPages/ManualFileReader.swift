import CZlib
import Glibc

/// Reads the start of a manual page's source, compressed or not.
struct ManualFileReader {
  /// Bytes of source that are read at most: the text of a page is cut long before.
  static let sourceLimit = 512 << 10

  /// One buffer for all files, so that reading twenty thousand of them allocates little.
  private var packed = [UInt8](repeating: 0, count: 1 << 20)
  private var unpacked = [UInt8](repeating: 0, count: sourceLimit)

  /// The source, or `nil` if the file cannot be read or is damaged from its start.
  mutating func read(_ path: String) -> [UInt8]? {
    guard let count = fill(path), count > 0 else { return nil }
    if path.hasSuffix(".gz") || packed.starts(with: [0x1F, 0x8B]) {
      let written = unpacked.withUnsafeMutableBufferPointer { out in
        packed.withUnsafeBufferPointer {
          limelight_inflate($0.baseAddress, count, out.baseAddress, out.count)
        }
      }
      return written > 0 ? Array(unpacked[..<written]) : nil
    }
    return Array(packed[..<min(count, Self.sourceLimit)])
  }

  private mutating func fill(_ path: String) -> Int? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var filled = 0
    while filled < packed.count {
      let count = packed.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      filled += count
    }
    return filled
  }
}
