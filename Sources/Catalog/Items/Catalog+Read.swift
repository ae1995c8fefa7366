import Glibc
package import SearchModel

extension Catalog {
  /// The columns every reading of an entity starts with.
  static let columns = "row, sequence, donated_at, app, type, id, expires, payload"

  /// The living entity of that key.
  package func entity(_ key: EntityKey) throws(LimelightError) -> CatalogEntity? {
    let statement = try connection.statement(
      "SELECT \(Self.columns) FROM items WHERE app = ? AND type = ? AND id = ? AND deleted = 0")
    try statement.bind(1, key.app)
    try statement.bind(2, key.type)
    try statement.bind(3, key.id)
    defer { statement.reset() }
    return try statement.step() ? try decode(statement) : nil
  }

  /// The living entity that was donated as the item of that identifier.
  package func entity(item identifier: String, app: String) throws(LimelightError) -> CatalogEntity? {
    let statement = try connection.statement(
      "SELECT \(Self.columns) FROM items WHERE deleted = 0 AND \(Selection.item)")
    try statement.bind(3, app)
    try statement.bind(4, identifier)
    defer { statement.reset() }
    return try statement.step() ? try decode(statement) : nil
  }

  /// Keys of living entities of that id, in order, at most `limit`; scans the key index.
  package func keys(
    id: String, app: String? = nil, type: String? = nil, limit: Int
  ) throws(LimelightError) -> [EntityKey] {
    let statement = try connection.statement(
      "SELECT app, type, id FROM items WHERE id = ?1 AND deleted = 0" + (app == nil ? "" : " AND app = ?2")
        + (type == nil ? "" : " AND type = ?3") + " ORDER BY app, type LIMIT ?4")
    try statement.bind(1, id)
    if let app { try statement.bind(2, app) }
    if let type { try statement.bind(3, type) }
    try statement.bind(4, Int64(limit))
    defer { statement.reset() }
    var keys: [EntityKey] = []
    while try statement.step() {
      keys.append(EntityKey(app: statement.text(0), type: statement.text(1), id: statement.text(2)))
    }
    return keys
  }

  /// Living entities ordered by app, type and id, a page at a time.
  ///
  /// Each page is a short read of its own: nothing is held while the caller prints, and what is donated
  /// meanwhile may or may not be seen.
  ///
  /// - Parameters:
  ///   - after: where an earlier listing ended.
  ///   - body: called with each; `false` ends the listing.
  package func list(
    after: EntityKey? = nil, app: String? = nil, type: String? = nil, domain: String? = nil,
    _ body: (CatalogEntity) throws -> Bool
  ) throws {
    let pageSize = 256
    let sql =
      "SELECT \(Self.columns) FROM items WHERE deleted = 0 AND (app, type, id) > (?1, ?2, ?3)"
      + (app == nil ? "" : " AND app = ?4") + (type == nil ? "" : " AND type = ?5")
      + (domain == nil ? "" : " AND \(Selection.domain("?6"))")
      + " ORDER BY app, type, id LIMIT \(pageSize)"
    var last = after ?? EntityKey(app: "", type: "", id: "")
    while true {
      let statement = try connection.statement(sql)
      try statement.bind(1, last.app)
      try statement.bind(2, last.type)
      try statement.bind(3, last.id)
      if let app { try statement.bind(4, app) }
      if let type { try statement.bind(5, type) }
      if let domain { try statement.bind(6, domain) }
      let page = try entities(of: statement)
      for entity in page where try !body(entity) { return }
      guard page.count == pageSize, let end = page.last else { return }
      last = end.entity.key
    }
  }

  /// Living entities by app and type.
  package struct TypeCount: Sendable, Equatable {
    package var app: String
    package var type: String
    package var count: Int
  }

  /// How many entities live, by app and type, in order; counts along the key index.
  package func counts() throws(LimelightError) -> [TypeCount] {
    let statement = try connection.statement(
      """
      SELECT app, type, count(*) - (SELECT count(*) FROM items AS t
        WHERE t.deleted = 1 AND t.app = items.app AND t.type = items.type)
      FROM items GROUP BY app, type ORDER BY app, type
      """)
    defer { statement.reset() }
    var counts: [TypeCount] = []
    while try statement.step() {
      guard statement.integer(2) > 0 else { continue }
      counts.append(
        TypeCount(app: statement.text(0), type: statement.text(1), count: Int(statement.integer(2))))
    }
    return counts
  }

  /// How many entities live; counts along an index.
  package func liveCount() throws(LimelightError) -> Int {
    Int(
      try single(
        "SELECT (SELECT count(*) FROM items) - (SELECT count(*) FROM items WHERE deleted = 1)"))
  }

  /// How many entities of the rows up to `highest` live; walks the rows.
  package func liveCount(throughRow highest: Int64) throws(LimelightError) -> Int {
    if try maxRow() <= highest { return try liveCount() }
    let statement = try connection.statement(
      """
      SELECT (SELECT count(*) FROM items WHERE row <= ?1)
        - (SELECT count(*) FROM items WHERE deleted = 1 AND row <= ?1)
      """)
    try statement.bind(1, highest)
    defer { statement.reset() }
    return try statement.step() ? Int(statement.integer(0)) : 0
  }

  /// How many tombstones wait to be pruned.
  package func tombstoneCount() throws(LimelightError) -> Int {
    Int(try single("SELECT count(*) FROM items WHERE deleted = 1"))
  }

  /// The highest row given so far that is still there; 0 in an empty catalog.
  package func maxRow() throws(LimelightError) -> Int64 {
    try single("SELECT ifnull(max(row), 0) FROM items")
  }

  /// Bytes of the catalog and its log on disk.
  package var fileBytes: Int64 {
    var total: Int64 = 0
    for path in [paths.catalog, paths.catalog + "-wal"] {
      var status = stat()
      if stat(path, &status) == 0 { total += Int64(status.st_size) }
    }
    return total
  }

  func single(_ sql: String) throws(LimelightError) -> Int64 {
    let statement = try connection.statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }

  /// All entities of a statement that selects ``columns``.
  func entities(of statement: Statement) throws(LimelightError) -> [CatalogEntity] {
    defer { statement.reset() }
    var entities: [CatalogEntity] = []
    while try statement.step() { entities.append(try decode(statement)) }
    return entities
  }

  /// The entity a statement stands on that selects ``columns``.
  func decode(
    _ statement: Statement, keep: ((String) -> Bool)? = nil
  ) throws(LimelightError) -> CatalogEntity {
    let row = statement.integer(0)
    let key = EntityKey(app: statement.text(3), type: statement.text(4), id: statement.text(5))
    do {
      let entity = try EntityCoding.decodeContent(
        statement.blob(7), key: key, expires: statement.number(6), keep: keep)
      return CatalogEntity(
        entity: entity, row: row, sequence: statement.integer(1), donatedAt: statement.number(2) ?? 0)
    } catch {
      throw LimelightError(
        .io, "Row \(row) of \(paths.catalog) is damaged: the entity \(error.reason)",
        hint: "Run `limelight reindex` to have its app donate it again.")
    }
  }
}
