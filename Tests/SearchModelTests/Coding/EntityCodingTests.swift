import SearchModel
import TestSupport
import Testing

@Suite("The binary form of entities")
struct EntityCodingTests {
  @Test("Every entity comes back as it was, byte for byte")
  func roundTrip() throws {
    var entities = RandomEntities(seed: 7)
    for number in 0..<500 {
      let entity = entities.next()
      let bytes = EntityCoding.encode(entity)
      let decoded = try EntityCoding.decodeEntity(bytes)
      #expect(decoded == entity)
      #expect(EntityCoding.encode(decoded) == bytes)
      let catalog = CatalogEntity(entity: entity, row: Int64(number) << 20, sequence: 3, donatedAt: 1.5)
      let whole = EntityCoding.encode(catalog)
      #expect(try EntityCoding.decode(whole) == catalog)
      #expect(EntityCoding.encode(try EntityCoding.decode(whole)) == whole)
      let content = try #require(EntityCoding.encodeContent(entity))
      let fromContent = try content.withUnsafeBytes {
        try EntityCoding.decodeContent($0, key: entity.key, expires: entity.expires)
      }
      #expect(fromContent == entity)
    }
  }

  @Test("The order in which an object was filled leaves no trace")
  func canonicalObjects() {
    let names = (0..<50).map { "member\($0)" }
    func entity(_ names: [String]) -> DonatedEntity {
      var members: [String: AttributeValue] = [:]
      for name in names { members[name] = .text(name) }
      var entity = DonatedEntity(key: EntityKey(app: "a", type: "T", id: "1"))
      entity.attributes = [Attribute("object", .object(members))]
      return entity
    }
    #expect(EntityCoding.encode(entity(names)) == EntityCoding.encode(entity(names.reversed())))
  }

  @Test("Expiry and key do not change the content that is hashed, everything else does")
  func content() {
    var entity = DonatedEntity(key: EntityKey(app: "a", type: "T", id: "1"))
    entity.attributes = [Attribute("title", .text("x"))]
    let content = EntityCoding.encodeContent(entity)
    entity.expires = 5
    entity.key.id = "2"
    #expect(EntityCoding.encodeContent(entity) == content)
    for change in [
      { $0.domain = "d" }, { $0.isHidden = true }, { $0.language = "de" },
      { $0.attributes[0].custom = .donated }, { $0.attributes[0].value = .text("y") },
    ] as [(inout DonatedEntity) -> Void] {
      var other = entity
      change(&other)
      #expect(EntityCoding.encodeContent(other) != content)
    }
  }

  @Test("Unwanted attributes are skipped, whatever they hold")
  func skipping() throws {
    var entities = RandomEntities(seed: 11)
    for _ in 0..<200 {
      let entity = entities.next()
      let bytes = EntityCoding.encode(CatalogEntity(entity: entity, row: 1, sequence: 1, donatedAt: 0))
      let decoded = try EntityCoding.decode(bytes) { $0 == "title" }.entity
      #expect(decoded.attributes == entity.attributes.filter { $0.name == "title" })
    }
  }

  @Test("Cut, altered and random bytes are errors or entities, never a crash")
  func hostile() {
    var random = SeededRandom(seed: 3)
    var entities = RandomEntities(seed: 5)
    var refused = 0
    for _ in 0..<300 {
      let catalog = CatalogEntity(entity: entities.next(), row: 9, sequence: 9, donatedAt: 9)
      let bytes = EntityCoding.encode(catalog)
      for count in 0..<min(bytes.count, 80) {
        #expect(throws: EntityCodingError.self) { try EntityCoding.decode(Array(bytes[..<count])) }
      }
      for _ in 0..<20 {
        var altered = bytes
        altered[Int.random(in: 0..<altered.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        if (try? EntityCoding.decode(altered)) == nil { refused += 1 }
        if (try? EntityCoding.decode(altered, keep: { _ in false })) == nil { refused += 1 }
      }
      let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      if (try? EntityCoding.decode([1, 3] + noise)) == nil { refused += 1 }
    }
    #expect(refused > 300)
  }

  @Test("An announced length beyond the bytes, a deep nest and a newer version are refused")
  func lies() throws {
    let entity = DonatedEntity(key: EntityKey(app: "a", type: "T", id: "1"))
    var bytes = EntityCoding.encode(entity)
    bytes.removeLast()
    let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(throws: EntityCodingError.self) { try EntityCoding.decodeEntity(bytes + huge) }
    // One attribute named "title" that is a list in a list in a list …
    let nest = bytes + [1, 1, 0] + (0..<10_000).flatMap { _ in [7, 1] as [UInt8] } + [3]
    #expect(throws: EntityCodingError.self) { try EntityCoding.decodeEntity(nest) }
    var newer = EntityCoding.encode(entity)
    newer[0] = 2
    let error = #expect(throws: EntityCodingError.self) { try EntityCoding.decodeEntity(newer) }
    #expect(error?.reason == "has the unknown version 2")
  }

  @Test("Values nested too deep have no content form")
  func depth() {
    func entity(_ depth: Int) -> DonatedEntity {
      var value = AttributeValue.boolean(true)
      for _ in 0..<depth { value = .object(["a": value]) }
      var entity = DonatedEntity(key: EntityKey(app: "a", type: "T", id: "1"))
      entity.attributes = [Attribute("deep", value)]
      return entity
    }
    #expect(EntityCoding.encodeContent(entity(EntityCoding.maximumDepth)) != nil)
    #expect(EntityCoding.encodeContent(entity(EntityCoding.maximumDepth + 1)) == nil)
  }
}

@Suite("Kinds of custom keys")
struct CustomKeyKindTests {
  @Test(
    "Each value is searched as what it is",
    arguments: [
      (.text("Asia"), [.text]), (.text("2024-05-01T10:00:00Z"), [.text, .date]),
      (.text("2024-05-01"), [.text]),
      (.integer(3), [.number]), (.number(0.5), [.number]), (.boolean(true), [.boolean]), (.date(1), [.date]),
      (.data([1]), []), (.object(["a": .text("b")]), []), (.localized(["en": "x"]), [.text]),
      (.list([]), []), (.list([.integer(1), .text("x"), .integer(2)]), [.text, .number]),
    ] as [(AttributeValue, [CustomKeyKind])])
  func kinds(value: AttributeValue, expected: [CustomKeyKind]) {
    #expect(CustomKeyKind.kinds(of: value) == expected)
  }
}
