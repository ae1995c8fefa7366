package import IntentDispatch
package import SearchIndex
package import SearchModel

/// The one front door: donate, search, open, reindex.
///
/// Every face of Limelight (command line, later HTTP, D-Bus) calls it and nothing below.
package final class SearchService: Sendable {
  package let paths: HomePaths
  package let clock: WallClock
  package let engine: IndexEngine
  package let registry: AppRegistry

  /// Opens nothing yet.
  ///
  /// - Parameter hosts: apps that perform in this process.
  package init(paths: HomePaths, hosts: [any AppHost], clock: WallClock = .system) {
    self.paths = paths
    self.clock = clock
    engine = IndexEngine.shared(paths: paths, clock: clock)
    registry = AppRegistry(paths: paths, hosts: hosts)
  }
}
