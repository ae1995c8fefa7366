// What the documents' navigation code presupposes. What the log of the app tells is what the script looks at.
import AppIntents
import CoreSpotlight

struct Landmark: Hashable, Identifiable, Sendable {
  var id: Int
  var name: String
}

final class ModelData: Sendable {
  let landmarks = [Landmark(id: 1, name: "Niagara Falls"), Landmark(id: 2, name: "Crater Lake")]
}

struct LandmarkEntity: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Landmark"
  static let defaultQuery = LandmarkEntityQuery()

  let landmark: Landmark
  var id: Int { landmark.id }
  var displayRepresentation: DisplayRepresentation { "\(landmark.name)" }
}

struct LandmarkEntityQuery: EnumerableEntityQuery {
  @Dependency var model: ModelData

  func allEntities() async throws -> [LandmarkEntity] { model.landmarks.map(LandmarkEntity.init) }
  func entities(for identifiers: [Int]) async throws -> [LandmarkEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

struct LandmarkBrowserView: View {
  var body: some View { LandmarksNavigationStack() }
}

struct LandmarkListView: View {
  var body: some View { Text("All landmarks") }
}

struct LandmarkDetailView: View {
  let landmark: Landmark

  var body: some View {
    Text(landmark.name).onAppear { print("showing \(landmark.name)") }
  }
}
