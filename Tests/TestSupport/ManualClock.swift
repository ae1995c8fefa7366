package import SearchModel
import Synchronization

/// A wall clock that moves only when told; it begins in January 2027.
package final class ManualClock: Sendable {
  private let seconds = Mutex(1_800_000_000.0)

  package init() {}

  /// Seconds since 1970.
  package var now: Double { seconds.withLock { $0 } }
  package var clock: WallClock { WallClock { [self] in now } }
  package func advance(_ by: Double) { seconds.withLock { $0 += by } }
}
