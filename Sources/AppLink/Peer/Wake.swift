import Glibc

/// Wakes a thread that polls.
final class Wake: Sendable {
  let readEnd: Int32
  private let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  /// Whether there were descriptors for it; if not, it wakes nobody.
  var isOpen: Bool { readEnd >= 0 }

  deinit {
    if readEnd >= 0 { close(readEnd) }
    if writeEnd >= 0 { close(writeEnd) }
  }

  func signal() {
    // A full pipe wakes as well.
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readEnd, &bytes, bytes.count) > 0 {}
  }
}
