import Catalog
import IndexSchema
import SearchModel
import Synchronization
import Xapian

/// Brings the current generation up to the catalog, one process at a time.
///
/// It applies whole sequences inside one Xapian transaction and stores the last of them as metadata of the
/// same commit: a crash costs a replay, never data, and no batch is ever half visible. Everything it does runs
/// on a thread of its own; the lock is never held across a suspension or between two calls.
actor Indexer {
  private let executor = ThreadExecutor(name: "limelight-index")
  private let store: GenerationStore
  private let clock: WallClock
  private var catalog: Catalog?
  private var lastCommit = -Double.infinity
  /// What this process knows to be applied; only ever grows, for every generation that replaces another
  /// contains what the other had.
  private var known: Int64 = 0

  /// Whether its thread is taking in all there is, which may be a bulk load.
  nonisolated let isLoading = Atomic<Bool>(false)

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(paths: HomePaths, clock: WallClock) {
    store = GenerationStore(paths: paths)
    self.clock = clock
  }

  /// How far one call may go; a search that catches up must stay quick.
  struct Bounds {
    var entities = Int.max
    var seconds = Double.infinity
    /// How long to wait for the lock.
    var timeout = 30.0

    static let search = Bounds(entities: 1000, seconds: 0.2, timeout: 0.02)
  }

  enum Outcome: Sendable, Equatable {
    /// Everything up to this sequence is searchable.
    case applied(Int64)
    /// Stopped at its bounds, with more to do.
    case partly(Int64)
    case lockHeld(String)
  }

  /// At most some twenty commits a second: donors that wait share them.
  private static let commitInterval = 0.05

  /// Applies everything committed by now, if `sequence` is not in yet.
  func catchUp(to sequence: Int64? = nil, bounds: Bounds = Bounds()) throws -> Outcome {
    if let sequence, sequence <= known { return .applied(known) }
    var outcome = Outcome.applied(known)
    if bounds.entities == .max { isLoading.store(true, ordering: .relaxed) }
    defer { if bounds.entities == .max { isLoading.store(false, ordering: .relaxed) } }
    repeat {
      if sequence != nil { MonotonicClock.sleep(lastCommit + Self.commitInterval - MonotonicClock.now()) }
      try FileSystem.makeDirectory(store.paths.index)
      switch try FileLock.acquire(store.paths.lock, timeout: bounds.timeout, purpose: "index") {
      case .heldBy(let holder): return .lockHeld(holder)
      case .acquired(let lock):
        defer { withExtendedLifetime(lock) {} }
        outcome = try applyPending(bounds)
      }
      // A donor that came while the lock was held left `pending` for whoever looks next: look once more.
    } while bounds.entities == .max && FileSystem.exists(store.paths.pending)
    return outcome
  }

  /// With the lock held.
  private func applyPending(_ bounds: Bounds) throws -> Outcome {
    do {
      let outcome = try applyChanges(bounds)
      switch outcome {
      case .applied(let sequence), .partly(let sequence): known = max(known, sequence)
      case .lockHeld: break
      }
      guard case .applied(let sequence) = outcome else { return outcome }
      // Only after the commit: an indexer killed before it leaves the mark to whoever looks next.
      FileSystem.remove(store.paths.pending)
      // A donation that was committed since the look above may have lost its mark to the removal.
      if try openCatalog().sequence() > sequence { try FileSystem.touch(store.paths.pending) }
      return outcome
    } catch {
      // What could not be applied is still pending.
      try? FileSystem.touch(store.paths.pending)
      catalog = nil
      if let error = error as? XapianError { throw error.asLimelightError(store.paths.index) }
      throw error
    }
  }

  private func applyChanges(_ bounds: Bounds) throws -> Outcome {
    let catalog = try openCatalog()
    let target = try catalog.sequence()
    guard let serving = try store.current() else {
      return .applied(try GenerationBuild(store: store, clock: clock).buildFirst(from: catalog))
    }
    let base = try base(store.paths.generation(serving))
    if base.stamp.applied >= target { return .applied(base.stamp.applied) }
    let build = GenerationBuild(store: store, clock: clock)
    // Its tombstones are gone: it could never forget what was deleted.
    if try catalog.prunedThrough() > base.stamp.applied {
      return .applied(try build.replaceUnderLock(catalog))
    }
    if bounds.entities == .max, let applied = try build.extend(base, from: catalog) {
      return .applied(applied)
    }
    return try applyOneByOne(catalog, to: base, bounds)
  }

  private func applyOneByOne(_ catalog: Catalog, to base: GenerationBuild.Base, _ bounds: Bounds) throws
    -> Outcome
  {
    let database = try GenerationWriter.open(base.path, mode: .open)
    defer { database.close() }
    var applied = base.stamp
    let end = MonotonicClock.now() + bounds.seconds
    var count = 0
    var last = applied.applied
    var isPartial = false
    try database.beginTransaction()
    do {
      // One snapshot: a custom key allotted with a change is in the table that the change is indexed with.
      try catalog.snapshot {
        let target = try catalog.sequence()
        var writer = try GenerationWriter(database: database, catalog: catalog)
        try catalog.changes(after: applied.applied) { change in
          if change.sequence != last {
            if count >= bounds.entities || MonotonicClock.now() > end {
              isPartial = true
              return false
            }
            last = change.sequence
          }
          try writer.apply(change)
          count += 1
          return true
        }
        applied.applied = isPartial ? last : target
        try applied.write(to: database, customKeys: writer.customKeys)
        try writer.commitTransaction(at: base.path)
      }
    } catch {
      try? database.cancelTransaction()
      throw error
    }
    lastCommit = MonotonicClock.now()
    return isPartial ? .partly(applied.applied) : .applied(applied.applied)
  }

  /// What serves, read without opening it for writing, which is far dearer; nobody else writes to it.
  private func base(_ path: String) throws -> GenerationBuild.Base {
    let database = try Database(path: path)
    defer { database.close() }
    let smallest = try database.docids(term: "", limit: 1).first
    return GenerationBuild.Base(
      path: path, stamp: try GenerationStamp(of: database), lastRow: smallest.map(Docid.row) ?? 0)
  }

  private func openCatalog() throws -> Catalog {
    if let catalog { return catalog }
    let opened = try Catalog(paths: store.paths, mode: .readOnly, busyTimeout: 5, clock: clock)
    catalog = opened
    return opened
  }
}
