import Catalog
import IndexSchema
import SearchModel
import Xapian

/// Builds a generation from the catalog beside the one that serves, and makes it serve.
///
/// The catalog is read in short keyset pages, so no long snapshot holds back its log. Large catalogs are built
/// in parts, contiguous row ranges written side by side, and joined by Xapian's compactor without renumbering:
/// docid ranges are disjoint because rows are. The same join takes in many new rows at once: the serving
/// generation is then one of the sources, and is not written to. The stamp is written after the join, for a
/// compactor takes the first source's.
struct GenerationBuild {
  let store: GenerationStore
  let clock: WallClock
  /// Below this many rows one writer is as quick as several and a join.
  static let parallelRows: Int64 = 8_000
  /// Threads that write parts.
  private static let writers = 2

  /// What a generation's documents were read from.
  private struct Source {
    /// The sequence of the catalog when its rows were counted.
    var sequence: Int64
    /// The last row that was there.
    var lastRow: Int64
    /// The generation whose documents were taken over.
    var base: Base?
  }

  /// A generation as it serves.
  struct Base {
    var path: String
    var stamp: GenerationStamp
    /// The last row it may hold a document of.
    var lastRow: Int64
  }

  /// The first generation of a home; the indexer's lock is held.
  ///
  /// - Returns: the sequence it has applied.
  func buildFirst(from catalog: Catalog) throws -> Int64 { try replaceUnderLock(catalog) }

  /// Builds and swaps while holding the indexer's lock: the serving generation is unusable or absent.
  func replaceUnderLock(_ catalog: Catalog) throws -> Int64 { try buildAndServe(catalog, base: nil) }

  /// Takes in what came since a generation was written by joining new parts to it, if that is much.
  ///
  /// The indexer's lock is held. Worth it when the new rows outweigh copying the old ones, which takes about a
  /// fifteenth of indexing them.
  ///
  /// - Returns: the sequence applied in the generation that now serves; `nil` if too little is new.
  func extend(_ base: Base, from catalog: Catalog) throws -> Int64? {
    let held = Int64(try Database(path: base.path).documentCount)
    let enough = max(Self.parallelRows, held / 8)
    guard try catalog.hasRows(after: base.lastRow, atLeast: enough) else { return nil }
    return try buildAndServe(catalog, base: base)
  }

  private func buildAndServe(_ catalog: Catalog, base: Base?) throws -> Int64 {
    let path = try store.prepare(.underLock)
    let source = try build(path, catalog, base: base)
    let stamp = try settle(path, catalog, source)
    try store.serve(path)
    return stamp.applied
  }

  /// Builds without the lock, takes it only for the last changes and the swap.
  ///
  /// - Parameter progress: documents written so far.
  /// - Returns: the new generation's number.
  func rebuildBeside(_ catalog: Catalog, timeout: Double, progress: @escaping @Sendable (Int) -> Void) throws
    -> Int
  {
    let path = try store.prepare(.beside)
    let source = try build(path, catalog, base: nil, progress: progress)
    // Most of what came meanwhile is taken while donors still write to the old generation.
    var stamp = try settle(path, catalog, source)
    try replay(path, catalog, &stamp)
    guard case .acquired(let lock) = try FileLock.acquire(store.paths.lock, timeout: timeout, purpose: "swap")
    else {
      throw LimelightError(.busy, "the indexer's lock was not free for \(Int(timeout)) s", hint: "Try again.")
    }
    defer { withExtendedLifetime(lock) {} }
    try replay(path, catalog, &stamp)
    return try store.serve(path)
  }

