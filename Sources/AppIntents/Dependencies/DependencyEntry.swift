import CoreSpotlight
import Synchronization

/// One dependency: how it is made, and what was made.
final class DependencyEntry: Sendable {
  struct NotReady: Swift.Error {}

  private let now: (@Sendable () throws -> any Sendable)?
  private let later: (@Sendable () async throws -> any Sendable)?
  private let made = Mutex<(any Sendable)?>(nil)
  /// Held while the value is made, so that it is made once.
  private let making = NSRecursiveLock()

  init(now: @escaping @Sendable () throws -> any Sendable) {
    self.now = now
    later = nil
  }

  init(later: @escaping @Sendable () async throws -> any Sendable) {
    now = nil
    self.later = later
  }

  func valueNow() throws -> any Sendable {
    if let value = made.withLock({ $0 }) { return value }
    guard let now else { return try valueWaitedFor() }
    making.lock()
    defer { making.unlock() }
    if let value = made.withLock({ $0 }) { return value }
    let value = try now()
    made.withLock { $0 = value }
    return value
  }

  /// Blocks the thread until a value that takes time is made.
  ///
  /// A run makes such values before it performs; this is for code that runs by itself, such as tests.
  ///
  /// - Throws: what making it throws; `NotReady` after ten seconds, as where making it waits for this very thread.
  private func valueWaitedFor() throws -> any Sendable {
    let made = Made()
    let context = AppContext.current
    // Not among the tasks of the pool, all of whose threads may be waiting like this one.
    Task.detached(executorPreference: ThreadExecutor.shared) {
      do {
        let value = try await AppContext.$current.withValue(context) { try await self.value() }
        made.result.withLock { $0 = .success(value) }
      } catch {
        made.result.withLock { $0 = .failure(error) }
      }
      made.isThere.signal()
    }
    guard made.isThere.wait(timeout: .now() + 10) == .success, let result = made.result.withLock({ $0 })
    else {
      throw NotReady()
    }
    return try result.get()
  }

  /// What a task that was waited for made.
  private final class Made: Sendable {
    let result = Mutex<Result<any Sendable, any Swift.Error>?>(nil)
    let isThere = DispatchSemaphore(value: 0)
  }

  func value() async throws -> any Sendable {
    guard let later else { return try valueNow() }
    if let value = made.withLock({ $0 }) { return value }
    let value = try await later()
    // Where two waited at once, both get the one that was ready first.
    return made.withLock { made in
      let kept = made ?? value
      made = kept
      return kept
    }
  }
}

/// Runs tasks on threads of the system's instead of the pool's few.
private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
