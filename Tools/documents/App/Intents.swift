import AppIntents

enum NavigationOption: String, AppEnum {
  case landmarks, map
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Section"
  static let caseDisplayRepresentations: [NavigationOption: DisplayRepresentation] = [
    .landmarks: "Landmarks", .map: "Map",
  ]
}

final class Navigator: @unchecked Sendable {
  static let shared = Navigator()
  var currentSection: NavigationOption?
}

struct NavigateIntent: AppIntent {
  static let title: LocalizedStringResource = "Navigate"
  @Parameter(title: "Section") var section: NavigationOption

  func perform() async throws -> some IntentResult {
    Navigator.shared.currentSection = section
    return .result()
  }
}

struct OpenLandmarkIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Landmark"
  @Parameter(title: "Landmark") var target: LandmarkEntity

  func perform() async throws -> some IntentResult { .result() }
}

struct FindClosestLandmarkIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Closest Landmark"
  @Dependency var model: ModelData

  func perform() async throws -> some IntentResult & ReturnsValue<LandmarkEntity> & ProvidesDialog {
    guard let nearest = model.landmarks.first else { throw AppIntentError.Unrecoverable.entityNotFound }
    return .result(value: LandmarkEntity(landmark: nearest), dialog: "\(nearest.name) is nearest.")
  }
}

struct NamesLandmarks: AppIntent {
  static let title: LocalizedStringResource = "Names"
  @Dependency var model: any ModelDataProviding

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: model.landmarks(for: [2]).map(\.name))
  }
}

struct MyAppShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FindClosestLandmarkIntent(), phrases: ["What is near in \(.applicationName)"],
      shortTitle: "Nearest", systemImageName: "location")
    AppShortcut(
      intent: NavigateIntent(), phrases: ["Go to \(\.$section) in \(.applicationName)"],
      shortTitle: "Go", systemImageName: "map")
  }
}
