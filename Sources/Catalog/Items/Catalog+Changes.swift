package import SearchModel

/// The latest change of one row.
package enum CatalogChange: Sendable, Equatable {
  case entity(CatalogEntity)
  /// The entity is gone.
  case tombstone(row: Int64, sequence: Int64)

  package var row: Int64 {
    switch self {
    case .entity(let entity): entity.row
    case .tombstone(let row, _): row
    }
  }

  package var sequence: Int64 {
    switch self {
    case .entity(let entity): entity.sequence
    case .tombstone(_, let sequence): sequence
    }
  }

  /// `nil` for a tombstone.
  package var entity: CatalogEntity? {
    guard case .entity(let entity) = self else { return nil }
    return entity
  }
}

extension Catalog {
  /// Rows whose latest change lies in a range of sequences, in the order (sequence, row), from one snapshot.
  ///
  /// A row changed twice appears once, at its last sequence. An index is consistent only at a sequence that
  /// it applied whole, so read all of it, and what must fit it (``sequence()``, ``customKeys()``), inside one
  /// ``snapshot(_:)``.
  ///
  /// - Parameters:
  ///   - sequence: the last sequence already applied.
  ///   - row: with it, rows of `sequence` itself above this one are given too: where an earlier reading
  ///     stopped.
  ///   - last: the last sequence wanted.
  ///   - highest: the last row wanted.
  ///   - body: called with each; `false` ends the reading. It may read from the catalog, not write to it.
  package func changes(
    after sequence: Int64, row: Int64? = nil, through last: Int64 = .max,
    throughRow highest: Int64 = .max, _ body: (CatalogChange) throws -> Bool
  ) throws {
    try snapshot {
      let statement = try connection.statement(
        """
        SELECT \(Self.columns), deleted FROM items
        WHERE sequence >= ?1 AND sequence <= ?3 AND (sequence > ?1 OR row > ?2) AND row <= ?4
        ORDER BY sequence, row
        """)
      try statement.bind(1, sequence)
      try statement.bind(2, row ?? .max)
      try statement.bind(3, last)
      try statement.bind(4, highest)
      defer { statement.reset() }
      while try statement.step() {
        let change: CatalogChange =
          statement.integer(8) == 0
          ? .entity(try decode(statement))
          : .tombstone(row: statement.integer(0), sequence: statement.integer(1))
        guard try body(change) else { return }
      }
    }
  }

  /// How many rows ``changes(after:row:through:_:)`` would give from there, at most `limit`.
  package func changeCount(after sequence: Int64, limit: Int) throws(LimelightError) -> Int {
    let statement = try connection.statement(
      "SELECT count(*) FROM (SELECT 1 FROM items WHERE sequence > ? LIMIT ?)")
    try statement.bind(1, sequence)
    try statement.bind(2, Int64(limit))
    defer { statement.reset() }
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  /// Whether any row up to `highest` changed after the sequence.
  package func hasChanges(after sequence: Int64, throughRow highest: Int64) throws(LimelightError) -> Bool {
    let statement = try connection.statement(
      "SELECT 1 FROM items WHERE sequence > ? AND row <= ? LIMIT 1")
    try statement.bind(1, sequence)
    try statement.bind(2, highest)
    defer { statement.reset() }
    return try statement.step()
  }

  /// Whether there are that many rows above one, tombstones included; walks no further than that.
  package func hasRows(after row: Int64, atLeast count: Int64) throws(LimelightError) -> Bool {
    let statement = try connection.statement("SELECT 1 FROM items WHERE row > ? LIMIT 1 OFFSET ?")
    try statement.bind(1, row)
    try statement.bind(2, max(0, count - 1))
    defer { statement.reset() }
    return try statement.step()
  }

  /// A page of living entities of some rows, the last of them first: one short read.
  package func entities(
    rows: Range<Int64>, lastFirst limit: Int
  ) throws(LimelightError) -> [CatalogEntity] {
    let statement = try connection.statement(
      "SELECT \(Self.columns) FROM items WHERE row >= ? AND row < ? AND deleted = 0 ORDER BY row DESC LIMIT ?"
    )
    try statement.bind(1, rows.lowerBound)
    try statement.bind(2, rows.upperBound)
    try statement.bind(3, Int64(limit))
    return try entities(of: statement)
  }

  /// Living entities of a range of rows, in order, from one snapshot.
  ///
  /// - Parameter body: called with each; `false` ends the reading.
  package func entities(
    rows: ClosedRange<Int64>, _ body: (CatalogEntity) throws -> Bool
  ) throws {
    let statement = try connection.statement(
      "SELECT \(Self.columns) FROM items WHERE row >= ? AND row <= ? AND deleted = 0 ORDER BY row")
    try statement.bind(1, rows.lowerBound)
    try statement.bind(2, rows.upperBound)
    defer { statement.reset() }
    while try statement.step() {
      guard try body(try decode(statement)) else { return }
    }
  }

  /// The latest change of each row after a sequence, as `limelight log` shows it, from one snapshot.
  ///
  /// - Parameters:
  ///   - row: with it, rows of `sequence` itself above this one are given too: where an earlier reading
  ///     stopped.
  ///   - body: called with each and its row; `false` ends the reading.
  package func log(
    after sequence: Int64, row: Int64 = .max, app: String? = nil, hidesProtected: Bool = false,
    _ body: (LogEntry, Int64) throws -> Bool
  ) throws {
    let statement = try connection.statement(
      "SELECT \(Self.columns), deleted FROM items WHERE sequence >= ?1 AND (sequence > ?1 OR row > ?3)"
        + (app == nil ? "" : " AND +app = ?2") + " ORDER BY sequence, row")
    try statement.bind(1, sequence)
    if let app { try statement.bind(2, app) }
    try statement.bind(3, row)
    defer { statement.reset() }
    while try statement.step() {
      let key = EntityKey(app: statement.text(3), type: statement.text(4), id: statement.text(5))
      var title: String?
      let isDeleted = statement.integer(8) != 0
      if !isDeleted {
        let entity = try decode(statement) { Self.logged.contains($0) }.entity
        if hidesProtected && entity.isProtected { continue }
        title = Self.title(of: entity)
      }
      let entry = LogEntry(
        sequence: statement.integer(1), at: statement.number(2) ?? 0,
        change: isDeleted ? .delete : .index, key: key, title: title)
      guard try body(entry, statement.integer(0)) else { return }
    }
  }

  private static let logged: Set<String> = ["title", "displayName", ProtectionClass.attribute]

  private static func title(of entity: DonatedEntity) -> String? {
    for name in ["title", "displayName"] {
      switch entity[name] {
      case .text(let text) where !text.isEmpty: return text
      case .localized(let texts):
        if let first = texts.min(by: { $0.key < $1.key }), !first.value.isEmpty { return first.value }
      default: break
      }
    }
    return nil
  }
}
