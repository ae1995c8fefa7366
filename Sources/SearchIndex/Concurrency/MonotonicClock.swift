import Glibc

/// Time for deadlines: never set back, unlike the wall clock.
enum MonotonicClock {
  /// Seconds since some fixed point.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Blocks this thread; only for threads of our own.
  static func sleep(_ seconds: Double) {
    guard seconds > 0 else { return }
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
    var left = timespec()
    while nanosleep(&time, &left) == -1 && errno == EINTR { time = left }
  }
}
