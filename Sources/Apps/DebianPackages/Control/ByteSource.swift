import Glibc

/// Bytes from a file, or from a program that unpacks one.
final class ByteSource {
  private let descriptor: Int32
  private var child: pid_t?
  private let path: String

  /// Opens a file, through `apt-helper cat-file` if it is compressed.
  ///
  /// - Throws: `PackageSourceError` naming the file.
  init(path: String, aptHelper: String) throws {
    self.path = path
    guard Self.isCompressed(path) else {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      child = nil
      guard descriptor >= 0 else { throw PackageSourceError(path: path, reason: Self.reason(errno)) }
      return
    }
    (descriptor, child) = try Self.spawn([aptHelper, "cat-file", path], for: path)
  }

  deinit {
    // Closed first: a helper that still writes gets SIGPIPE and ends.
    close(descriptor)
    if let child { _ = Self.wait(child) }
  }

  /// apt keeps its lists packed in any of these.
  static func isCompressed(_ path: String) -> Bool {
    [".lz4", ".gz", ".xz", ".zst", ".bz2", ".lzma"].contains { path.hasSuffix($0) }
  }

  /// Reads up to the capacity of `buffer`; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return count }
      if count == 0 {
        try finish()
        return 0
      }
      guard errno == EINTR else { throw PackageSourceError(path: path, reason: Self.reason(errno)) }
    }
  }

  /// At the end of its output the helper says whether that was all.
  private func finish() throws {
    guard let child else { return }
    self.child = nil
    let status = Self.wait(child)
    if status != 0 {
      throw PackageSourceError(path: path, reason: "it could not be unpacked (status \(status))")
    }
  }

  private static func spawn(_ arguments: [String], for path: String) throws -> (Int32, pid_t) {
    var ends: [Int32] = [-1, -1]
    // A socket pair, as it can be made close-on-exec in one step.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw PackageSourceError(path: path, reason: reason(errno))
    }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var pid = pid_t()
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in argv { free(argument) } }
    let status = posix_spawn(&pid, arguments[0], &actions, nil, &argv, environ)
    guard status == 0 else {
      close(ends[0])
      throw PackageSourceError(path: path, reason: "cannot run \(arguments[0]): \(reason(status))")
    }
    return (ends[0], pid)
  }

  private static func wait(_ child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// A file of dpkg or apt that cannot be read.
package struct PackageSourceError: Error, CustomStringConvertible {
  package var path: String
  package var reason: String
  package var description: String { "\(path): \(reason)" }
}
