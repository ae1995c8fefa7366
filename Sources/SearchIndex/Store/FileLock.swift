import Glibc
package import SearchModel

/// An advisory lock on a file, held by this object; the kernel releases it when the process dies.
///
/// `flock(2)` on an open file description: it excludes other processes and other holders in this one.
/// The file's text names the holder, for messages only.
package final class FileLock: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// What trying to take a lock gave.
  package enum Attempt {
    case acquired(FileLock)
    /// A sentence naming the holder.
    case heldBy(String)
  }

  /// Takes the lock, waiting at most `timeout` seconds on this thread.
  ///
  /// - Throws: `denied` or `cannotCreate` when the file cannot be opened; being held is not an error.
  package static func acquire(_ path: String, timeout: Double, purpose: String) throws(LimelightError)
    -> Attempt
  {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileSystem.error("cannot open the lock file", path) }
    // `isHeld` of another process may hold it for a moment, which is no reason to give up.
    let deadline = MonotonicClock.now() + max(timeout, 0.005)
    var pause = 0.001
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let error = FileSystem.error("cannot lock", path)
        close(descriptor)
        throw error
      }
      let left = deadline - MonotonicClock.now()
      guard left > 0 else {
        let holder = holder(descriptor)
        close(descriptor)
        return .heldBy(holder)
      }
      MonotonicClock.sleep(min(pause, left))
      pause = min(pause * 1.5, 0.02)
    }
    let text = "\(getpid()) \(purpose) \(RFC3339.format(WallClock.system.now()))\n"
    ftruncate(descriptor, 0)
    _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    return .acquired(FileLock(descriptor: descriptor))
  }

  /// Whether somebody holds the lock now, for reports only.
  static func isHeld(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func holder(_ descriptor: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    let words = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    guard words.count >= 3 else { return "the lock is held by another process" }
    return "the lock is held by process \(words[0]) (\(words[1]), since \(words[2]))"
  }
}
