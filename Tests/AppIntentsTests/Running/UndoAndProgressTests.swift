import AppIntents
import CoreSpotlight
import SearchModel
import Testing

private final class BorrowedShelf: Sendable {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
}

private struct Discard: UndoableIntent, DeleteIntent {
  static let title: LocalizedStringResource = "Discard"
  @Parameter(title: "Soups") var entities: [Soup]
  @Parameter(title: "Really", default: true) var isReal: Bool
  @Dependency var shelf: BorrowedShelf

  func perform() async throws -> some IntentResult {
    guard isReal else { return .result() }
    let names = entities.map(\.name).joined(separator: ",")
    shelf.journal.note("discard \(names)")
    undoManager?.registerUndo(withTarget: shelf) { $0.journal.note("restore \(names)") }
    undoManager?.setActionName("Discard \(names)")
    return .result()
  }
}

private struct Loading: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Loading"
  @Parameter(title: "Fails", default: false) var fails: Bool
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 4
    progress.completedUnitCount = 3
    if fails { throw IntentError.custom(localizedDescription: "The disk is full.") }
    return .result()
  }
}

@Suite("Taking back, and telling how far")
struct UndoAndProgressTests {
  private let app: RunFixture
  private let shelf: BorrowedShelf

  init() {
    app = RunFixture([Discard.self, Loading.self], entities: [Soup.self])
    shelf = BorrowedShelf(app.journal)
  }

  private func prepare() {
    let shelf = shelf
    AppContext.$current.withValue(AppContext(app: app.host.app)) {
      AppDependencyManager.shared.add(dependency: shelf)
    }
  }

  @Test("What a run registered is undone once, the latest first, under its name")
  func undo() async throws {
    prepare()
    #expect(try await app.run(Discard.self, ["entities": "3"]).isUndoable)
    #expect(try await app.run(Discard.self, ["entities": "[1,4]"]).isUndoable)
    let first = try await app.host.undo()
    let second = try await app.host.undo()
    #expect(first == "Discard Tomato,Leek Cream" && second == "Discard Onion")
    #expect(
      app.journal.entries.filter { $0.hasPrefix("restore") } == [
        "restore Tomato,Leek Cream", "restore Onion",
      ])
    await #expect { try await app.host.undo() } throws: { ($0 as? LimelightError)?.code == .noHandler }
  }

  @Test("A run that registered nothing cannot be undone")
  func nothingRegistered() async throws {
    prepare()
    let outcome = try await app.run(Discard.self, ["entities": "3", "isReal": "no"])
    #expect(!outcome.isUndoable)
    #expect(Discard().undoManager == nil)
  }

  @Test("Progress is told, and its end, also when the intent fails")
  func progress() async throws {
    let person = ScriptedInteraction()
    try await app.run(Loading.self, asking: person)
    #expect(person.progress.suffix(2) == [0.75, nil])
    let failing = ScriptedInteraction()
    let error = await app.failure(Loading.self, ["fails": "yes"], asking: failing)
    #expect(error?.message == "The disk is full." && error?.code == .handlerFailed)
    #expect(failing.progress.last == .some(nil))
    #expect(Loading().progress.totalUnitCount == 100)
  }
}
