import Glibc
import SearchModel

/// The built program, run as a person would: in a process of its own.
package enum LimelightBinary {
  /// Beside the running test bundle, where the build puts it.
  package static let path: String = {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { raw in
      raw.withMemoryRebound(to: CChar.self) { chars in
        chars.baseAddress.map { readlink("/proc/self/exe", $0, chars.count) } ?? 0
      }
    }
    var folder = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(separator: "/")
      .dropLast()
    // Some runners load the bundle from their own executable and name it in the arguments.
    if access("/" + folder.joined(separator: "/") + "/limelight", X_OK) != 0 {
      for argument in CommandLine.arguments where argument.contains(".build/") {
        folder = argument.split(separator: "/").prefix { !$0.hasSuffix(".xctest") }[...]
      }
    }
    return "/" + folder.joined(separator: "/") + "/limelight"
  }()

  /// Another program of the package, which the build puts beside it.
  package static func path(of program: String) -> String {
    String(path.dropLast("limelight".count)) + program
  }

  /// Runs the program in that home with no more environment than stated.
  ///
  /// - Parameters:
  ///   - input: what it reads on standard input; `nil` = nothing.
  ///   - environment: added to `PATH`, `HOME` and `LIMELIGHT_HOME`.
  ///   - program: another program with the same command line.
  package static func run(
    _ arguments: [String], home: TemporaryHome, input: [UInt8]? = nil, environment: [String: String] = [:],
    program: String = path
  ) throws -> ProcessResult {
    try spawn([program] + arguments, home: home, input: input, environment: environment)
  }

  /// Runs the program in that home.
  package static func run(
    _ arguments: String..., home: TemporaryHome, input: String? = nil, environment: [String: String] = [:]
  ) throws -> ProcessResult {
    try run(arguments, home: home, input: input.map { Array($0.utf8) }, environment: environment)
  }

  /// Runs a shell script in which `limelight` is the program.
  package static func shell(_ script: String, home: TemporaryHome) throws -> ProcessResult {
    try spawn(["/bin/bash", "-c", "limelight() { '\(path)' \"$@\"; }\n" + script], home: home, input: nil)
  }

  /// Runs a command with its output in files, so that no amount of it can block.
  private static func spawn(
    _ command: [String], home: TemporaryHome, input: [UInt8]?, environment: [String: String] = [:]
  ) throws -> ProcessResult {
    let files = try TemporaryHome()
    let inputPath = try input.map { try files.write($0, to: "in") } ?? "/dev/null"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, files.path + "/out", O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files.path + "/err", O_WRONLY | O_CREAT, 0o600)
    let status = try wait(start(command, &actions, variables(home, environment)))
    return ProcessResult(
      status: status, standardOutput: try files.read("out"), standardError: try files.read("err"))
  }

  /// Runs the program on a terminal of its own; what it shows on it is standard output and error together, and what is
  /// typed on it.
  ///
  /// - Parameter typing: what is typed, lines with their ends; there from the start.
  package static func runOnTerminal(
    _ arguments: String..., home: TemporaryHome, columns: UInt16 = 80, typing: String = "",
    environment: [String: String] = [:], program: String = path
  ) throws -> ProcessResult {
    // What posix_openpt, unlockpt and ptsname do; Glibc's Swift module does not have them.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlock: Int32 = 0
    var number: Int32 = 0
    let isReady = master >= 0 && ioctl(master, 0x4004_5431, &unlock) == 0
    guard isReady, ioctl(master, 0x8004_5430, &number) == 0 else {
      throw LimelightError(.io, "no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    defer { close(master) }
    let terminal = "/dev/pts/\(number)"
    // Held open until the end, or output of a short process could be lost before it is read.
    let slave = open(terminal, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [0, 1, 2] { posix_spawn_file_actions_adddup2(&actions, slave, descriptor) }
    let process = try start([program] + arguments, &actions, variables(home, ["TERM": "xterm"] + environment))
    close(slave)
    _ = typing.utf8.withContiguousStorageIfAvailable { write(master, $0.baseAddress, $0.count) }
    var shown: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &block, block.count)
      if count < 0, errno == EINTR { continue }
      // A terminal whose last writer is gone reads as an input error.
      guard count > 0 else { break }
      shown += block[..<count]
    }
    return ProcessResult(status: try wait(process), standardOutput: shown, standardError: [])
  }

  private static func variables(_ home: TemporaryHome, _ more: [String: String]) -> [String: String] {
    var variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": home.path, "LIMELIGHT_HOME": home.path + "/home",
    ]
    // Where the toolchain's libraries lie, if the runner had to say so.
    if let libraries = getenv("LD_LIBRARY_PATH") { variables["LD_LIBRARY_PATH"] = String(cString: libraries) }
    return variables + more
  }

  private static func start(
    _ command: [String], _ actions: inout posix_spawn_file_actions_t, _ variables: [String: String]
  ) throws -> pid_t {
    // A program that hangs fails its test instead of stopping all of them.
    let limited = ["/usr/bin/timeout", "--foreground", "120"] + command
    var arguments: [UnsafeMutablePointer<CChar>?] = limited.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for pointer in arguments + environment { free(pointer) }
    }
    // Signals that this process blocks must reach the child, or its time limit has no effect.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let failure = posix_spawn(&process, limited[0], &actions, &attributes, &arguments, &environment)
    guard failure == 0 else {
      throw LimelightError(.io, "cannot start \(command[0]): \(String(cString: strerror(failure)))")
    }
    return process
  }

  private static func wait(_ process: pid_t) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw LimelightError(.io, "waitpid: \(String(cString: strerror(errno)))") }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}

private func + (left: [String: String], right: [String: String]) -> [String: String] {
  left.merging(right) { $1 }
}
