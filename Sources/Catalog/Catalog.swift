package import SearchModel

/// The truth about what apps donated: a durable store of entities, from which the index can always be rebuilt.
///
/// One SQLite connection (WAL, `synchronous = FULL`), confined to the thread that uses it; any number of
/// processes may have one each. Writers take turns by SQLite's own lock, for which each waits at most
/// ``busyTimeout``. Errors are `LimelightError`: `.timedOut` for that wait, `.cannotCreate` for a full disk,
/// `.io` for damage, `.denied` for a store that may not be written.
package final class Catalog {
  /// No row may reach this: documents are numbered 2²⁹ − row.
  package static let rowLimit: Int64 = 1 << 29
  /// The most bytes of one entity's content; larger ones are rejected as `too-large`.
  package static let recordLimit = 64 << 20

  package let paths: HomePaths
  package let mode: StoreMode
  let clock: WallClock
  let connection: Connection
  /// Custom keys known to have a slot; what other processes added is found on a miss.
  var knownCustomKeys: [CustomKeyName: CustomKeyOptions] = [:]

  /// Opens the catalog of a home, and makes or migrates it if `mode` says so.
  ///
  /// - Parameters:
  ///   - busyTimeout: seconds to wait for another process's lock, each time.
  ///   - force: take a network file system all the same.
  /// - Throws: `.noIndex` if it is missing and not to be made; `.denied` in another user's home or where
  ///   nothing can be written; `.config` on a network file system; `.version` if a newer program wrote it;
  ///   `.io` if it is damaged.
  package init(
    paths: HomePaths, mode: StoreMode, busyTimeout: Double = 30, clock: WallClock = .system,
    force: Bool = false
  ) throws(LimelightError) {
    self.paths = paths
    self.mode = mode
    self.clock = clock
    connection = try Store.open(
      paths.catalog, mode: mode, ladder: .catalog, busyTimeout: busyTimeout, force: force)
  }

  /// Seconds to wait for another process's lock, each time.
  package var busyTimeout: Double {
    get { connection.busyTimeout }
    set { connection.busyTimeout = newValue }
  }

  /// Whether the file was opened as unchangeable because nothing could be made beside it.
  ///
  /// Commits that still lie in another program's log are then not seen.
  package var isImmutable: Bool { connection.access == .immutable }

  /// Runs the body on one snapshot of the catalog, which commits of others do not change.
  ///
  /// A long snapshot keeps SQLite's log from being folded back: keep it short.
  package func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    try connection.reading(body)
  }

  // MARK: Numbers

  /// The last sequence number taken; 0 before the first.
  package func sequence() throws(LimelightError) -> Int64 { try whole("sequence") ?? 0 }

  /// Tombstones up to this sequence are gone: an index that applied less must be rebuilt.
  package func prunedThrough() throws(LimelightError) -> Int64 { try whole("pruned_through") ?? 0 }

  func whole(_ name: String) throws(LimelightError) -> Int64? {
    let statement = try connection.statement("SELECT value FROM meta WHERE name = ?")
    try statement.bind(1, name)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : nil
  }

  func setWhole(_ name: String, _ value: Int64) throws(LimelightError) {
    let statement = try connection.statement("INSERT OR REPLACE INTO meta VALUES (?, ?)")
    try statement.bind(1, name)
    try statement.bind(2, value)
    try statement.run()
  }
}
