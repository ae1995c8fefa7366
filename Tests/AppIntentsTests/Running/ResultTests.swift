import AppIntents
import SearchModel
import Testing

private struct Second: AppIntent {
  static let title: LocalizedStringResource = "Second"
  @Parameter(title: "Word") var word: String
  @Dependency var journal: Journal
  init() {}
  init(word: String) { self.word = word }
  func perform() async throws -> some IntentResult {
    journal.note("second \(word)")
    return .result()
  }
}

private struct OpenSoup: OpenIntent {
  static let title: LocalizedStringResource = "Open Soup"
  @Parameter(title: "Soup") var target: Soup
}

private struct First: AppIntent {
  static let title: LocalizedStringResource = "First"
  @Parameter(title: "Kind") var kind: String
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog {
    journal.note("first")
    let dialog = IntentDialog(full: "All of it", supporting: "It")
    switch kind {
    case "asks": return .result(value: 1, opensIntent: Second(), dialog: dialog)
    case "entity":
      let next = OpenSoup()
      next.target = Soup.all[1]
      return .result(value: 1, opensIntent: next, dialog: dialog)
    default: return .result(value: 1, opensIntent: Second(word: "b"), dialog: dialog)
    }
  }
}

private struct Silent: AppIntent {
  static let title: LocalizedStringResource = "Silent"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
    .result(value: 1, opensIntent: Telling())
  }
}

private struct Telling: UndoableIntent {
  static let title: LocalizedStringResource = "Telling"
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    undoManager?.registerUndo(withTarget: journal) { $0.note("undone") }
    undoManager?.setActionName("Telling")
    return .result(dialog: "Second words", view: Text("Second view"))
  }
}

private struct Leading: AppIntent {
  static let title: LocalizedStringResource = "Leading"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let place = Place()
    return .result(value: try await place())
  }
}

private struct Place: AppIntent {
  static let title: LocalizedStringResource = "Place"
  static let supportedModes: IntentModes = [.background, .dynamic]
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    try await continueInForeground("Come?")
    return .result(value: currentMode.debugDescription)
  }
}

private struct Nested: AppIntent {
  static let title: LocalizedStringResource = "Nested"
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let inner = AskingInner()
    return .result(value: try await inner())
  }
}

private struct AskingInner: AppIntent {
  static let title: LocalizedStringResource = "Inner"
  @Parameter(title: "Word") var word: String?
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: try await $word.requestValue("Which word?"))
  }
}

@Suite("What comes of a run")
struct ResultTests {
  private let app = RunFixture(
    [First.self, Second.self, OpenSoup.self, Nested.self, Silent.self, Leading.self], entities: [Soup.self])

  @Test("An opened intent runs after the first has finished")
  func opensIntent() async throws {
    let outcome = try await app.run(First.self, ["kind": "plain"])
    #expect(outcome.value == .integer(1))
    #expect(outcome.dialogFull == "All of it" && outcome.dialogSupporting == "It")
    #expect(app.journal.entries == ["first", "second b"])
  }

  @Test("It is not run where that is switched off")
  func noOpen() async throws {
    var request = RunRequest("First", parameters: ["kind": "plain"])
    request.opensNext = false
    let outcome = try await app.host.run(request, interaction: nil)
    #expect(outcome.value == .integer(1) && outcome.opens == nil)
    #expect(app.journal.entries == ["first"])
  }

  @Test("What an opened intent needs is asked for too")
  func opensAsking() async throws {
    let person = ScriptedInteraction(.value("c"))
    try await app.run(First.self, ["kind": "asks"], asking: person)
    #expect(app.journal.entries == ["first", "second c"])
    #expect(person.values.map(\.intent) == ["Second"])
  }

  @Test("An OpenIntent on an entity is named, so that opening goes its one way")
  func opensEntity() async throws {
    let outcome = try await app.run(First.self, ["kind": "entity"])
    #expect(outcome.opens == EntityKey(app: app.host.app, type: "Soup", id: "2"))
  }

  @Test(
    "Where the first says nothing, what the opened one says and shows is told, and its change can be taken back"
  )
  func opensTelling() async throws {
    let outcome = try await app.run(Silent.self)
    #expect(outcome.value == .integer(1) && outcome.dialogFull == "Second words")
    #expect(outcome.view?.text == "Second view" && outcome.isUndoable)
    let undone = try await app.host.undo()
    #expect(undone == "Telling" && app.journal.entries == ["undone"])
  }

  @Test("What a run goes on with is in front where that run is")
  func front() async throws {
    let person = ScriptedInteraction(.forward(true))
    #expect(try await app.run(Leading.self, asking: person).value == .text("foreground"))
    #expect(person.forwards.count == 1)
  }

  @Test("An intent called by another asks whoever answers the run, in its own name")
  func nested() async throws {
    let person = ScriptedInteraction(.value("x"))
    #expect(try await app.run(Nested.self, asking: person).value == .text("x"))
    #expect(person.values.map(\.parameter) == ["word"] && person.values.map(\.intent) == ["AskingInner"])
  }
}

extension ResultTests {
  private struct Typed: AppIntent {
    static let title: LocalizedStringResource = "Typed"
    func perform() async throws -> IntentResultContainer<Int, Second, Never, IntentDialog> {
      .result(value: 2, opensIntent: Second(word: "typed"), dialog: "Two")
    }
  }

  @Test("A result whose type names the intent it opens runs that too")
  func typed() async throws {
    let app = RunFixture([Typed.self])
    let outcome = try await app.run(Typed.self)
    #expect(outcome.value == .integer(2) && outcome.dialogFull == "Two")
    #expect(app.journal.entries == ["second typed"])
    let empty: IntentResultContainer<Never, Second, Never, Never> = .result(opensIntent: Second(word: "x"))
    #expect(empty.opensIntent?.word == "x")
  }
}
