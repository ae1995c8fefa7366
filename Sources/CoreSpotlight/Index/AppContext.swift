package import SearchModel
import Synchronization

/// For which app, and where to, code donates: set around an app's code when several apps share one process.
package struct AppContext: Sendable {
  /// The app's identifier.
  package var app: String
  /// Where donations go and how they are marked; `nil` = the process's own home, unmarked.
  package var scope: DonationScope?
  /// How many entities were taken so far in this scope.
  package let taken = Counter()

  package init(app: String, scope: DonationScope? = nil) {
    self.app = app
    self.scope = scope
  }

  /// Overrides the process's identity and home for everything called inside.
  @TaskLocal package static var current: AppContext?

  package final class Counter: Sendable {
    private let count = Mutex(0)
    package init() {}

    /// Adds and gives the new total.
    package func add(_ number: Int) -> Int {
      count.withLock { count in
        count += number
        return count
      }
    }
  }
}
