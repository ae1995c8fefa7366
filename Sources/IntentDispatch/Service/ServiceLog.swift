import Glibc
import SearchModel

/// The file that what an app prints goes to.
///
/// At a megabyte it is put aside as `….1`, also while the app runs, so that a talkative app fills no disk.
struct ServiceLog {
  static let limit = 1 << 20
  private let path: String
  private var descriptor: Int32 = -1
  private var size = 0

  /// The log of that app in that home; where it cannot be written, nothing is.
  init(app: String, paths: HomePaths) {
    path = paths.log(app: app)
    mkdir(paths.state, 0o700)
    mkdir(paths.logs, 0o700)
    open()
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard descriptor >= 0 else { return }
    if size + bytes.count > Self.limit, !putAside() { return }
    // A full disk must not keep the app from running.
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    size += max(0, written)
  }

  mutating func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  private mutating func open() {
    // Not blocking, so that a FIFO of that name, which nobody reads, stops nobody.
    descriptor = Glibc.open(
      path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0o600)
    var status = stat()
    guard descriptor >= 0 else { return }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return close() }
    size = Int(status.st_size)
  }

  /// - Returns: whether there is an empty log now; if not, no more is written.
  private mutating func putAside() -> Bool {
    close()
    guard rename(path, path + ".1") == 0 else { return false }
    open()
    return descriptor >= 0
  }
}
