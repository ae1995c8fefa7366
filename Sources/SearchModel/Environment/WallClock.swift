import FoundationEssentials

/// Where the time comes from; tests inject their own.
package struct WallClock: Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  package var now: @Sendable () -> Double

  package init(now: @escaping @Sendable () -> Double) { self.now = now }

  package static let system = WallClock { Date().timeIntervalSince1970 }
}
