import Glibc
import Synchronization

/// Runs a body on a thread of its own; `wait` gives what it returned or threw.
struct OnThread<Value: Sendable> {
  private let job: Job
  private let thread: pthread_t
  private let result: Box

  private final class Box: Sendable {
    let value = Mutex<Result<Value, any Error>?>(nil)
  }

  init(_ body: @escaping @Sendable () throws -> Value) {
    let result = Box()
    self.result = result
    job = Job {
      let ended = Result { try body() }
      result.value.withLock { $0 = ended }
    }
    thread = job.start()
  }

  func wait() throws -> Value {
    pthread_join(thread, nil)
    guard let ended = result.value.withLock({ $0 }) else { preconditionFailure("the thread has ended") }
    return try ended.get()
  }
}

/// What a thread runs.
private final class Job: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  func start() -> pthread_t {
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    precondition(code == 0, "a thread can be made")
    return thread
  }
}
