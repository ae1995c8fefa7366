import Glibc

/// Starts programs.
enum Spawn {
  /// Starts a program in a process group of its own, with no signal ignored or blocked.
  ///
  /// - Returns: 0, or the error number.
  static func spawn(
    _ arguments: [String], environment: [String: String], actions: inout posix_spawn_file_actions_t,
    child: inout pid_t
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGQUIT)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGHUP)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      for text in argv { free(text) }
      for text in variables { free(text) }
    }
    // A program that was just written is busy while a child that was forked meanwhile has not yet called exec.
    for _ in 0..<20 {
      let status = posix_spawn(&child, arguments[0], &actions, &attributes, &argv, &variables)
      if status != ETXTBSY { return status }
      usleep(10_000)
    }
    return ETXTBSY
  }

  private typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

  // GNU's, which the Glibc module leaves out.
  private static let addCloseFrom: CloseFrom? =
    dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map { unsafeBitCast($0, to: CloseFrom.self) }

  /// Lets the child have no descriptor from that number on: what this process inherited or opened without
  /// close-on-exec is not the child's business.
  static func closeFrom(_ first: Int32, _ actions: inout posix_spawn_file_actions_t) {
    if let addCloseFrom = Self.addCloseFrom { _ = addCloseFrom(&actions, first) }
  }

  static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// The program's absolute path: itself if it has a slash, else the first executable of that name on `PATH`.
  ///
  /// - Returns: `nil` if there is none.
  static func find(_ program: String, environment: [String: String]) -> String? {
    if program.contains("/") { return program }
    let path = environment["PATH"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/bin:/usr/bin:/bin"
    for directory in path.split(separator: ":") where directory.hasPrefix("/") {
      let candidate = directory + "/" + program
      var status = stat()
      if stat(candidate, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(candidate, X_OK) == 0 {
        return candidate
      }
    }
    return nil
  }
}
