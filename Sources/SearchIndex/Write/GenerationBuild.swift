import Catalog
import IndexSchema
import SearchModel
import Synchronization
import Xapian

/// Builds a generation from the catalog beside the one that serves, and makes it serve.
///
/// The catalog is read in short keyset pages, so no long snapshot holds back its log. Large catalogs are built
/// as contiguous row ranges side by side and joined by Xapian's compactor without renumbering: docid ranges are
/// disjoint because rows are. The stamp is written after the join, for a compactor takes the first source's.
struct GenerationBuild {
  let store: GenerationStore
  let clock: WallClock
  /// Below this many rows one writer is as quick as two and a join.
  var parallelRows: Int64 = 8_000
  var shards = 2

  /// Rows a page; a page is one short read transaction.
  private static let page = 1_000
  /// Documents between two flushes of a shard's postings: larger is slower and takes more memory.
  private static let flushEvery = 2_000

  /// The first generation of a home; the indexer's lock is held.
  ///
  /// - Returns: the sequence it has applied.
  func buildFirst(from catalog: Catalog) throws -> Int64 { try replaceUnderLock(catalog) }

  /// Builds and swaps while holding the indexer's lock: the serving generation is unusable or absent.
  func replaceUnderLock(_ catalog: Catalog) throws -> Int64 {
    let number = try store.prepareNext()
    var stamp = try build(number, catalog)
    stamp = try verified(number, catalog, replay(number, catalog, stamp))
    try store.setCurrent(number)
    try store.prune()
    return stamp.applied
  }

  /// Builds without the lock, takes it only for the last changes and the swap.
  ///
  /// - Parameter progress: documents written so far.
  /// - Returns: the new generation's number.
  func rebuildBeside(_ catalog: Catalog, timeout: Double, progress: @escaping @Sendable (Int) -> Void) throws
    -> Int
  {
    let number = try store.prepareNext()
    var stamp = try build(number, catalog, progress: progress)
    // Most of what came meanwhile is taken while donors still write to the old generation.
    stamp = try replay(number, catalog, stamp)
    guard case .acquired(let lock) = try FileLock.acquire(store.paths.lock, timeout: timeout, purpose: "swap")
    else {
      throw LimelightError(.busy, "the indexer's lock was not free for \(Int(timeout)) s", hint: "Try again.")
    }
    defer { withExtendedLifetime(lock) {} }
    stamp = try verified(number, catalog, replay(number, catalog, stamp))
    try store.setCurrent(number)
    try store.prune()
    return number
  }

  /// Writes every live entity of the catalog into the generation's directory.
  private func build(
    _ number: Int, _ catalog: Catalog, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> GenerationStamp {
    let path = store.paths.generation(number)
    // Read before the pages: what changes while they are read is replayed from here.
    let stamp = GenerationStamp(applied: try catalog.sequence(), builtAt: clock.now())
    let last = try catalog.maxRow()
    let pieces = last < parallelRows ? 1 : shards
    let parts = pieces == 1 ? [path] : (0..<pieces).map { "\(path)/part-\($0)" }
    for part in parts { try FileSystem.makeDirectory(part) }
    let written = Counter(progress)
    let (paths, clock) = (store.paths, clock)
    try ParallelWork.run(pieces) { piece in
      let first = last * Int64(piece) / Int64(pieces)
      let end = last * Int64(piece + 1) / Int64(pieces)
      try Self.write(rows: first..<end, of: paths, clock: clock, into: parts[piece], written: written)
    }
    if pieces > 1 {
      let filled = try parts.filter { try Database(path: $0).documentCount > 0 }
      try Maintenance.compact(
        sources: filled.isEmpty ? [parts[0]] : filled, into: path + "/joined", renumber: false)
      try FileSystem.moveContents(of: path + "/joined", to: path)
      for part in parts { FileSystem.removeTree(part) }
    }
    let database = try GenerationWriter.open(path, mode: .open)
    defer { database.close() }
    try Sentinel.add(to: database)
    try stamp.write(
      to: database, customKeys: GenerationWriter(database: database, catalog: catalog).customKeys)
    try database.commit()
    return stamp
  }

  /// One contiguous range of rows (first excluded, end included) on this thread.
  private static func write(
    rows: Range<Int64>, of paths: HomePaths, clock: WallClock, into path: String, written: Counter
  ) throws {
    let catalog = try Catalog(paths: paths, mode: .readOnly, busyTimeout: 30, clock: clock)
    let database = try GenerationWriter.open(path, mode: .create)
    defer { database.close() }
    var writer = try GenerationWriter(database: database, catalog: catalog)
    var after = rows.lowerBound
    var unflushed = 0
    while after < rows.upperBound {
      let entities = try catalog.entities(afterRow: after, limit: page)
      guard let last = entities.last else { break }
      after = last.row
      for entity in entities where entity.row <= rows.upperBound { try writer.replace(entity) }
      unflushed += entities.count
      written.add(entities.count)
      if unflushed >= flushEvery {
        try database.commit()
        unflushed = 0
      }
    }
    try database.commit()
  }

  /// Applies what the catalog took since the stamp.
  private func replay(_ number: Int, _ catalog: Catalog, _ stamp: GenerationStamp) throws -> GenerationStamp {
    guard try catalog.sequence() > stamp.applied else { return stamp }
    let database = try GenerationWriter.open(store.paths.generation(number), mode: .open)
    defer { database.close() }
    var stamp = stamp
    try database.beginTransaction()
    do {
      try catalog.snapshot {
        let target = try catalog.sequence()
        var writer = try GenerationWriter(database: database, catalog: catalog)
        try catalog.changes(after: stamp.applied) { change in
          try writer.apply(change)
          return true
        }
        stamp.applied = target
        try stamp.write(to: database, customKeys: writer.customKeys)
      }
      try database.commitTransaction()
    } catch {
      try? database.cancelTransaction()
      throw error
    }
    return stamp
  }

  /// The new generation holds exactly the live entities, or it does not serve.
  ///
  /// Donors go on committing to the catalog: the two are compared at one sequence, catching up until they meet.
  private func verified(_ number: Int, _ catalog: Catalog, _ stamp: GenerationStamp) throws -> GenerationStamp
  {
    var stamp = stamp
    while true {
      let (sequence, expected) = try catalog.snapshot { (try catalog.sequence(), try catalog.liveCount()) }
      guard sequence == stamp.applied else {
        stamp = try replay(number, catalog, stamp)
        continue
      }
      let database = try Database(path: store.paths.generation(number))
      defer { database.close() }
      let count = try database.entityCount
      guard count == expected else {
        throw LimelightError(
          .io, "generation \(number) holds \(count) entities, the catalog \(expected)",
          hint: "The serving generation was kept. Run `limelight reindex --rebuild` again.")
      }
      return stamp
    }
  }
}

/// Documents written by all threads of a build.
private final class Counter: Sendable {
  private let total = Mutex(0)
  private let report: @Sendable (Int) -> Void
  init(_ report: @escaping @Sendable (Int) -> Void) { self.report = report }
  func add(_ count: Int) {
    report(
      total.withLock {
        $0 += count; return $0
      })
  }
}
