import AppIntents
import CoreSpotlight
import SearchModel
import Testing

private struct ServeSoup: AppIntent {
  static let title: LocalizedStringResource = "Serve"
  @Parameter(title: "Soup") var soup: Soup
  @Parameter(title: "More") var more: [Soup]?
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: soup.name) }
}

private struct Silent: AppIntent {
  static let title: LocalizedStringResource = "Silent"
  func perform() async throws -> some IntentResult { .result() }
}

@UnionValue
enum ShapeOrSize {
  case shape(Shape)
  case size(Size)
}

private struct Pack: AppIntent {
  static let title: LocalizedStringResource = "Pack"
  @Parameter(title: "Shapes") var shapes: Set<Shape>
  @Parameter(title: "Best") var best: ShapeOrSize?
  func perform() async throws -> some IntentResult { .result() }
}

private struct WorkFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Work"
  @Parameter(title: "Calm", default: true) var isCalm: Bool
  var displayRepresentation: DisplayRepresentation { "Work" }
  var appContext: FocusFilterAppContext { FocusFilterAppContext(targetContentIdentifierPrefix: "work.") }
  func perform() async throws -> some IntentResult { .result() }
}

private struct OtherFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Other"
  var displayRepresentation: DisplayRepresentation { "Other" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct ChooseSoup: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter(title: "Soup") var soup: Soup?
}

private struct ChooseControl: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
}

private struct OldServe: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Serve"
  static let intentClassName = "ServeSoupIntent"
  static let deprecation = IntentDeprecation(message: "Use the other.", replacedBy: ServeSoup.self)
  func perform() async throws -> some IntentResult { .result() }
}

private struct Outdated: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Outdated"
  func perform() async throws -> some IntentResult { .result() }
}

private struct FindInApp: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Find"
  static let searchScopes: [StringSearchScope] = [.general]
  // As a plain property: what is tested is the protocol.
  var criteria = StringSearchCriteria(term: "")
  func perform() async throws -> some IntentResult { .result() }
}

private struct Watch: PlayVideoIntent {
  static let title: LocalizedStringResource = "Watch"
  @Parameter(title: "Term") var term: String
  func perform() async throws -> some IntentResult { .result() }
}

private struct SetBowls: SetValueIntent, AudioPlaybackIntent, LiveActivityIntent, AudioRecordingIntent {
  static let title: LocalizedStringResource = "Set Bowls"
  @Parameter(title: "Bowls") var value: Int
  func perform() async throws -> some IntentResult { .result() }
}

private struct Run: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Run"
  static var suggestedWorkouts: [Run] { [Run(style: .small)] }
  @Parameter(title: "Size") var workoutStyle: Size
  var displayRepresentation: DisplayRepresentation { "Run" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Shoot: CameraCaptureIntent {
  struct AppContext: Codable, Sendable { var flash: Bool }
  static let title: LocalizedStringResource = "Shoot"
  func perform() async throws -> some IntentResult { .result() }
}

@Suite("The roles of intents, and donations", .serialized)
struct SystemIntentTests {
  @Test("Calling an intent runs it, gives its value, and donates it unless told not to")
  func calling() async throws {
    let app = AppContext(app: "calling")
    try await AppContext.$current.withValue(app) {
      let intent = ServeSoup()
      intent.soup = Soup.all[0]
      #expect(try await intent(donate: false) == "Tomato")
      #expect(IntentDonationManager.shared.donations.isEmpty)
      #expect(try await intent() == "Tomato")
      try await Silent()()
      #expect(IntentDonationManager.shared.donations.map { $0.intent == ServeSoup.self } == [true, false])
    }
    #expect(IntentDonationManager.shared.donations.isEmpty)
  }

  @Test("Donations are deleted by identifier, by entity, and by intent")
  func deleting() async throws {
    try await AppContext.$current.withValue(AppContext(app: "deleting")) {
      let manager = IntentDonationManager.shared
      func serve(_ soup: Soup, _ more: [Soup]? = nil) -> ServeSoup {
        let intent = ServeSoup()
        intent.soup = soup
        intent.more = more
        return intent
      }
      let first = try await serve(Soup.all[0]).donate()
      let second = try await manager.donate(intent: serve(Soup.all[1], [Soup.all[0]]))
      let third = try await serve(Soup.all[2]).donate(result: .result())
      let fourth = try await manager.donate(intent: Silent(), result: .result())
      let gone = try await manager.deleteDonations(
        matching: .entityIdentifier(EntityIdentifier(for: Soup.all[0])))
      #expect(gone == [first, second])
      let none = try await manager.deleteDonations(
        matching: .intentType(ServeSoup.self, entityIdentifier: EntityIdentifier(for: Soup.all[0])))
      #expect(none.isEmpty)
      #expect(try await manager.deleteDonations(matching: .intentType(ServeSoup.self)) == [third])
      #expect(try await manager.deleteDonations(matching: .donationIdentifier(fourth)) == [fourth])
      #expect(manager.donations.isEmpty)
    }
  }

  @Test("Donations know the entities in sets and in unions too")
  func nestedEntities() async throws {
    try await AppContext.$current.withValue(AppContext(app: "nested")) {
      let intent = Pack()
      intent.shapes = [Shape(id: "a"), Shape(id: "b")]
      intent.best = .shape(Shape(id: "c"))
      let donation = try await intent.donate()
      for id in ["a", "b", "c"] {
        let meant = IntentDonationMatchingPredicate.entityIdentifier(EntityIdentifier(for: Shape(id: id)))
        #expect(IntentDonationManager.shared.donations.filter(meant.matches).map(\.identifier) == [donation])
      }
    }
  }

  @Test("The current focus filter is the one that ran last; before there is none")
  func focusFilter() async throws {
    await #expect(throws: SetFocusFilterIntentError.notFound) { try await OtherFilter.current }
    let app = RunFixture([WorkFilter.self])
    try await app.run(WorkFilter.self, ["isCalm": "no"])
    let current = try await WorkFilter.current
    #expect(!current.isCalm && current.appContext.targetContentIdentifierPrefix == "work.")
    #expect(await WorkFilter.suggestedFocusFilters(for: FocusFilterSuggestionContext()).isEmpty)
  }

  @Test("Configurations are read, not run")
  func configurations() async {
    let app = RunFixture([ChooseSoup.self, ChooseControl.self], entities: [Soup.self])
    #expect(await app.failure(ChooseSoup.self)?.code == .handlerFailed)
    #expect(await app.failure(ChooseControl.self)?.code == .handlerFailed)
  }

  @Test("Deprecated and migrated intents say what stands in, and what they were called")
  func deprecated() {
    #expect(OldServe.persistentIdentifier == "ServeSoupIntent")
    #expect(OldServe.deprecation.replacedBy == ServeSoup.self)
    #expect(Outdated.deprecation.replacedBy == nil)
  }

  @Test("Intents that lead into the app come to the front")
  func fronts() {
    #expect(FindInApp.supportedModes == .foreground && Watch.supportedModes == .foreground)
    #expect(Run.supportedModes == .foreground && SetBowls.supportedModes == .background)
    #expect(Watch.supportedCategories == VideoCategory.allCases)
    #expect(Run.suggestedWorkouts.first?.workoutStyle == .small)
  }

  @Test("A camera and its app share a value")
  func camera() async throws {
    #expect(try await Shoot.appContext == nil)
    try await Shoot.updateAppContext(.init(flash: true))
    #expect(try await Shoot.appContext?.flash == true)
  }
}
