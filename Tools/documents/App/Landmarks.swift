// The app that the documents' tests presuppose.
import AppIntents
import CoreSpotlight

struct Landmark: Hashable, Identifiable, Sendable {
  var id: Int
  var name: String
  var state: String
}

class ModelData: @unchecked Sendable {
  var landmarks: [Landmark] { [Landmark(id: 9, name: "Devils Tower", state: "Wyoming")] }
}

final class MockModelData: ModelData, @unchecked Sendable {
  override var landmarks: [Landmark] {
    [
      Landmark(id: 1, name: "Niagara Falls", state: "New York"),
      Landmark(id: 2, name: "Crater Lake", state: "Oregon"),
      Landmark(id: 3, name: "Mount Whitney", state: "California"),
    ]
  }
}

final class EmptyModelData: ModelData, @unchecked Sendable {
  override var landmarks: [Landmark] { [] }
}

final class FreshModelData: ModelData, @unchecked Sendable {
  override var landmarks: [Landmark] { [Landmark(id: 8, name: "Lassen Peak", state: "California")] }
}

protocol ModelDataProviding: Sendable {
  func landmarks(for ids: [Int]) -> [Landmark]
}

extension MockModelData: ModelDataProviding {
  func landmarks(for ids: [Int]) -> [Landmark] { landmarks.filter { ids.contains($0.id) } }
}

struct LandmarkEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
  static let defaultQuery = LandmarkEntityQuery()

  let landmark: Landmark
  var id: Int { landmark.id }
  var name: String { landmark.name }
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct LandmarkEntityQuery: EntityStringQuery {
  @Dependency var model: ModelData

  func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] {
    model.landmarks.filter { identifiers.contains($0.id) }.map(LandmarkEntity.init)
  }

  func entities(matching string: String) async throws -> [LandmarkEntity] {
    model.landmarks.filter { $0.name.contains(string) }.map(LandmarkEntity.init)
  }

  func suggestedEntities() async throws -> [LandmarkEntity] {
    model.landmarks.map(LandmarkEntity.init)
  }
}
