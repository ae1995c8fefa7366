import AppIntents
import Testing

private protocol Harbour: Sendable {
  var ships: [String] { get }
}

private struct FullHarbour: Harbour {
  var ships: [String] { ["Argo", "Beagle"] }
}

private struct EmptyHarbour: Harbour {
  var ships: [String] { [] }
}

private struct NearestShip: AppIntent {
  static let title: LocalizedStringResource = "Nearest Ship"
  @Dependency var harbour: any Harbour

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard let ship = harbour.ships.first else { throw AppIntentError.Unrecoverable.entityNotFound }
    return .result(value: ship, dialog: "The \(ship) is nearest.")
  }
}

/// How authors test their intents: `perform()` is called, and what comes back is read.
@Suite("Intents called by their authors' tests", .serialized)
struct CallingIntentsTests {
  @Test("Value and words of a result can be read, though its type is opaque")
  func reading() async throws {
    AppDependencyManager.shared.add { FullHarbour() as any Harbour }
    let result = try await NearestShip().perform()
    #expect(result.value == "Argo")
    #expect(result.dialog == "The \("Argo") is nearest.")
  }

  @Test("A mock registered later takes the place of the first, and what it lacks is an error of the intent's")
  func replacing() async throws {
    AppDependencyManager.shared.add { FullHarbour() as any Harbour }
    AppDependencyManager.shared.add { EmptyHarbour() as any Harbour }
    await #expect(throws: AppIntentError.self) { try await NearestShip().perform() }
  }
}
