import Glibc

/// The time that deadlines are measured with: it never jumps.
enum MonotonicTime {
  /// Seconds since some moment.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
