import AppIntents
import CoreSpotlight
import Testing
import UniformTypeIdentifiers

struct EntityTests {
  private let baikal = LandmarkEntity(LandmarkStore.sample[0])

  @Test("The default attributes hold the display representation and the indexed properties")
  func defaultAttributes() throws {
    let set = baikal.defaultAttributeSet
    #expect(set.title == "Lake Baikal")
    #expect(set.displayName == "Lake Baikal")
    #expect(set.contentDescription == "The deepest lake")
    #expect(set.altitude?.doubleValue == 456)
    #expect(set.alternateNames == ["Lake Baikal (Asia)"])
    let key = try #require(CSCustomAttributeKey(keyName: "continent"))
    #expect(set.value(forCustomKey: key) as? String == "Asia")
  }

  @Test("A property without a value is left out of the index")
  func unsetProperty() {
    let uluru = LandmarkEntity(LandmarkStore.sample[2])
    #expect(uluru.height == nil)
    #expect(uluru.defaultAttributeSet.altitude == nil)
  }

  @Test("An author's own attribute set gains the indexed properties it lacks, and keeps what it has")
  func ownAttributeSet() {
    let item = CSSearchableItem(appEntity: Song(id: "s-1", name: "Aria", artist: "Ada"))
    #expect(item.attributeSet.title == "Own title")
    #expect(item.attributeSet.artist == "Ada")
    #expect(item.attributeSet.album == "From the set")
    #expect(item.uniqueIdentifier == "s-1")
    #expect(item.domainIdentifier == "Song")
  }

  @Test("Entities that are classes have their properties indexed too")
  func classEntity() {
    let set = Sketch(id: "k", name: "Dune").attributeSet
    #expect(set.title == "Dune" && set.subject == "Dune")
  }

  @Test("Lists, enum cases and whole numbers land in attributes of their kind")
  func valueKinds() {
    let song = Song(id: "s", name: "n", artist: "a")
    song.tags = ["slow", "old"]
    song.continent = .asia
    song.track = 7
    let set = song.defaultAttributeSet
    #expect(set.keywords == ["slow", "old"])
    #expect(set.namedLocation == "Asia")
    #expect(set.audioTrackNumber == 7)
  }

  @Test("The picture of a display representation is the thumbnail, where it has bytes or an address")
  func thumbnails() throws {
    let page = try #require(URL(string: "https://a.example/b.png"))
    #expect(Card(image: .init(data: Data([1, 2]))).attributeSet.thumbnailData == Data([1, 2]))
    #expect(Card(image: .init(url: page)).attributeSet.thumbnailURL == page)
    let symbol = Card(image: .init(systemName: "star")).attributeSet
    #expect(symbol.thumbnailData == nil && symbol.thumbnailURL == nil && symbol.title == "Card")
  }

  @Test("Identifiers have text forms that lead back to them")
  func identifiers() throws {
    let uuid = try #require(UUID(uuidString: "a1b2c3d4-0000-4000-8000-00000000000f"))
    #expect(uuid.entityIdentifierString == "A1B2C3D4-0000-4000-8000-00000000000F")
    #expect(UUID.entityIdentifier(for: uuid.uuidString.lowercased()) == uuid)
    #expect((-12).entityIdentifierString == "-12")
    #expect(Int.entityIdentifier(for: "x") == nil)
    #expect("  é/ß ".entityIdentifierString == "  é/ß ")
    #expect(EntityIdentifier(for: baikal).description == "LandmarkEntity/1")
    #expect(EntityIdentifier(for: baikal) == EntityIdentifier(for: LandmarkEntity.self, identifier: 1))
  }

  @Test("A type is known by its bare name, and people know it by its display name")
  func typeNames() {
    #expect(LandmarkEntity.persistentIdentifier == "LandmarkEntity")
    #expect(Song.persistentIdentifier == "Song")
    #expect(String(localized: LandmarkEntity.typeDisplayRepresentation.name) == "Landmark")
  }

  @Test("A property says whether it may be empty and what people call it")
  func propertyFacts() {
    #expect(!baikal.$name.isOptional && baikal.$height.isOptional)
    #expect(String(localized: baikal.$name.title) == "Name")
    #expect(baikal.note == nil)
  }
}

private struct Song: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()

  var id: String
  @Property(indexingKey: \.title) var name: String
  @Property(indexingKey: \.artist) var artist: String
  @Property(indexingKey: \.keywords) var tags: [String]?
  @Property(indexingKey: \.namedLocation) var continent: Continent?
  @Property(indexingKey: \.audioTrackNumber) var track: Int?

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  var attributeSet: CSSearchableItemAttributeSet {
    let set = CSSearchableItemAttributeSet(contentType: .audio)
    set.title = "Own title"
    set.album = "From the set"
    return set
  }

  init(id: String, name: String, artist: String) {
    self.id = id
    self.name = name
    self.artist = artist
  }
}

private struct SongQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Song] { [] }
}

private struct Card: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Card"
  static let defaultQuery = CardQuery()
  var id = "card"
  var image: DisplayRepresentation.Image
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Card", image: image) }
}

private struct CardQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Card] { [] }
}

private final class Sketch: IndexedEntity, @unchecked Sendable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sketch"
  static let defaultQuery = SketchQuery()

  let id: String
  @Property(indexingKey: \.subject) var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

private struct SketchQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Sketch] { [] }
}
