package import IntentDispatch
package import SearchIndex
package import SearchModel
import Synchronization

/// The one front door: donate, search, open, reindex.
///
/// Every face of Limelight (command line, later HTTP, D-Bus) calls it and nothing below.
package final class SearchService: Sendable {
  package let paths: HomePaths
  package let clock: WallClock
  package let engine: IndexEngine
  package let registry: AppRegistry
  /// The apps that performed here what they can take back, the latest last.
  let undoable = Mutex<[String]>([])

  /// Opens nothing yet.
  ///
  /// - Parameters:
  ///   - hosts: apps that perform in this process.
  ///   - environment: what apps in processes of their own inherit; `nil` = this process's.
  ///   - engine: another engine than the process's one for that home: tests bring theirs with its clock.
  package init(
    paths: HomePaths, hosts: [any AppHost], environment: [String: String]? = nil, engine: IndexEngine? = nil
  ) {
    let engine = engine ?? IndexEngine.shared(for: paths)
    self.paths = paths
    self.engine = engine
    clock = engine.clock
    registry = AppRegistry(
      paths: paths, hosts: hosts, options: environment.map(DispatchOptions.init(environment:)))
  }

  /// Refuses the home of another user, and one that cannot be read, before anything is asked of it.
  ///
  /// - Throws: `denied`.
  package func checkHome() throws(LimelightError) { try engine.checkOwner() }
}
