import Glibc
import IndexSchema
import SearchModel
@testable import SearchIndex
import Xapian

/// A small real index in a directory of its own, removed with the object.
final class QueryIndex {
  static let now = 1_800_000_000.0

  private let directory: String
  private let database: WritableDatabase
  private var customKeys = CustomKeyTable()
  private var rows: Int64 = 0

  init(_ entities: [DonatedEntity] = []) throws {
    var template = Array("/tmp/limelight-query-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw LimelightError(.io, "no temporary directory") }
    directory = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    database = try WritableDatabase(path: directory + "/index")
    try Sentinel.add(to: database)
    try add(entities)
  }

  deinit {
    database.close()
    let path = directory + "/index"
    if let entries = opendir(path) {
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        unlink(path + "/" + name)
      }
      closedir(entries)
    }
    rmdir(path)
    rmdir(directory)
  }

  func add(_ entities: [DonatedEntity]) throws {
    for entity in entities {
      for attribute in entity.attributes where attribute.custom != nil {
        for kind in CustomKeyKind.kinds(of: attribute.value) where customKeys[attribute.name, kind] == nil {
          customKeys.add(
            CustomKey(
              name: attribute.name, kind: kind, slot: 1000 + UInt32(customKeys.keys.count),
              options: attribute.custom ?? .donated))
        }
      }
    }
    let builder = DocumentBuilder(customKeys: customKeys)
    for entity in entities {
      rows += 1
      let row = CatalogEntity(entity: entity, row: rows, sequence: rows, donatedAt: Self.now)
      try database.replace(docid: UInt32((1 << 29) - rows), packed: builder.build(row).bytes)
    }
    try database.commit()
  }

  /// Donates another version of what was the `row`th.
  func replace(row: Int64, with entity: DonatedEntity) throws {
    let stored = CatalogEntity(entity: entity, row: row, sequence: row, donatedAt: Self.now)
    let packed = DocumentBuilder(customKeys: customKeys).build(stored)
    try database.replace(docid: UInt32((1 << 29) - row), packed: packed.bytes)
    try database.commit()
  }

  func delete(row: Int64) throws {
    _ = try database.delete(docid: UInt32((1 << 29) - row))
    try database.commit()
  }

  /// A fresh snapshot, as the first search after a commit has it.
  func snapshot(schema: Int = SchemaMapping.current.version) -> IndexSnapshot {
    IndexSnapshot(database: database, generation: 1, customKeys: customKeys, schema: schema)
  }

  func respond(_ request: SearchRequest, now: Double = QueryIndex.now) throws -> SearchResponse {
    try SearchExecution(snapshot: snapshot(), now: now).respond(to: request)
  }

  func respond(_ text: String, _ change: (inout SearchRequest) -> Void = { _ in }) throws -> SearchResponse {
    var request = SearchRequest(text)
    change(&request)
    return try respond(request)
  }

  /// The identifiers found, in order.
  func ids(_ text: String, _ change: (inout SearchRequest) -> Void = { _ in }) throws -> [String] {
    try respond(text, change).entities.map(\.entity.entity.key.id)
  }
}

extension SearchResponse {
  var entities: [EntityHit] { hits.compactMap { if case .entity(let hit) = $0 { hit } else { nil } } }
  var ids: [String] { entities.map(\.entity.entity.key.id) }
}

extension DonatedEntity {
  /// An entity with a title and whatever else; names that the mapping does not know are custom keys.
  static func make(
    _ id: String, _ title: String?, type: String = "Note", app: String = "a", domain: String? = nil,
    _ attributes: KeyValuePairs<String, AttributeValue> = [:]
  ) -> DonatedEntity {
    var entity = DonatedEntity(key: EntityKey(app: app, type: type, id: id))
    entity.domain = domain
    if let title { entity.attributes.append(Attribute("title", .text(title))) }
    for (name, value) in attributes {
      let isCustom = SchemaMapping.current[name] == nil
      entity.attributes.append(Attribute(name, value, custom: isCustom ? .donated : nil))
    }
    return entity
  }
}

/// The same numbers on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
