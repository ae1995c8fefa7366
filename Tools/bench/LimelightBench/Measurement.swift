import Foundation

/// Wall and CPU seconds since it was made.
struct Stopwatch {
  private let start = ContinuousClock.now
  private let cpuStart = Measurement.cpuSeconds

  var wall: Double {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
  var cpu: Double { Measurement.cpuSeconds - cpuStart }
}

enum Measurement {
  static var cpuSeconds: Double {
    let use = usage
    return Double(use.ru_utime.tv_sec + use.ru_stime.tv_sec)
      + Double(use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6
  }

  /// Microseconds of all processors that this process has used, to the nanosecond.
  static var cpuMicros: Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) * 1e6 + Double(now.tv_nsec) / 1e3
  }

  static var peakMegabytes: Int { usage.ru_maxrss / 1024 }

  /// - Parameter sorted: not empty, ascending.
  static func percentile(_ sorted: [Double], _ part: Double) -> Double {
    sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
  }

  /// One JSON object; values are JSON already.
  static func printLine(_ members: [(key: String, json: String)]) {
    print("{" + members.map { "\"\($0.key)\":\($0.json)" }.joined(separator: ",") + "}")
  }

  private static var usage: rusage {
    var use = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &use)
    return use
  }
}

extension Double {
  func fixed(_ places: Int) -> String { String(format: "%.\(places)f", self) }
}
