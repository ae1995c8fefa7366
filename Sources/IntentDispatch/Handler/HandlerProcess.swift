import Glibc
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

/// A thread for one piece of work that blocks.
enum Worker {
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// - Parameter failed: called with the error number if there can be no thread.
  static func start(_ body: @escaping @Sendable () -> Void, failed: (Int32) -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 256 << 10)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if status != 0 {
      work.release()
      failed(status)
    }
  }
}
