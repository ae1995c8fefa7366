// A small app, written as its author would write it: with the public API and nothing else.
import AppIntents
import CoreSpotlight

struct Landmark: Sendable {
  var id: Int
  var name: String
  var about: String
  var continent: String
  var height: Double?
  var isHidden = false
}

actor LandmarkStore {
  private var landmarks: [Int: Landmark] = [:]
  private(set) var visits: [Int] = []

  init(_ landmarks: [Landmark]) {
    for landmark in landmarks { self.landmarks[landmark.id] = landmark }
  }

  func all() -> [Landmark] { landmarks.values.sorted { $0.id < $1.id } }
  func landmark(_ id: Int) -> Landmark? { landmarks[id] }
  func remove(_ id: Int) { landmarks[id] = nil }
  func visit(_ id: Int) { visits.append(id) }

  static let sample = [
    Landmark(id: 1, name: "Lake Baikal", about: "The deepest lake", continent: "Asia", height: 456),
    Landmark(id: 2, name: "Mount Fuji", about: "A volcano", continent: "Asia", height: 3776),
    Landmark(id: 3, name: "Uluru", about: "A sandstone rock", continent: "Australia"),
    Landmark(id: 4, name: "Secret Valley", about: "Kept quiet", continent: "Europe", isHidden: true),
  ]
}

enum Continent: String, AppEnum {
  case asia, australia, europe

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Continent"
  static let caseDisplayRepresentations: [Continent: DisplayRepresentation] = [
    .asia: "Asia", .australia: "Australia", .europe: "Europe",
  ]
}

struct LandmarkEntity: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Landmark", numericFormat: "\(placeholder: .int) landmarks")
  static let defaultQuery = LandmarkQuery()

  let id: Int

  @Property(title: "Name", indexingKey: \.displayName)
  var name: String

  @Property(title: "About", indexingKey: \.contentDescription)
  var about: String

  @Property(title: "Continent", customIndexingKey: CSCustomAttributeKey(keyName: "continent")!)
  var continent: String

  @Property(title: "Height", indexingKey: \.altitude)
  var height: Double?

  @Property(title: "Note")
  var note: String?

  let hideInSpotlight: Bool
  var isRemovable: Bool { hideInSpotlight }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(continent)", synonyms: ["\(name) (\(continent))"])
  }

  init(_ landmark: Landmark) {
    id = landmark.id
    hideInSpotlight = landmark.isHidden
    name = landmark.name
    about = landmark.about
    continent = landmark.continent
    height = landmark.height
  }
}

struct LandmarkQuery: EntityStringQuery, IndexedEntityQuery {
  @Dependency var store: LandmarkStore

  func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
    var found: [LandmarkEntity] = []
    for id in identifiers {
      if let landmark = await store.landmark(id) { found.append(LandmarkEntity(landmark)) }
    }
    return found
  }

  func entities(matching string: String) async throws -> [LandmarkEntity] {
    await store.all().filter { $0.name.localizedCaseInsensitiveContains(string) }.map(LandmarkEntity.init)
  }

  func suggestedEntities() async throws -> [LandmarkEntity] {
    await store.all().prefix(2).map(LandmarkEntity.init)
  }

  func reindexEntities(
    for identifiers: [LandmarkEntity.ID], indexDescription: CSSearchableIndexDescription
  ) async throws {
    try await CSSearchableIndex.default().indexAppEntities(entities(for: identifiers))
  }

  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex.default().indexAppEntities(store.all().map(LandmarkEntity.init))
  }
}
