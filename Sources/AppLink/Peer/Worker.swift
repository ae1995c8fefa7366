import Glibc

/// A thread for one piece of work that blocks.
package enum Worker {
  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// - Parameter failed: called with the error number if there can be no thread.
  package static func start(_ body: @escaping @Sendable () -> Void, failed: (Int32) -> Void) {
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

  /// Lets writing to a pipe that nobody reads give an error on this thread, not end the process.
  ///
  /// A signal pending for the thread ends with it.
  package static func blockBrokenPipe() {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }
}
