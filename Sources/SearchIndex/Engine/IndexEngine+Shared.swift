package import SearchModel
import Synchronization

extension IndexEngine {
  private static let opened = Mutex<[HomePaths: IndexEngine]>([:])

  /// The one engine of a home in this process; whoever asks first opens it.
  ///
  /// Two engines on one home would be correct, as two processes are, but would share neither threads nor caches.
  ///
  /// - Parameter clock: of the engine if it is opened now: tests bring theirs.
  package static func shared(for paths: HomePaths, clock: WallClock = .system) -> IndexEngine {
    opened.withLock { opened in
      if let engine = opened[paths] { return engine }
      let engine = IndexEngine(paths: paths, clock: clock)
      opened[paths] = engine
      return engine
    }
  }
}
