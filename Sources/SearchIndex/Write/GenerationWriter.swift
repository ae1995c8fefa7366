import Catalog
import IndexSchema
import SearchModel
import Xapian

/// Writes catalog changes into one Xapian database; confined to one thread.
struct GenerationWriter {
  let database: WritableDatabase
  private var builder: DocumentBuilder
  private(set) var customKeys: CustomKeyTable
  /// Text tokens cut at the term limit since this writer was made.
  private(set) var truncatedTokens = 0
  /// Bytes of documents since the last commit.
  private var bytes = 0

  /// What a commit may need beyond a multiple of its documents, in bytes: new blocks for those it changes.
  private static let leastSpace = 1 << 20

  init(database: WritableDatabase, catalog: Catalog) throws {
    self.database = database
    customKeys = CustomKeyTable(
      try catalog.customKeys().map {
        CustomKey(name: $0.name, kind: $0.kind, slot: $0.slot, options: $0.options)
      })
    builder = DocumentBuilder(customKeys: customKeys)
  }

  /// Commits the transaction if there is room for it.
  ///
  /// Xapian 1.4 ends the process where the disk fills up in the middle of a commit; so it is not begun.
  ///
  /// - Parameter path: where the database is.
  /// - Throws: `cannotCreate` without having written anything.
  mutating func commitTransaction(at path: String) throws {
    try FileSystem.requireSpace(Self.leastSpace + 4 * bytes, at: path)
    try database.commitTransaction()
    bytes = 0
  }

  /// Does what the change says.
  mutating func apply(_ change: CatalogChange) throws {
    switch change {
    case .entity(let entity): try replace(entity)
    case .tombstone(let row, _): try delete(row: row)
    }
  }

  /// Opens a generation for writing; the caller holds the index's own lock, or nobody else knows the generation.
  ///
  /// Xapian's lock can outlive its holder for a moment: a child process this one is starting has a copy of the
  /// descriptor until it runs its program. So being locked is waited out, up to two seconds.
  static func open(
    _ path: String, mode: WritableDatabase.Mode, options: WritableDatabase.Options = []
  ) throws(XapianError) -> WritableDatabase {
    for _ in 0..<200 {
      do {
        return try WritableDatabase(path: path, mode: mode, options: options)
      } catch  where error.code == .databaseLock {
        MonotonicClock.sleep(0.01)
      }
    }
    return try WritableDatabase(path: path, mode: mode, options: options)
  }

  /// Replaces the entity's document entirely: terms, values, data.
  ///
  /// - Returns: the document's bytes.
  @discardableResult
  mutating func replace(_ entity: CatalogEntity) throws -> Int {
    guard let docid = Docid.of(row: entity.row) else {
      throw LimelightError(
        .internal, "the catalog has used up its \(Docid.top) rows",
        hint: "Export, purge and import the home to number its entities anew.")
    }
    let document = builder.build(entity, data: EntityCoding.encode(entity))
    truncatedTokens += document.truncatedTokens
    try database.replace(docid: docid, packed: document.bytes)
    bytes += document.bytes.count
    return document.bytes.count
  }

  /// Takes the entity's document out; one that is not there is no error.
  mutating func delete(row: Int64) throws {
    guard let docid = Docid.of(row: row) else { return }
    _ = try database.delete(docid: docid)
  }
}