  /// Writes every living entity above the base's rows, and the base's documents, into the directory.
  private func build(
    _ path: String, _ catalog: Catalog, base: Base?, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> Source {
    // Read before the rows: what changes while they are read is replayed from here.
    let (sequence, last) = try catalog.snapshot { (try catalog.sequence(), try catalog.maxRow()) }
    let source = Source(sequence: sequence, lastRow: max(last, base?.lastRow ?? 0), base: base)
    let parts = RowParts(after: base?.lastRow ?? 0, through: source.lastRow)
    let written = Counter(progress)
    let (paths, clock) = (store.paths, clock)
    if base == nil && source.lastRow < Self.parallelRows {
      let whole = parts.whole
      try PartWriter(paths: paths, clock: clock, written: written).write(whole, into: path, syncs: true)
      return source
    }
    try ParallelWork.run(Self.writers) { _ in
      let writer = PartWriter(paths: paths, clock: clock, written: written)
      while let (number, rows) = parts.next() {
        try writer.write(rows, into: "\(path)/part-\(number)", syncs: false)
      }
    }
    let names = parts.names.map { "\(path)/\($0)" }
    let filled = try names.filter { try Database(path: $0).documentCount > 0 }
    let sources = (base.map { [$0.path] } ?? []) + filled
    try Maintenance.compact(
      sources: sources.isEmpty ? [names[0]] : sources, into: path + "/joined", renumber: false)
    try FileSystem.moveContents(of: path + "/joined", to: path)
    for name in names { FileSystem.removeTree(name) }
    return source
  }

  /// Brings a build to one sequence of the catalog exactly, stamps it and compares it with the catalog.
  ///
  /// If no row it was built from has changed since, that is the sequence it was built from, however much is new;
  /// else everything committed by now is applied.
  private func settle(_ path: String, _ catalog: Catalog, _ source: Source) throws -> GenerationStamp {
    var stamp = source.base?.stamp ?? GenerationStamp(applied: 0, builtAt: clock.now())
    try transaction(path, catalog) { writer in
      if source.base == nil { try Sentinel.add(to: writer.database) }
      if let base = source.base {
        try catalog.changes(after: base.stamp.applied, throughRow: base.lastRow) { change in
          try writer.apply(change)
          return true
        }
      }
      let expected: Int
      if try catalog.hasChanges(after: source.sequence, throughRow: source.lastRow) {
        try catalog.changes(after: source.sequence) { change in
          try writer.apply(change)
          return true
        }
        stamp.applied = try catalog.sequence()
        expected = try catalog.liveCount()
      } else {
        stamp.applied = source.sequence
        expected = try catalog.liveCount(throughRow: source.lastRow)
      }
      try stamp.write(to: writer.database, customKeys: writer.customKeys)
      return expected
    }
    return stamp
  }

  /// Applies what the catalog took since the stamp.
  private func replay(_ path: String, _ catalog: Catalog, _ stamp: inout GenerationStamp) throws {
    guard try catalog.sequence() > stamp.applied else { return }
    var next = stamp
    try transaction(path, catalog) { writer in
      try catalog.changes(after: stamp.applied) { change in
        try writer.apply(change)
        return true
      }
      next.applied = try catalog.sequence()
      try next.write(to: writer.database, customKeys: writer.customKeys)
      return try catalog.liveCount()
    }
    stamp = next
  }

  /// Changes the new generation in one transaction, on one snapshot of the catalog, and verifies it.
  ///
  /// - Parameter body: returns how many entities there have to be then, or the generation does not serve.
  private func transaction(
    _ path: String, _ catalog: Catalog, _ body: (inout GenerationWriter) throws -> Int
  ) throws {
    let database = try GenerationWriter.open(path, mode: .open)
    defer { database.close() }
    try database.beginTransaction()
    let expected: Int
    do {
      expected = try catalog.snapshot {
        var writer = try GenerationWriter(database: database, catalog: catalog)
        let expected = try body(&writer)
        try writer.commitTransaction(at: path)
        return expected
      }
    } catch {
      try? database.cancelTransaction()
      throw error
    }
    let count = try database.entityCount
    guard count == expected else {
      throw LimelightError(
        .io, "the new generation holds \(count) entities, the catalog \(expected)",
        hint: "The serving generation was kept. Run `limelight reindex --rebuild` again.")
    }
  }
}
