import AppIntents
import SearchModel
import TestSupport
import Testing

/// What `perform()` may be, beside an async function anywhere.
private struct OnMainActor: AppIntent {
  static let title: LocalizedStringResource = "On the Main Actor"
  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: Self.hands)
  }
  /// Ends the process where it is read elsewhere.
  private static var hands: Int { MainActor.assumeIsolated { 2 } }
}

private struct Immediate: AppIntent {
  static let title: LocalizedStringResource = "Immediate"
  @Parameter(title: "Word") var word: String
  func perform() throws -> some IntentResult & ReturnsValue<String> { .result(value: word + "!") }
}

/// Promises nothing of what it gives.
private struct Reticent: AppIntent {
  static let title: LocalizedStringResource = "Reticent"
  func perform() async throws -> some IntentResult { .result(value: 4, dialog: "Four") }
}

private struct Timed: AppIntent {
  static let title: LocalizedStringResource = "Timed"
  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    .result(value: systemContext.preciseTimestamp ?? .distantPast)
  }
}

private struct Hidden: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 7) }
}

/// An intent that does something, and is also what a control and a widget are configured with.
private struct Brew: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  @Parameter(title: "Cups", default: 2) var cups: Int
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: cups) }
}

extension Brew: ControlConfigurationIntent, WidgetConfigurationIntent {}

@Suite("Plain intents")
struct PlainIntentTests {
  private let app = RunFixture([
    OnMainActor.self, Immediate.self, Reticent.self, Timed.self, Hidden.self, Brew.self,
  ])

  @Test("What belongs to the main actor is performed there")
  func mainActor() async throws {
    #expect(try await app.run(OnMainActor.self).value == .integer(2))
  }

  @Test("A function that waits for nothing is performed too")
  func immediate() async throws {
    #expect(try await app.run(Immediate.self, ["word": "now"]).value == .text("now!"))
  }

  @Test("Value and words of a result are had though the function promises neither")
  func reticent() async throws {
    let outcome = try await app.run(Reticent.self)
    #expect(outcome.value == .integer(4) && outcome.dialogFull == "Four")
  }

  @Test("A run knows when it was asked for")
  func timestamp() async throws {
    let before = Date()
    guard case .date(let seconds)? = try await app.run(Timed.self).value else {
      Issue.record("The value is no date.")
      return
    }
    #expect(seconds >= before.timeIntervalSince1970 - 1 && seconds <= Date().timeIntervalSince1970)
  }

  @Test("What people do not find still runs where it is named")
  func undiscoverable() async throws {
    let listed = app.host.manifest.intents.first { $0.intent == "Hidden" }
    #expect(listed?.isDiscoverable == false)
    #expect(try await app.run(Hidden.self).value == .integer(7))
  }

  @Test("An intent that configures things keeps its own function")
  func configuring() async throws {
    #expect(try await app.run(Brew.self).value == .integer(2))
    #expect(try await app.run(Brew.self, ["cups": "3"]).value == .integer(3))
  }
}
