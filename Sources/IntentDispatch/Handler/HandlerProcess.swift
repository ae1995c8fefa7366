import AppLink
import Synchronization

/// Runs an app's handler: argv, a text on its standard input, a deadline.
///
/// It gets a process group of its own, so that the deadline takes its children along. It inherits
/// no descriptor but four: standard input, output and error, and one for its result, whose number (3)
/// `LIMELIGHT_RESULT_FD` holds. Waiting is done on a thread of its own, never in Swift's pool.
struct HandlerProcess: Sendable {
  /// argv; the first is an absolute path.
  var arguments: [String]
  var environment: [String: String]
  var input: [UInt8]
  /// Seconds until the process group is killed; `nil` for never.
  var deadline: Double?
  /// Bytes kept of the result; what is written beyond is read and dropped.
  var outputLimit = 64 << 10

  /// Runs it to its end.
  ///
  /// A cancelled task kills the process group and returns `.cancelled`.
  func run() async -> HandlerOutcome {
    let cancellation = Cancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Worker.start {
          var run = HandlerRun(self, cancellation)
          continuation.resume(returning: run.run())
        } failed: { code in
          continuation.resume(returning: HandlerOutcome(end: .notStarted(code)))
        }
      }
    } onCancel: {
      cancellation.isCancelled.store(true, ordering: .relaxed)
    }
  }

  final class Cancellation: Sendable {
    let isCancelled = Atomic(false)
  }
}
