import AppLink
import Glibc
import SearchModel
import Synchronization

/// An app in a process of its own that serves JSON-RPC.
///
/// It has a process group of its own and these descriptors: 0 empty, 1 and 2 which go to the app's log, and 3 and
/// 4 for the protocol. A thread watches it to its end.
final class ServiceProcess: Sendable {
  private struct State {
    var end: HandlerOutcome.End?
    var isReaped = false
    var isKilled = false
    var lastErrorLine = ""
    var whenEnded: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  let peer: RPCPeer
  private let child: pid_t

  /// Starts the program.
  ///
  /// - Throws: the system's error number.
  init(
    _ arguments: [String], environment: [String: String], log: ServiceLog,
    heard: @escaping @Sendable () -> Void, notified: @escaping @Sendable (String, JSONValue) -> Void,
    handler: @escaping RPCPeer.Handler
  ) throws(StartFailure) {
    var pipes: [Pipe] = []
    defer { for index in pipes.indices { pipes[index].closeAll() } }
    for _ in 0..<4 {
      guard let pipe = Pipe() else { throw StartFailure(code: errno) }
      pipes.append(pipe)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[0].writeEnd, 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[1].writeEnd, 2)
    posix_spawn_file_actions_adddup2(&actions, pipes[2].readEnd, 3)
    posix_spawn_file_actions_adddup2(&actions, pipes[3].writeEnd, 4)
    Spawn.closeFrom(5, &actions)
    var environment = environment
    environment[LinkMethod.variable] = "3,4"
    var child = pid_t(0)
    let status = Spawn.spawn(arguments, environment: environment, actions: &actions, child: &child)
    guard status == 0 else { throw StartFailure(code: status) }
    self.child = child
    func keep(_ descriptor: inout Int32) -> Int32 {
      defer { descriptor = -1 }
      return descriptor
    }
    peer = RPCPeer(
      input: keep(&pipes[3].readEnd), output: keep(&pipes[2].writeEnd), heard: heard, notified: notified,
      handler: handler)
    let output = keep(&pipes[0].readEnd)
    let errors = keep(&pipes[1].readEnd)
    peer.start()
    Worker.start {
      var watch = ServiceWatch(child: self.child, output: output, errors: errors, log: log)
      self.finish(
        watch.run { wait in
          self.state.withLock { state in
            // From here on its number may be somebody else's.
            state.isReaped = true
            return wait()
          }
        })
    } failed: { _ in
      _ = Glibc.kill(-child, SIGKILL)
      finish(HandlerOutcome(end: .signalled(SIGKILL)))
    }
  }

  /// What requests fail with when the app closes its end.
  static let closed = RPCPeer.closed

  struct StartFailure: Error {
    let code: Int32
  }

  private func finish(_ outcome: HandlerOutcome) {
    let closures = state.withLock { state in
      state.end = outcome.end
      state.lastErrorLine = outcome.lastErrorLine
      defer { state.whenEnded = [] }
      return state.whenEnded
    }
    for closure in closures { closure() }
    peer.finishAfterReading()
  }

  /// How it ended; `nil` while it runs.
  var end: HandlerOutcome.End? { state.withLock { $0.end } }
  /// The last line of its standard error, once it has ended.
  var lastErrorLine: String { state.withLock { $0.lastErrorLine } }

  /// Ends the whole process group now.
  func kill() {
    state.withLock { state in
      guard !state.isReaped else { return }
      state.isKilled = true
      _ = Glibc.kill(-child, SIGKILL)
    }
  }

  /// Whether it was ended from here, and not by somebody else's signal.
  var isKilled: Bool { state.withLock { $0.isKilled } }

  /// Waits until it has ended, and ends it when the time is over.
  func wait(atMost seconds: Double?) async {
    let killer = seconds.map { seconds in
      Task {
        try await Task.sleep(for: .seconds(seconds))
        kill()
      }
    }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let hasEnded = state.withLock { state in
        if state.end != nil { return true }
        state.whenEnded.append { continuation.resume() }
        return false
      }
      if hasEnded { continuation.resume() }
    }
    killer?.cancel()
  }
}
