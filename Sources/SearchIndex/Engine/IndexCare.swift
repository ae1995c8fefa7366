import Catalog
import SearchModel
import Xapian

/// Rebuilds, sizes and the reindex lock, on a thread of its own, beside donations and searches.
actor IndexCare {
  private let executor = ThreadExecutor(name: "limelight-care")
  private let store: GenerationStore
  private let clock: WallClock

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(paths: HomePaths, clock: WallClock) {
    store = GenerationStore(paths: paths)
    self.clock = clock
  }

  /// Takes the lock that keeps two reindex runs apart.
  ///
  /// - Throws: `busy` naming the holder once `wait` seconds have passed.
  func lockForReindex(wait: Double) throws -> FileLock {
    try HomeGuard.check(directory: store.paths.data)
    try HomeGuard.checkOwner(store.paths)
    try FileSystem.makeDirectory(store.paths.index)
    switch try FileLock.acquire(store.paths.reindexLock, timeout: wait, purpose: "reindex") {
    case .acquired(let lock): return lock
    case .heldBy(let holder):
      throw LimelightError(
        .busy, "another reindex is running: \(holder)", hint: "Wait for it, or give --wait SECONDS.")
    }
  }

  /// Rebuilds when asked to, when the mapping changed, or when much was deleted since the generation was built.
  ///
  /// - Returns: the new generation, `nil` if none was due.
  func rebuildIfDue(forced: Bool, progress: @escaping @Sendable (Int) -> Void) throws -> Int? {
    guard FileSystem.exists(store.paths.catalog) else { return nil }
    let catalog = try Catalog(paths: store.paths, mode: .readOnly, busyTimeout: 30, clock: clock)
    if !forced { guard try isDue(catalog) else { return nil } }
    do {
      return try GenerationBuild(store: store, clock: clock)
        .rebuildBeside(catalog, timeout: 60, progress: progress)
    } catch {
      // Half a generation may be what filled the disk.
      FileSystem.removeTree(store.place(.beside))
      throw (error as? XapianError)?.asLimelightError(store.paths.index) ?? error
    }
  }

  private func isDue(_ catalog: Catalog) throws -> Bool {
    do {
      guard let serving = try store.current() else { return true }
      let database = try Database(path: store.paths.generation(serving))
      defer { database.close() }
      let stamp = try GenerationStamp(of: database)
      if stamp.schema != GenerationStamp.currentSchema { return true }
      // Deleted documents leave holes in Xapian's blocks; a rebuild packs them again.
      let tombstones = try catalog.tombstoneCount()
      return try tombstones > 1_000 && tombstones > database.entityCount / 2
    } catch is XapianError {
      // Gone or damaged: nothing is more due than that.
      return true
    } catch let error as LimelightError where error.code == .io {
      return true
    }
  }

  /// The last sequence that every kept generation has applied: tombstones up to it may go.
  func appliedByAll() throws -> Int64 {
    var least = Int64.max
    for number in store.all() {
      // A generation that cannot be read is rebuilt, never caught up.
      guard let database = try? Database(path: store.paths.generation(number)) else { continue }
      defer { database.close() }
      if let stamp = try? GenerationStamp(of: database) { least = min(least, stamp.applied) }
    }
    return least == .max ? 0 : least
  }
}
