import AppIntents
import CoreSpotlight

struct LandmarkEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
  static let defaultQuery = LandmarkQuery()

  let landmark: Landmark
  var id: Int { landmark.id }
  var name: String { landmark.name }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(landmark.name)", subtitle: "\(landmark.about)")
  }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.contentDescription = landmark.about
    return attributes
  }

  init(_ landmark: Landmark) { self.landmark = landmark }
}

struct LandmarkQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency var store: LandmarkStore

  func entities(for identifiers: [LandmarkEntity.ID]) async throws -> [LandmarkEntity] {
    identifiers.compactMap { store.landmark($0) }.map(LandmarkEntity.init)
  }

  func entities(matching string: String) async throws -> [LandmarkEntity] {
    store.landmarks.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(LandmarkEntity.init)
  }

  func allEntities() async throws -> [LandmarkEntity] { store.landmarks.map(LandmarkEntity.init) }
}
