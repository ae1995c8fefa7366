import AppLink
import SearchModel
import Synchronization

/// The time of an app's last sign of life.
final class ServicePatience: Sendable {
  private let since = Mutex(MonotonicTime.now())

  /// A sign of life: the deadline begins anew.
  func sign() { since.withLock { $0 = MonotonicTime.now() } }

  /// Seconds since then.
  var silence: Double { since.withLock { MonotonicTime.now() - $0 } }
}

/// One conversation with an app in a process of its own: started, asked, ended.
struct ServiceCall: Sendable {
  let app: String
  let program: String
  let process: ServiceProcess
  let patience: ServicePatience
  let snippets: SnippetRelay
  let options: DispatchOptions

  /// Asks, with a deadline on silence.
  ///
  /// - Parameter phase: what the app is doing, for messages: `starting`, `opening`.
  func ask(
    _ method: String, _ parameters: JSONValue = .object([]), phase: String, deadline: Double?
  ) async throws -> JSONValue {
    patience.sign()
    let guardian = deadline.map { deadline in
      Task {
        while true {
          // Time that we or a person take is not the app's.
          if !process.peer.isOwedAnswer { patience.sign() }
          let left = deadline - patience.silence
          if left <= 0 { break }
          try await Task.sleep(for: .seconds(min(max(left, 0.005), 1)))
        }
        process.peer.finish(silent(phase, deadline))
        process.kill()
      }
    }
    defer { guardian?.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await process.peer.call(method, parameters)
      } onCancel: {
        process.kill()
      }
    } catch let error as LimelightError where error == ServiceProcess.closed {
      throw await ended(phase)
    }
  }

  private func silent(_ phase: String, _ deadline: Double) -> LimelightError {
    LimelightError(
      .handlerFailed, "the app \(app) said nothing for \(deadline) s while \(phase) and was ended",
      hint: "LIMELIGHT_DEADLINES=off waits for ever; its output is in the app's log.")
  }

  /// The connection ended before the answer: says how the process did.
  private func ended(_ phase: String) async -> LimelightError {
    await process.wait(atMost: options.endDeadline)
    let said = process.lastErrorLine.isEmpty ? "" : ": \(process.lastErrorLine)"
    let how =
      switch process.end {
      case .exited(let code)?: "ended with exit code \(code)"
      case .signalled(9)? where process.isKilled: "closed its connection and was ended"
      case .signalled(let signal)?: "was ended by signal \(signal)"
      default: "closed its connection"
      }
    return LimelightError(
      .handlerFailed, "the app \(app) \(how) while \(phase)\(said)",
      hint: "Run \(program) by hand to see more; its output is in the app's log.")
  }

  /// Lets the app end: it sees its connection closed, and goes or is ended.
  func end() async {
    snippets.end()
    process.peer.close()
    await process.wait(atMost: options.endDeadline)
  }
}
