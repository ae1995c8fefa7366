package import SearchModel

/// What people did: which entities they opened, and what they had typed.
///
/// A file of its own (`activity.sqlite`), because it is private, small, and worth keeping when the catalog is
/// rebuilt. One SQLite connection, confined to the thread that uses it; errors as in ``Catalog``.
package final class ActivityStore {
  /// One opening of an entity.
  package struct Opening: Sendable, Equatable {
    package var key: EntityKey
    /// The entity's catalog row; 0 where it was not noted.
    package var row: Int64
    /// What had been typed, folded by the caller; empty if it was not found by a search.
    package var typed: String
    /// Seconds since 1970.
    package var at: Double

    package init(key: EntityKey, row: Int64, typed: String, at: Double) {
      self.key = key
      self.row = row
      self.typed = typed
      self.at = at
    }
  }

  let connection: Connection
  let clock: WallClock

  /// Opens the activity of a home; parameters and errors as in ``Catalog/init(paths:mode:busyTimeout:clock:force:)``.
  package init(
    paths: HomePaths, mode: StoreMode, busyTimeout: Double = 5, clock: WallClock = .system,
    force: Bool = false
  ) throws(LimelightError) {
    self.clock = clock
    connection = try Store.open(
      paths.activity, mode: mode, ladder: .activity, busyTimeout: busyTimeout, force: force)
  }

  /// Notes that a person opened an entity, now; nothing while engagement is off.
  ///
  /// - Parameter row: its catalog row, by which ranking knows it.
  package func recordOpen(_ key: EntityKey, typed: String, row: Int64 = 0) throws(LimelightError) {
    let statement = try connection.statement(
      """
      INSERT INTO opens (app, type, id, typed, at, item) SELECT ?, ?, ?, ?, ?, ? WHERE NOT EXISTS
        (SELECT 1 FROM settings WHERE name = 'engagement' AND value = 'off')
      """)
    try statement.bind(1, key.app)
    try statement.bind(2, key.type)
    try statement.bind(3, key.id)
    try statement.bind(4, typed)
    try statement.bind(5, clock.now())
    try statement.bind(6, row)
    try statement.run()
  }

  /// Openings whose typed text begins with that prefix, newest first, at most `limit`.
  package func opens(typedPrefix prefix: String, limit: Int) throws(LimelightError) -> [Opening] {
    try opens(typed: prefix, beginnings: [], limit: limit)
  }

  /// Openings whose typed text begins with that text or is one of its beginnings, newest first, at most `limit`.
  package func opens(
    typed text: String, beginnings: [String], limit: Int
  ) throws(LimelightError) -> [Opening] {
    let places = beginnings.indices.map { "?\($0 + 3)" }.joined(separator: ", ")
    let isBeginning = beginnings.isEmpty ? "" : "OR typed IN (\(places))"
    // Bytes from the text up to its successor: 0xFF never occurs in UTF-8.
    let statement = try connection.statement(
      """
      SELECT app, type, id, typed, at, item FROM opens
      WHERE (typed >= ?1 AND typed < ?1 || CAST(x'FF' AS TEXT)) \(isBeginning)
      ORDER BY at DESC, number DESC LIMIT ?2
      """)
    try statement.bind(1, text)
    try statement.bind(2, Int64(limit))
    for (place, beginning) in beginnings.enumerated() {
      try statement.bind(Int32(place + 3), beginning)
    }
    defer { statement.reset() }
    var openings: [Opening] = []
    while try statement.step() {
      let key = EntityKey(app: statement.text(0), type: statement.text(1), id: statement.text(2))
      openings.append(
        Opening(
          key: key, row: statement.integer(5), typed: statement.text(3), at: statement.number(4) ?? 0))
    }
    return openings
  }

  /// Erases what was done with deleted entities, in one transaction.
  package func forget(_ erasures: [Erasure]) throws(LimelightError) {
    guard !erasures.isEmpty else { return }
    try connection.writing { () throws(LimelightError) in try erase(erasures) }
  }

  /// The same within a transaction.
  func erase(_ erasures: [Erasure]) throws(LimelightError) {
    for table in ["opens", "on_screen"] {
      for erasure in erasures {
        let names: [String]
        let condition: String
        switch erasure {
        case .entity(let key):
          (names, condition) = ([key.app, key.type, key.id], "app = ? AND type = ? AND id = ?")
        case .type(let app, let type): (names, condition) = ([app, type], "app = ? AND type = ?")
        case .app(let app): (names, condition) = ([app], "app = ?")
        }
        let statement = try connection.statement("DELETE FROM \(table) WHERE \(condition)")
        for (place, name) in names.enumerated() { try statement.bind(Int32(place + 1), name) }
        try statement.run()
      }
    }
  }
}

extension SchemaLadder {
  /// The activity's tables.
  static let activity = SchemaLadder(
    store: "activity",
    steps: [
      """
      CREATE TABLE opens (
        number INTEGER PRIMARY KEY, app TEXT NOT NULL, type TEXT NOT NULL, id TEXT NOT NULL,
        typed TEXT NOT NULL, at REAL NOT NULL);
      CREATE INDEX opens_by_typed ON opens (typed, at);
      CREATE INDEX opens_by_key ON opens (app, type, id);
      """,
      "ALTER TABLE opens ADD COLUMN item INTEGER NOT NULL DEFAULT 0",
      """
      CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE on_screen (
        app TEXT PRIMARY KEY, type TEXT NOT NULL, id TEXT NOT NULL, item INTEGER NOT NULL,
        since REAL NOT NULL) WITHOUT ROWID;
      """,
    ])
}
