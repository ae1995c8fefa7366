/// The binary form of entities in the catalog and in the documents of the index.
///
/// Compact, versioned and canonical: equal entities give equal bytes, whatever the order of a dictionary.
/// Layout (Docs/Formats.md): version, flags, then what the flags announce (row, sequence and time; key;
/// expiry; domain; language; item), then the attributes in the donor's order. Lengths and counts are LEB128.
/// Decoding checks every length against the bytes that are there and builds nothing larger than them.
package enum EntityCoding {
  /// The only version so far; a higher one is refused.
  static let version: UInt8 = 1

  /// How deep lists and objects may nest; what lies deeper is written as an empty list.
  ///
  /// The catalog rejects such records, so nothing is lost unnoticed.
  package static let maximumDepth = 64

  struct Flags: OptionSet {
    var rawValue: UInt8
    static let catalog = Flags(rawValue: 1)
    static let key = Flags(rawValue: 2)
    static let expires = Flags(rawValue: 4)
    static let domain = Flags(rawValue: 8)
    static let language = Flags(rawValue: 16)
    static let hidden = Flags(rawValue: 32)
    static let item = Flags(rawValue: 64)
    static let known: Flags = [.catalog, .key, .expires, .domain, .language, .hidden, .item]
  }

  // MARK: Encoding

  /// The bytes of an entity with its key and expiry.
  package static func encode(_ entity: DonatedEntity) -> [UInt8] {
    var writer = EntityWriter(capacity: 256)
    writer.header(entity, contentOnly: false, catalog: nil)
    writer.attributes(entity.attributes)
    return writer.bytes
  }

  /// The bytes of an entity with what the catalog added: the data of its document in the index.
  package static func encode(_ entity: CatalogEntity) -> [UInt8] {
    var writer = EntityWriter(capacity: 256)
    writer.header(entity.entity, contentOnly: false, catalog: entity)
    writer.attributes(entity.entity.attributes)
    return writer.bytes
  }

  /// The bytes of everything but key and expiry: what the catalog stores and hashes.
  ///
  /// - Returns: `nil` if lists and objects nest deeper than ``maximumDepth``.
  package static func encodeContent(_ entity: DonatedEntity) -> [UInt8]? {
    var writer = EntityWriter(capacity: 256)
    writer.header(entity, contentOnly: true, catalog: nil)
    writer.attributes(entity.attributes)
    return writer.exceededDepth ? nil : writer.bytes
  }

  // MARK: Decoding

  /// The entity that ``encode(_:)-(CatalogEntity)`` wrote.
  ///
  /// - Parameter keep: which attributes are wanted, by name; the others are skipped without copying their
  ///   text. `nil` keeps all.
  package static func decode(
    _ bytes: UnsafeRawBufferPointer, keep: ((String) -> Bool)? = nil
  ) throws(EntityCodingError) -> CatalogEntity {
    var reader = EntityReader(bytes)
    let flags = try reader.flags()
    guard flags.isSuperset(of: [.catalog, .key]) else { throw reader.error("has no key or row") }
    let row = try reader.whole()
    let sequence = try reader.whole()
    let donatedAt = try reader.double()
    let entity = try reader.entity(flags, keep: keep)
    return CatalogEntity(entity: entity, row: row, sequence: sequence, donatedAt: donatedAt)
  }

  /// The entity that ``encode(_:)-(CatalogEntity)`` wrote, from an array.
  package static func decode(
    _ bytes: [UInt8], keep: ((String) -> Bool)? = nil
  ) throws(EntityCodingError) -> CatalogEntity {
    try borrowing(bytes) { buffer throws(EntityCodingError) in try decode(buffer, keep: keep) }
  }

  /// The entity that ``encode(_:)-(DonatedEntity)`` wrote.
  package static func decodeEntity(_ bytes: [UInt8]) throws(EntityCodingError) -> DonatedEntity {
    try borrowing(bytes) { buffer throws(EntityCodingError) in
      var reader = EntityReader(buffer)
      let flags = try reader.flags()
      guard flags.contains(.key), !flags.contains(.catalog) else { throw reader.error("has no key") }
      return try reader.entity(flags, keep: nil)
    }
  }

  /// The entity of that key and expiry whose other parts ``encodeContent(_:)`` wrote.
  package static func decodeContent(
    _ bytes: UnsafeRawBufferPointer, key: EntityKey, expires: Double?, keep: ((String) -> Bool)? = nil
  ) throws(EntityCodingError) -> DonatedEntity {
    var reader = EntityReader(bytes)
    let flags = try reader.flags()
    guard flags.isDisjoint(with: [.catalog, .key, .expires]) else { throw reader.error("is not content") }
    var entity = DonatedEntity(key: key)
    entity.expires = expires
    try reader.content(flags, into: &entity, keep: keep)
    return entity
  }

  private static func borrowing<Value>(
    _ bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws(EntityCodingError) -> Value
  ) throws(EntityCodingError) -> Value {
    let result = bytes.withUnsafeBytes { buffer -> Result<Value, EntityCodingError> in
      do throws(EntityCodingError) { return .success(try body(buffer)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

/// Bytes that are no entity, or one of a version this program does not know.
package struct EntityCodingError: Error, Equatable, Sendable {
  /// Where reading stopped, in bytes from the start.
  package var offset: Int
  /// What was wrong there, to follow "the entity …".
  package var reason: String
}
