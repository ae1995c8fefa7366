import AppIntents
import Testing

struct IntentTests {
  @Test("An intent held in a constant still takes values")
  func nonmutatingSetter() {
    let intent = CountLandmarks()
    intent.continent = .asia
    #expect(intent.continent == .asia)
    if case .unset = intent.$namePart.valueState {} else { Issue.record("namePart has a value") }
  }

  @Test("A default serves until a value is given; an optional is nil")
  func defaults() {
    let intent = CountLandmarks()
    #expect(intent.minimumHeight == 0 && intent.namePart == nil)
    intent.minimumHeight = 9
    #expect(intent.minimumHeight == 9)
  }

  @Test("What an intent leaves out has Apple's default")
  func staticDefaults() {
    #expect(CountLandmarks.isDiscoverable && !VisitTallest.isDiscoverable)
    #expect(!CountLandmarks.openAppWhenRun && OpenLandmark.openAppWhenRun)
    #expect(CountLandmarks.supportedModes == .background && OpenLandmark.supportedModes == .foreground)
    #expect(OpenLandmark.description == nil)
    #expect(CountLandmarks.persistentIdentifier == "CountLandmarks")
    #expect(RevealLandmark().contentIdentifier == "RevealLandmark")
  }

  @Test("The value a result carries is the one given; a result without one has none")
  func results() async throws {
    #expect(try await AskForLandmark.sample("why").perform().value == "why - - -")
    #expect(try await RevealLandmark().perform().value == nil)
  }

  @Test("An intent can be called from code for its value")
  func calling() async throws {
    #expect(try await AskForLandmark.sample("now")(donate: false) == "now - - -")
  }

  @Test("A single candidate needs no question, several do")
  func disambiguation() async throws {
    let intent = AskForLandmark()
    #expect(try await intent.$reason.requestDisambiguation(among: ["only"]) == "only")
    await #expect(throws: AppIntentError.self) {
      try await intent.$reason.requestDisambiguation(among: ["a", "b"], dialog: "Which?")
    }
  }

  @Test("Options in sections are all there, in order, each with its words")
  func sections() async throws {
    let options = try await Donate.Recipients().results()
    #expect(options.items == ["baikal", "fuji", "museum"])
    let titles = options.sections.flatMap { $0.items.map { String(localized: $0.description.title) } }
    #expect(titles == ["Baikal National Park", "fuji", "museum"])
    #expect(options.sections.first?.description.map { String(localized: $0.title) } == "Parks")
  }

  @Test("A query finds by identifier, by text, and suggests")
  func queries() async throws {
    let query = LandmarkQuery()
    query.$store.wrappedValue = LandmarkStore(LandmarkStore.sample)
    #expect(try await query.entities(for: [2, 99]).map(\.name) == ["Mount Fuji"])
    #expect(try await query.entities(matching: "lake").map(\.id) == [1])
    #expect(try await query.suggestedEntities().map(\.id) == [1, 2])
    #expect(try await query.results().count == 2)
  }
}

extension AskForLandmark {
  static func sample(_ reason: String) -> AskForLandmark {
    let intent = AskForLandmark()
    intent.reason = reason
    return intent
  }
}
