import AppLink
import Glibc
import Synchronization

/// One run of a handler process, on the thread that waits for it.
struct HandlerRun {
  private let process: HandlerProcess
  private let cancellation: HandlerProcess.Cancellation
  private var child = pid_t(0)
  private var input = Stream()
  private var output = Stream()
  private var errors = Stream()
  private var result = Stream()
  private var sent = 0
  private var errorTail: [UInt8] = []
  private var resultBytes: [UInt8] = []

  /// Our end of one of the child's descriptors.
  private struct Stream {
    var descriptor: Int32 = -1

    mutating func close() {
      if descriptor >= 0 { Glibc.close(descriptor) }
      descriptor = -1
    }
  }

  init(_ process: HandlerProcess, _ cancellation: HandlerProcess.Cancellation) {
    self.process = process
    self.cancellation = cancellation
  }

  mutating func run() -> HandlerOutcome {
    Worker.blockBrokenPipe()
    let status = start()
    guard status == 0 else { return HandlerOutcome(end: .notStarted(status)) }
    let end = wait()
    input.close()
    output.close()
    errors.close()
    result.close()
    return HandlerOutcome(end: end, lastErrorLine: OutputTail.lastLine(of: errorTail), result: resultBytes)
  }

  // MARK: Start

  private mutating func start() -> Int32 {
    var pipes: [Pipe] = []
    defer { for index in pipes.indices { pipes[index].closeAll() } }
    for _ in 0..<4 {
      guard let pipe = Pipe() else { return errno }
      pipes.append(pipe)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[0].readEnd, 0)
    for target in 1...3 { posix_spawn_file_actions_adddup2(&actions, pipes[target].writeEnd, Int32(target)) }
    Spawn.closeFrom(4, &actions)
    var environment = process.environment
    environment["LIMELIGHT_RESULT_FD"] = "3"
    let status = Spawn.spawn(
      process.arguments, environment: environment, actions: &actions, child: &child)
    guard status == 0 else { return status }
    for index in 1...3 { pipes[index].closeWriteEnd() }
    func keep(_ descriptor: inout Int32) -> Stream {
      defer { descriptor = -1 }
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      return Stream(descriptor: descriptor)
    }
    input = keep(&pipes[0].writeEnd)
    output = keep(&pipes[1].readEnd)
    errors = keep(&pipes[2].readEnd)
    result = keep(&pipes[3].readEnd)
    return 0
  }

  // MARK: Wait

  /// Feeds and drains the child until it ends, or kills its group.
  ///
  /// The child's end is asked for between polls, as a grandchild may hold the pipes open after it.
  private mutating func wait() -> HandlerOutcome.End {
    let end = process.deadline.map { MonotonicTime.now() + $0 }
    var pause: Int32 = 1
    while true {
      let moved = transfer(timeout: pause)
      var status: Int32 = 0
      let waited = waitpid(child, &status, WNOHANG)
      if waited == child || waited < 0 && errno == ECHILD {
        drain()
        // Somebody else in this process reaped it: how it ended is lost, so that cannot be called success.
        if waited < 0 { return .signalled(0) }
        return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
      }
      if cancellation.isCancelled.load(ordering: .relaxed) {
        killGroup()
        return .cancelled
      }
      if let end, MonotonicTime.now() >= end {
        killGroup()
        return .timedOut
      }
      pause = moved ? 1 : min(pause * 2, 20)
    }
  }

  /// Ends the group before the child is reaped: until then nobody else can have its number.
  private mutating func killGroup() {
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    drain()
  }

  /// Takes what the pipes hold; bounded, as a grandchild may write for ever.
  private mutating func drain() {
    for _ in 0..<64 where !transfer(timeout: 0) { return }
  }

  /// Moves what can be moved without blocking.
  ///
  /// - Parameter timeout: milliseconds to wait for something to move.
  /// - Returns: whether anything moved.
  private mutating func transfer(timeout: Int32) -> Bool {
    if sent >= process.input.count { input.close() }
    // poll ignores negative descriptors.
    var waiting = [
      pollfd(fd: input.descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: result.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, nfds_t(waiting.count), timeout) > 0 else { return false }
    if waiting[0].revents != 0 { send() }
    var moved = waiting[0].revents != 0
    if waiting[1].revents != 0, Self.receive(&output) != nil { moved = true }
    if waiting[2].revents != 0, let bytes = Self.receive(&errors) {
      errorTail = (errorTail + bytes).suffix(4096)
      moved = true
    }
    if waiting[3].revents != 0, let bytes = Self.receive(&result) {
      resultBytes += bytes.prefix(max(0, process.outputLimit - resultBytes.count))
      moved = true
    }
    return moved
  }

  private mutating func send() {
    let count = process.input.withUnsafeBytes {
      write(input.descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent)
    }
    if count > 0 {
      sent += count
    } else if count < 0, errno != EAGAIN, errno != EINTR {
      // A handler need not read what it is told.
      input.close()
    }
  }

  /// - Returns: `nil` at the end of the stream, which is closed then.
  private static func receive(_ stream: inout Stream) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = buffer.withUnsafeMutableBytes { read(stream.descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return buffer[..<count] }
    if count == 0 || errno != EAGAIN && errno != EINTR { stream.close() }
    return nil
  }
}
