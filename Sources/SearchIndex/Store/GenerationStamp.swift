import IndexSchema
import SearchModel
import Xapian

/// What a generation says of itself, in Xapian metadata of the same commit as its documents.
struct GenerationStamp: Equatable {
  /// The on-disk format; a newer one than this program's is refused.
  static let format = 1

  /// The mapping this program indexes with.
  static var currentSchema: Int { SchemaMapping.current.version }

  /// The last catalog sequence whose changes are in it.
  var applied: Int64
  /// The version of the indexing-key mapping it was indexed with.
  var schema: Int
  /// Seconds since 1970.
  var builtAt: Double

  private static func integer(_ database: Database, _ key: String) throws(XapianError) -> Int64? {
    Int64(String(decoding: try database.metadata(key), as: UTF8.self))
  }

  /// Reads the stamp.
  ///
  /// - Throws: `version` when the format is newer than the program; `XapianError` as the database gives it.
  init(of database: Database) throws {
    let format = try Self.integer(database, "format") ?? 0
    guard format <= Self.format else {
      throw LimelightError(
        .version, "the index has format \(format), this program knows \(Self.format)",
        hint: "Use the newer limelight that wrote it, or `limelight reindex --rebuild` with this one.")
    }
    applied = try Self.integer(database, "applied") ?? 0
    schema = Int(try Self.integer(database, "schema") ?? 0)
    builtAt = Double(try Self.integer(database, "builtAt") ?? 0)
  }

  init(applied: Int64, builtAt: Double) {
    self.applied = applied
    schema = Self.currentSchema
    self.builtAt = builtAt
  }

  func write(to database: WritableDatabase, customKeys: CustomKeyTable) throws(XapianError) {
    try database.setMetadata("format", Array("\(Self.format)".utf8))
    try database.setMetadata("applied", Array("\(applied)".utf8))
    try database.setMetadata("schema", Array("\(schema)".utf8))
    try database.setMetadata("builtAt", Array("\(Int64(builtAt))".utf8))
    try database.setMetadata("customKeys", customKeys.pack())
  }
}
