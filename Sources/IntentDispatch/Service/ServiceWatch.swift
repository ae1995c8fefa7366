import AppLink
import Glibc

/// What the thread beside a running app does: takes what it prints, and learns how it ends.
struct ServiceWatch {
  private let child: pid_t
  private var output: Int32
  private var errors: Int32
  private var log: ServiceLog
  private var errorTail: [UInt8] = []
  /// The line that says why a Swift program gave up; a page of addresses follows it.
  private var fatalLine: String?

  init(child: pid_t, output: Int32, errors: Int32, log: ServiceLog) {
    self.child = child
    self.output = output
    self.errors = errors
    self.log = log
    for descriptor in [output, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  /// - Parameter reap: does what it is given while nobody signals the process.
  mutating func run(reap: (() -> pid_t) -> pid_t) -> HandlerOutcome {
    Worker.blockBrokenPipe()
    var pause: Int32 = 1
    var status: Int32 = 0
    while true {
      let moved = transfer(timeout: pause)
      var information = siginfo_t()
      // Asked without reaping: until its group is ended nobody else may get its number.
      let waited = waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT)
      if waited == 0, information.si_signo != 0 || waited < 0 && errno == ECHILD { break }
      pause = moved ? 1 : min(pause * 2, 20)
    }
    // What the app left running goes with it.
    kill(-child, SIGKILL)
    let reaped = reap { waitpid(child, &status, 0) }
    for _ in 0..<64 where !transfer(timeout: 0) { break }
    for descriptor in [output, errors] where descriptor >= 0 { close(descriptor) }
    log.close()
    let end: HandlerOutcome.End =
      reaped < 0
      ? .signalled(0) : status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
    return HandlerOutcome(end: end, lastErrorLine: fatalLine ?? OutputTail.lastLine(of: errorTail))
  }

  private mutating func transfer(timeout: Int32) -> Bool {
    var waiting = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, nfds_t(waiting.count), timeout) > 0 else { return false }
    if waiting[0].revents != 0, let bytes = Self.receive(&output) { log.append(bytes) }
    if waiting[1].revents != 0, let bytes = Self.receive(&errors) {
      log.append(bytes)
      errorTail = (errorTail + bytes).suffix(4096)
      if fatalLine == nil { fatalLine = OutputTail.fatalLine(in: errorTail) }
    }
    return true
  }

  /// - Returns: `nil` at the end of the stream, which is closed then.
  private static func receive(_ descriptor: inout Int32) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return buffer[..<count] }
    if count == 0 || errno != EAGAIN && errno != EINTR {
      close(descriptor)
      descriptor = -1
    }
    return nil
  }
}
