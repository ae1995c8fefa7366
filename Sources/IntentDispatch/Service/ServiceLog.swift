import Glibc
import SearchModel

/// The file that what an app prints goes to.
///
/// At a megabyte it is put aside as `….1`, so that a talkative app fills no disk.
struct ServiceLog {
  static let limit = 1 << 20
  private var descriptor: Int32 = -1

  /// The log of that app in that home; where it cannot be written, nothing is.
  init(app: String, paths: HomePaths) {
    let directory = paths.logs
    mkdir(paths.state, 0o700)
    mkdir(directory, 0o700)
    let path = paths.log(app: app)
    var status = stat()
    if stat(path, &status) == 0, status.st_size > Self.limit { rename(path, path + ".1") }
    descriptor = Glibc.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
  }

  func append(_ bytes: ArraySlice<UInt8>) {
    guard descriptor >= 0 else { return }
    // A full disk must not keep the app from running.
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  mutating func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }
}
