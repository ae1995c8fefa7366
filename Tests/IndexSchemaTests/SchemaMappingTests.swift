import Glibc
import SearchModel
import Testing

@testable import IndexSchema

@Suite("The indexing-key mapping")
struct SchemaMappingTests {
  @Test("The embedded table is what attributes.json says")
  func embeddedTableIsCurrent() throws {
    let root = #filePath.components(upTo: "/Tests/")
    let bytes = try #require(contents(of: root + "/Indexes/Schema/attributes.json"))
    let schema = try JSONValue.parse(bytes)
    let stale: Comment = "The embedded mapping is stale: run Tools/generate-schema."
    #expect(schema["version"] == .integer(Int64(SchemaMapping.current.version)), stale)
    let rows = try #require(schema["attributes"]?.array)
    try #require(rows.count == SchemaMapping.current.attributes.count, stale)
    for (row, attribute) in zip(rows, SchemaMapping.current.attributes) {
      #expect(row["name"]?.string == attribute.name, stale)
      #expect(row["aliases"]?.array?.compactMap(\.string) == attribute.aliases, stale)
      #expect(row["type"]?.string == attribute.swiftType, stale)
      #expect(row["kind"]?.string == attribute.kind.rawValue, stale)
      #expect(row["prefix"]?.string == attribute.prefix, stale)
      #expect(row["slot"] == attribute.slot.map { .integer(Int64($0)) } ?? .null, stale)
      #expect(row["weight"] == .integer(Int64(attribute.weight)), stale)
      #expect(row["feedsText"] == .boolean(attribute.feedsText), stale)
      #expect(row["stored"] == .boolean(attribute.isStored), stale)
      #expect(row["terms"]?.string == attribute.terms.rawValue, stale)
    }
  }

  @Test("The table does not contradict itself")
  func tableIsSound() throws {
    #expect(SchemaMapping.current.fault == nil)
    try SchemaMapping.current.check()
  }

  @Test("Two rows with one name, slot or prefix are found out")
  func faultsAreNamed() {
    func row(_ name: String, prefix: String, slot: UInt32?) -> AttributeSchema {
      AttributeSchema(name, [], "String", .text, prefix, slot, 1, true, true, .positions)
    }
    func fault(_ rows: AttributeSchema...) -> String? { SchemaMapping(version: 1, attributes: rows).fault }
    #expect(fault(row("a", prefix: "XA:", slot: 5), row("b", prefix: "XB:", slot: 6)) == nil)
    #expect(fault(row("a", prefix: "XA:", slot: 5), row("a", prefix: "XB:", slot: 6)) != nil)
    #expect(fault(row("a", prefix: "XA:", slot: 5), row("b", prefix: "XB:", slot: 5)) != nil)
    #expect(fault(row("a", prefix: "XA:", slot: 5), row("b", prefix: "XA:", slot: 6)) != nil)
    #expect(fault(row("a", prefix: "XKEY:", slot: 5)) != nil)
    #expect(fault(row("a", prefix: "T", slot: 5)) != nil)
    #expect(fault(row("a", prefix: "XAPP:", slot: 5)) != nil)
    #expect(fault(row("a", prefix: "XA:", slot: 1000)) != nil)
    #expect(throws: LimelightError.self) {
      try SchemaMapping(version: 1, attributes: [row("a", prefix: "", slot: nil)]).check()
    }
  }

  @Test("Names, aliases and Spotlight habits lead to the same row")
  func aliases() {
    let mapping = SchemaMapping.current
    #expect(mapping.canonicalName("description") == "contentDescription")
    #expect(mapping.canonicalName("text") == "textContent")
    #expect(mapping.canonicalName("date") == "contentModificationDate")
    #expect(mapping.canonicalName("url") == "contentURL")
    #expect(mapping.canonicalName("by") == "authorNames")
    #expect(mapping.canonicalName("continent") == "continent")
    #expect(mapping["continent"] == nil)
    #expect(mapping["contentModificationDate"]?.slot == Terms.modifiedSlot)
    #expect(mapping["rankingHint"]?.slot == Terms.rankingHintSlot)
    #expect(mapping["title"]?.slot == Terms.titleSlot)
    #expect(mapping["textContent"]?.terms == .shared)
  }

  private func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&room, 1, room.count, file)
      if count == 0 { return bytes }
      bytes += room[..<count]
    }
  }
}

extension String {
  fileprivate func components(upTo mark: String) -> String {
    let bytes = Array(utf8)
    let sought = Array(mark.utf8)
    let place = (0...(bytes.count - sought.count)).last { Array(bytes[$0..<($0 + sought.count)]) == sought }
    return String(decoding: bytes[..<(place ?? 0)], as: UTF8.self)
  }
}
