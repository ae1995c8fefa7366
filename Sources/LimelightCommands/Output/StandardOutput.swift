import Glibc
import SearchModel

/// Standard output, written in big blocks.
///
/// Confined to one task; flushed by the end of the program.
final class StandardOutput {
  /// Nobody reads any more: not a failure, the program ends quietly.
  struct Closed: Error {}

  private var buffer: [UInt8] = []
  private static let block = 1 << 16

  func write(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.block { try flush() }
  }

  func write(_ bytes: [UInt8]) throws {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.block { try flush() }
  }

  /// Writes a text, each unit ended by NUL or a newline.
  func write(_ text: String, endedBy end: UInt8) throws {
    buffer.append(contentsOf: text.utf8)
    buffer.append(end)
    if buffer.count >= Self.block { try flush() }
  }

  /// Writes JSON and a newline.
  func write(_ json: JSONWriter) throws {
    try write(json.bytes)
    try write("\n")
  }

  /// Forgets what is not written yet.
  func discard() { buffer.removeAll(keepingCapacity: true) }

  /// - Throws: `Closed` when the reader is gone; `io` or `cannotCreate` (no space) for other failures.
  func flush() throws {
    var start = 0
    defer { buffer.removeAll(keepingCapacity: true) }
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { raw in
        raw.baseAddress.map { Glibc.write(1, $0 + start, raw.count - start) } ?? 0
      }
      if count >= 0 {
        start += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wait = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      case EPIPE: throw Closed()
      case let number:
        throw LimelightError(
          number == ENOSPC ? .cannotCreate : .io,
          "standard output cannot be written: \(String(cString: strerror(number)))")
      }
    }
  }
}
