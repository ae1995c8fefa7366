import Glibc
import SearchModel

/// The manifests of one directory, read again when something in it changed.
struct ManifestDirectory: Sendable {
  let path: String
  private var stamp: [FileStamp]?
  /// By file name, so that the order does not depend on the file system.
  private(set) var manifests: [(file: String, manifest: AppManifest)] = []
  private(set) var problems: [ManifestProblem] = []

  init(path: String) { self.path = path }

  /// Reads the directory if it or one of its files is not as it was.
  ///
  /// Cost without a change: one directory listing and one `stat` a file.
  ///
  /// - Returns: whether anything was read.
  mutating func refresh() -> Bool {
    let names = Self.names(path)
    let current = names.map { FileStamp(path + "/" + $0) }
    if let stamp, stamp == current, current.allSatisfy(\.isSettled) { return false }
    stamp = current
    manifests = []
    problems = []
    var owners: [String: String] = [:]
    for name in names {
      let file = path + "/" + name
      switch Self.read(file).flatMap({ ManifestParser.parse($0, file: file) }) {
      case .success(let manifest):
        if let owner = owners[manifest.app] {
          problems.append(
            ManifestProblem(
              file: file, message: "the app \(manifest.app) is described by \(owner) already",
              hint: "Keep one of the two files."))
        } else {
          owners[manifest.app] = name
          // A phrase that breaks a rule is refused by itself: the app and its other phrases stay.
          let (kept, refused) = ShortcutRules.refusing(manifest)
          problems += refused.map { ManifestProblem(file: file, message: $0.message, hint: $0.hint) }
          manifests.append((file, kept))
        }
      case .failure(let problem): problems.append(problem)
      }
    }
    return true
  }

  private static func names(_ path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".json"), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func read(_ file: String) -> Result<[UInt8], ManifestProblem> {
    // Not blocking, so that a FIFO of that name stops nobody.
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return .failure(unreadable(file, errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .failure(
        ManifestProblem(file: file, message: "this is not a regular file", hint: "Remove or rename it."))
    }
    guard status.st_size <= ManifestParser.sizeLimit else {
      return .failure(
        ManifestProblem(
          file: file, message: "the file is larger than \(ManifestParser.sizeLimit >> 20) MB",
          hint: "A manifest holds names and titles only; move data elsewhere."))
    }
    var bytes = [UInt8](repeating: 0, count: ManifestParser.sizeLimit)
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress.map { $0 + filled }, $0.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .failure(unreadable(file, errno)) }
      if count == 0 { break }
      filled += count
    }
    return .success(Array(bytes[..<filled]))
  }

  private static func unreadable(_ file: String, _ code: Int32) -> ManifestProblem {
    ManifestProblem(
      file: file, message: "the file cannot be read: \(String(cString: strerror(code)))",
      hint: "Make it readable (chmod a+r), or remove it.")
  }
}

/// What tells that a file changed: identity, size and times.
private struct FileStamp: Equatable, Sendable {
  private var device: UInt64 = 0
  private var inode: UInt64 = 0
  private var size: Int64 = 0
  private var modified = Time()
  private var changed = Time()
  /// Whether a change in the same tick of the file system's clock can be told: only once the file is older.
  let isSettled: Bool

  private struct Time: Equatable {
    var seconds = 0
    var nanoseconds = 0
  }

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      isSettled = true
      return
    }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    changed = Time(seconds: status.st_ctim.tv_sec, nanoseconds: status.st_ctim.tv_nsec)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    isSettled = now.tv_sec - changed.seconds > 1
  }

  static func == (left: Self, right: Self) -> Bool {
    left.device == right.device && left.inode == right.inode && left.size == right.size
      && left.modified == right.modified && left.changed == right.changed
  }
}
