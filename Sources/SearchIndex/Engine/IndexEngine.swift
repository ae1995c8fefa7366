package import SearchModel
import Synchronization

/// The engine of one home: catalog writer, indexer and readers, each on threads of their own.
///
/// Safe to call from any task; no call blocks the cooperative pool.
package final class IndexEngine: Sendable {
  package let paths: HomePaths
  package let clock: WallClock
  let writer: CatalogWriter
  let catalogReader: CatalogReader
  let indexer: Indexer
  let readers: ReaderPool
  let background: BackgroundIndexing
  let care: IndexCare
  let activity: ActivityReader
  let store: GenerationStore
  /// Whether this engine has answered from the index, so that the home is there and its owner's.
  let hasAnswered = Atomic<Bool>(false)
  /// What heeds the meaning of descriptive queries; `nil`, as always but in programs that bring a scorer.
  let semantics: SemanticRanking?

  /// Whether anything was ever donated here.
  package var hasHome: Bool { FileSystem.exists(paths.catalog) }

  /// Opens nothing yet: files are touched by the first call that needs them.
  package init(paths: HomePaths, clock: WallClock = .system, semantics: SemanticRanking? = nil) {
    self.paths = paths
    self.semantics = semantics
    self.clock = clock
    store = GenerationStore(paths: paths)
    writer = CatalogWriter(paths: paths, clock: clock)
    catalogReader = CatalogReader(paths: paths, clock: clock)
    let indexer = Indexer(paths: paths, clock: clock)
    self.indexer = indexer
    background = BackgroundIndexing { _ = try? await indexer.catchUp() }
    readers = ReaderPool(store: store, count: 2)
    care = IndexCare(paths: paths, clock: clock)
    activity = ActivityReader(paths: paths, clock: clock)
  }
}
