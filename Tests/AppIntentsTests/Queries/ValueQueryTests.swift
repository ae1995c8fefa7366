import AppIntents
import CoreSpotlight
import SearchModel
import Testing

/// Queries for something that is neither an identifier nor a text.
struct ValueQueryTests {
  private func found(_ labels: [String], pictured: Bool = true) async throws -> [String] {
    let picture = SemanticContentDescriptor.Picture(data: Data([1]))
    let input = SemanticContentDescriptor(labels: labels, picture: pictured ? picture : nil)
    let values = try await QueryRunner.values(SightsOnPicture.self, for: input)
    return values.compactMap { $0 as? Sight }.map { sight in
      switch sight {
      case .landmark(let landmark): "landmark \(landmark.id)"
      case .continent(let continent): "continent \(continent.rawValue)"
      }
    }
  }

  @Test("A value query takes what the app registered, and may find values of several types")
  func several() async throws {
    try await AppContext.$current.withValue(AppContext(app: "sights")) {
      AppDependencyManager.shared.add(dependency: Sights(names: ["lake": 1, "asia": 0]))
      let several = try await found(["lake", "asia", "cloud"])
      let none = try await found(["lake"], pictured: false)
      #expect(several == ["landmark 1", "continent asia"] && none.isEmpty)
    }
  }

  @Test("What it takes and nobody registered is an error that names it")
  func missing() async {
    await AppContext.$current.withValue(AppContext(app: "no sights")) {
      await #expect(throws: AppDependencyManager.Error<Sights>.self) { try await found(["lake"]) }
    }
  }
}

private struct Sights: Sendable {
  var names: [String: Int]
}

@UnionValue
private enum Sight {
  case landmark(LandmarkEntity)
  case continent(Continent)
}

private struct SightsOnPicture: IntentValueQuery {
  @Dependency var sights: Sights
  func values(for input: SemanticContentDescriptor) async throws -> [Sight] {
    guard input.cgImage != nil else { return [] }
    return input.labels.compactMap { label in
      if let continent = Continent(rawValue: label) { return .continent(continent) }
      let landmark = LandmarkStore.sample.first { $0.id == sights.names[label] }
      return landmark.map { .landmark(LandmarkEntity($0)) }
    }
  }
}
