import Catalog
import SearchModel

/// Reads of the catalog for people and administrators, on a thread of its own.
actor CatalogReader {
  private let executor = ThreadExecutor(name: "limelight-list")
  private let paths: HomePaths
  private let clock: WallClock
  private var catalog: Catalog?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(paths: HomePaths, clock: WallClock) {
    self.paths = paths
    self.clock = clock
  }

  /// Runs the body on this thread with a read-only catalog.
  ///
  /// - Returns: `nil` if there is no catalog yet.
  /// - Throws: what opening it or `body` throws.
  func read<Result: Sendable>(_ body: @Sendable (Catalog) throws -> Result) throws -> Result? {
    if catalog == nil {
      guard FileSystem.exists(paths.catalog) else { return nil }
      catalog = try Catalog(paths: paths, mode: .readOnly, busyTimeout: 5, clock: clock)
    }
    return try catalog.map(body)
  }
}
