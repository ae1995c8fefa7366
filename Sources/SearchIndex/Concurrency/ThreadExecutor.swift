import Glibc

/// An actor's executor that is one thread of its own.
///
/// SQLite, Xapian and file locks block; on the cooperative pool, which has one thread a core, a few blocked
/// calls would stall every task of the process. Jobs run in the order they were enqueued. The thread starts
/// with the first job and ends when the executor is released.
package final class ThreadExecutor: SerialExecutor {
  private let queue: JobQueue

  /// Starts nothing yet.
  ///
  /// - Parameter name: for messages.
  package init(name: String) { queue = JobQueue(name: name) }

  deinit { queue.stop() }

  package func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.add { unowned.runSynchronously(on: executor) }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// Jobs waiting for their thread.
///
/// Unchecked: all state is read and written under `mutex`. Kept apart from the executor so that the thread
/// does not hold the executor alive.
private final class JobQueue: @unchecked Sendable {
  private let name: String
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let wakeUp = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var jobs: [() -> Void] = []
  private var hasThread = false
  private var isStopping = false

  init(name: String) {
    self.name = name
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(wakeUp, nil)
  }

  deinit {
    pthread_cond_destroy(wakeUp)
    pthread_mutex_destroy(mutex)
    wakeUp.deallocate()
    mutex.deallocate()
  }

  func add(_ job: @escaping () -> Void) {
    pthread_mutex_lock(mutex)
    jobs.append(job)
    let mustStart = !hasThread
    hasThread = true
    pthread_mutex_unlock(mutex)
    // After the mutex is free, or the thread would wake up only to wait for it.
    pthread_cond_signal(wakeUp)
    if mustStart { start() }
  }

  func stop() {
    pthread_mutex_lock(mutex)
    isStopping = true
    pthread_cond_signal(wakeUp)
    pthread_mutex_unlock(mutex)
  }

  private func start() {
    var thread = pthread_t()
    let retained = Unmanaged.passRetained(self)
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<JobQueue>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, retained.toOpaque())
    // Without a thread nothing that was promised could ever be done.
    precondition(status == 0, "cannot start the thread \(name): \(String(cString: strerror(status)))")
    pthread_detach(thread)
  }

  private func run() {
    while let job = next() { job() }
  }

  private func next() -> (() -> Void)? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while jobs.isEmpty {
      if isStopping { return nil }
      pthread_cond_wait(wakeUp, mutex)
    }
    return jobs.removeFirst()
  }
}
