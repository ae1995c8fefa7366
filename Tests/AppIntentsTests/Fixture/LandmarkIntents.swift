import AppIntents
import UniformTypeIdentifiers

struct OpenLandmark: OpenIntent, TerminalPresentingIntent {
  static let title: LocalizedStringResource = "Open Landmark"

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var target: LandmarkEntity

  @Dependency var store: LandmarkStore

  func perform() async throws -> some IntentResult {
    await store.visit(target.id)
    return .result()
  }

  var terminalCommand: [String]? { ["man", target.name] }
}

/// Has neither `perform()` nor a dependency.
struct RevealLandmark: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Reveal Landmark"

  @Parameter(title: "Landmark")
  var target: LandmarkEntity
}

struct CountLandmarks: AppIntent {
  static let title: LocalizedStringResource = "Count Landmarks"
  static let description: IntentDescription? = "Counts the landmarks of a continent."

  @Parameter(title: "Continent") var continent: Continent
  @Parameter(title: "At Least", default: 0, inclusiveRange: (0, 9000)) var minimumHeight: Int
  @Parameter var namePart: String?

  @Dependency var store: LandmarkStore

  static var parameterSummary: some ParameterSummary {
    Summary("Count the landmarks of \(\.$continent)") { \.$minimumHeight }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let found = await store.all().filter { landmark in
      landmark.continent == continent.localizedStringResource.key
        && (landmark.height ?? 0) >= Double(minimumHeight)
        && (namePart.map(landmark.name.contains) ?? true)
    }
    return .result(value: found.count, dialog: "\(found.count) in \(continent)")
  }
}

struct RemoveLandmark: AppIntent {
  static let title: LocalizedStringResource = "Remove Landmark"

  @Parameter(title: "Landmark") var landmark: LandmarkEntity
  @Dependency var store: LandmarkStore

  enum Failure: Error, CustomLocalizedStringResourceConvertible {
    case isProtected(String)
    var localizedStringResource: LocalizedStringResource {
      switch self {
      case .isProtected(let name): "\(name) is protected."
      }
    }
  }

  func perform() async throws -> some IntentResult {
    guard landmark.isRemovable else { throw Failure.isProtected(landmark.name) }
    await store.remove(landmark.id)
    return .result()
  }
}

struct VisitTallest: AppIntent {
  static let title: LocalizedStringResource = "Visit Tallest"
  static let isDiscoverable = false

  @Dependency var store: LandmarkStore

  func perform() async throws -> some IntentResult & OpensIntent {
    let tallest = await store.all().max { ($0.height ?? 0) < ($1.height ?? 0) }
    guard let tallest else { throw AppIntentError.Unrecoverable.entityNotFound }
    let next = OpenLandmark()
    next.target = LandmarkEntity(tallest)
    return .result(opensIntent: next)
  }
}

struct AskForLandmark: AppIntent {
  static let title: LocalizedStringResource = "Ask"

  @Parameter(title: "Reason") var reason: String?
  @Parameter(title: "When", kind: .date) var day: Date?
  @Parameter(title: "Page") var page: URL?
  @Parameter(title: "Loud", displayName: .init(true: "Loud", false: "Quiet")) var isLoud: Bool?

  func perform() async throws -> some ReturnsValue<String> {
    guard let reason else { throw $reason.needsValueError("Why?") }
    if reason == "sure?" { try await requestConfirmation(dialog: "Really?") }
    let parts: [String] = [
      reason, day.map { "\(Int($0.timeIntervalSince1970))" } ?? "-", page?.host() ?? "-",
      isLoud.map { "\($0)" } ?? "-",
    ]
    return .result(value: parts.joined(separator: " "))
  }
}

struct NeedsTheMissing: AppIntent {
  static let title: LocalizedStringResource = "Needs the Missing"
  struct Missing: Sendable {}
  @Dependency var missing: Missing
  func perform() async throws -> some IntentResult { .result() }
}

struct Donate: AppIntent {
  static let title: LocalizedStringResource = "Donate"

  @Parameter(title: "Sum", currencyCodes: ["EUR"], inclusiveRange: (1, 100)) var sum: IntentCurrencyAmount
  @Parameter(title: "Receipt", supportedContentTypes: [.pdf, .text]) var receipt: IntentFile?
  @Parameter(title: "To", optionsProvider: Recipients()) var recipient: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(sum.amount) \(receipt?.filename ?? "-") \(recipient ?? "-")")
  }

  struct Recipients: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
      ItemCollection {
        ItemSection("Parks") {
          Item("baikal", title: "Baikal National Park")
          "fuji"
        }
        ItemSection("Others", items: ["museum"])
      }
    }
  }
}
