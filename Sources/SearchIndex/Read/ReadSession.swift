import IndexSchema
import SearchModel
import Xapian

/// The open generation of one reader, used by one thread at a time.
///
/// The whole read (match, stored fields, highlights, facets) is inside one retry: a writer that commits twice
/// discards the revision being read (`DatabaseModifiedError`), a file read between its write and its commit
/// looks corrupt for a moment, and a generation may be pruned under its reader. Damage is only what repeats
/// after a fresh open with the indexer's lock held. A read takes no lock and writes nothing.
struct ReadSession {
  private let store: GenerationStore
  private var open: IndexSnapshot?
  /// The pointer file as it was when it was last read: one look instead of opening it for every read.
  private var pointer: (file: FileIdentity, generation: Int)?

  init(store: GenerationStore) { self.store = store }

  /// Runs the read on a fresh snapshot; may wait for a writer.
  mutating func read<Result>(_ body: (IndexSnapshot) throws -> Result) throws -> Result {
    for attempt in 1... {
      do {
        return try body(try snapshot())
      } catch let error as XapianError {
        // Modified: the same database one revision on. Anything else: open afresh, from `current`.
        if error.code != .databaseModified { (open, pointer) = (nil, nil) }
        guard Self.isTransient(error), attempt < 40 else { throw failure(error) }
        if attempt == 39 {
          return try readExclusively(body)
        }
        // A writer is at work: give it the core instead of reading the same half-written block again.
        if attempt > 3 { MonotonicClock.sleep(min(0.001 * Double(attempt), 0.02)) }
      }
    }
    throw LimelightError(.internal, "unreachable")
  }

  /// Runs the read on a fresh snapshot if the generation is open already: once, and without waiting.
  ///
  /// - Returns: `nil` where a read that may repeat has to find out.
  mutating func readOnce<Result>(_ body: (IndexSnapshot) throws -> Result?) -> Result? {
    guard let open, (try? serving()) == open.generation else { return nil }
    return try? body(newest(open))
  }

  private static func isTransient(_ error: XapianError) -> Bool {
    [.databaseModified, .databaseCorrupt, .databaseOpening, .databaseNotFound, .docNotFound, .databaseClosed]
      .contains(error.code)
  }

  /// The last try, with no writer at work.
  private mutating func readExclusively<Result>(_ body: (IndexSnapshot) throws -> Result) throws -> Result {
    let lock = try? FileLock.acquire(store.paths.lock, timeout: 10, purpose: "read")
    defer { withExtendedLifetime(lock) {} }
    (open, pointer) = (nil, nil)
    do {
      return try body(try snapshot())
    } catch let error as XapianError {
      throw failure(error)
    }
  }

  private func failure(_ error: XapianError) -> LimelightError {
    error.asLimelightError(store.paths.index)
  }

  private mutating func serving() throws -> Int? {
    let file = FileIdentity(store.paths.current)
    if let pointer, let file, pointer.file == file { return pointer.generation }
    // Looked at before it is read: if it is replaced in between, the next read looks again.
    let generation = try store.current()
    pointer = file.flatMap { file in generation.map { (file, $0) } }
    return generation
  }

  private mutating func snapshot() throws -> IndexSnapshot {
    guard let serving = try serving() else {
      throw LimelightError(
        .noIndex, "there is no index in \(store.paths.root)",
        hint: "Donate something (`limelight donate FILE`) or run `limelight reindex`.")
    }
    if let open, open.generation == serving { return try newest(open) }
    open = nil
    return try remember(try Database(path: store.paths.generation(serving)), serving)
  }

  private mutating func newest(_ open: IndexSnapshot) throws -> IndexSnapshot {
    try open.database.reopen() ? remember(open.database, open.generation) : open
  }

  /// Keys allotted since the last look are in the metadata of the new revision.
  private mutating func remember(_ database: Database, _ generation: Int) throws -> IndexSnapshot {
    let stamp = try GenerationStamp(of: database)
    let snapshot = IndexSnapshot(
      database: database, generation: generation,
      customKeys: try CustomKeyTable(unpacking: database.metadata("customKeys")), stamp: stamp)
    open = snapshot
    return snapshot
  }
}
