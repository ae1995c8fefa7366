import AppIntents
import Foundation

struct OpenLandmarkIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Landmark"

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var target: LandmarkEntity
}

struct GreetLandmarkIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet Landmark"

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var landmark: LandmarkEntity

  @Parameter(title: "Greeting", requestValueDialog: "How to greet?")
  var greeting: String

  func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
    try await requestConfirmation(dialog: "Really greet \(landmark.name)?")
    return .result(value: "\(greeting), \(landmark.name)!", dialog: "Greeted \(landmark.name).")
  }
}

struct MisbehaveIntent: AppIntent {
  static let title: LocalizedStringResource = "Misbehave"
  static let isDiscoverable = false

  @Parameter(title: "How") var how: String

  func perform() async throws -> some IntentResult {
    switch how {
    case "crash": fatalError("as asked")
    case "exit": exit(3)
    case "hang": while true { try? await Task.sleep(for: .seconds(3600)) }
    case "print": print("a line of its own")
    default: throw AppIntentError.Unrecoverable.notAllowed
    }
    return .result()
  }
}
