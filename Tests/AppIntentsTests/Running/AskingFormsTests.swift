import AppIntents
import SearchModel
import TestSupport
import Testing

private struct Preferring: AppIntent {
  static let title: LocalizedStringResource = "Preferring"
  @Parameter(title: "Shade") var shade: String?
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let shades: [String?] = ["light", "dark", nil]
    shade = try await $shade.requestDisambiguation(among: shades, dialog: "Which shade?")
    return .result(value: shade ?? "none")
  }
}

/// The form of 2022: a result as preview.
private struct Buying: AppIntent {
  static let title: LocalizedStringResource = "Buying"
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(output: .result(value: 3, dialog: "Buy three?") { Text("Three soups") })
    journal.note("bought")
    return .result(dialog: "Done")
  }
}

private struct SeatSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Seats"
  @Parameter(title: "Seats") var seats: Int
  /// Not a parameter: made anew each time.
  var rendered = 0
  init() {}
  init(seats: Int) {
    self.seats = seats
    rendered = 9
  }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
    .result(value: seats, view: Text("\(seats) seats, \(rendered) kept"))
  }
}

private struct Reserving: AppIntent {
  static let title: LocalizedStringResource = "Reserving"
  @Parameter(title: "Careful", default: false) var isCareful: Bool
  @Dependency var journal: Journal
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let seats = try await requestConfirmation(
      conditions: isCareful ? .lowConfidenceSource : [], actionName: .book, dialog: "Reserve them?",
      snippetIntent: SeatSnippet(seats: 5))
    journal.note("reserved")
    return .result(value: seats)
  }
}

private struct Guests: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<IntentPerson> {
    ItemCollection(promptLabel: "Who comes?") {
      ItemSection("Family", items: [Item(Self.ann)])
      ItemSection("Friends", items: [Item(Self.bob)])
    }
  }
  func defaultResult() async -> IntentPerson? { Self.bob }
  static let ann = IntentPerson(
    identifier: .unknown, name: .displayName("Ann"), handle: .init(emailAddress: "a@b.example"))
  static let bob = IntentPerson(identifier: .unknown, name: .displayName("Bob"), handle: nil)
}

private struct Inviting: AppIntent {
  static let title: LocalizedStringResource = "Inviting"
  @Parameter(title: "Guest", optionsProvider: Guests()) var guest: IntentPerson
  @Parameter(title: "Table", supportedValues: [.small]) var table: Size
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(String(localized: guest.displayRepresentation.title)) \(table.rawValue)")
  }
}

private struct Toppings: DynamicOptionsProvider {
  @ParameterDependency<Topping>(\.$size) var topping
  func results() async throws -> [String] { topping.map { ["\($0.size.rawValue) leek"] } ?? ["unknown"] }
}

private struct Topping: AppIntent {
  static let title: LocalizedStringResource = "Topping"
  @Parameter(title: "Size") var size: Size
  @Parameter(title: "Extra", optionsProvider: Toppings()) var extra: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: extra) }
}

@Suite("Forms of questions")
struct AskingFormsTests {
  private let app = RunFixture([
    Preferring.self, Buying.self, Reserving.self, Inviting.self, Topping.self,
  ])

  @Test("Candidates for an optional parameter may be optional, and none is one of them")
  func optionalCandidates() async throws {
    for (place, value) in [(1, "dark"), (2, "none")] {
      let person = ScriptedInteraction(.choice(place))
      #expect(try await app.run(Preferring.self, asking: person).value == .text(value))
      #expect(person.choices.first?.options.map(\.title) == ["light", "dark", ""])
    }
    let away = await app.failure(Preferring.self, asking: ScriptedInteraction(.away))
    #expect(away?.code == .cancelled)
  }

  @Test("A result may be the preview of what is confirmed, with its words and its view")
  func preview() async throws {
    let person = ScriptedInteraction(.confirm(true))
    #expect(try await app.run(Buying.self, asking: person).dialogFull == "Done")
    let question = try #require(person.confirmations.first)
    #expect(question.prompt == "Buy three?" && question.view?.text == "Three soups")
    let refusing = await app.failure(Buying.self, asking: ScriptedInteraction(.confirm(false)))
    #expect(refusing?.code == .cancelled && app.journal.entries == ["bought"])
  }

  @Test("A confirmation by a snippet gives the snippet's value after a yes, and ends the run after a no")
  func snippet() async throws {
    let person = ScriptedInteraction(.confirm(true))
    #expect(try await app.run(Reserving.self, asking: person).value == .integer(5))
    let question = try #require(person.confirmations.first)
    #expect(question.prompt == "Reserve them?" && question.acceptLabel == "Book")
    #expect(question.view?.text == "5 seats, 0 kept", "only parameters are filled in")
    let refusing = await app.failure(Reserving.self, asking: ScriptedInteraction(.confirm(false)))
    #expect(refusing?.code == .cancelled && app.journal.entries == ["reserved"])
  }

  @Test("A snippet whose conditions want no question gives its value at once")
  func unasked() async throws {
    let nobody = ScriptedInteraction()
    let outcome = try await app.run(Reserving.self, ["isCareful": "yes"], asking: nobody)
    #expect(outcome.value == .integer(5) && nobody.confirmations.isEmpty)
  }

  @Test("Options of any type are offered by texts that read back, under the line their provider gives")
  func options() async throws {
    let person = ScriptedInteraction(.value("Ann <a@b.example>"), .value("small"))
    #expect(try await app.run(Inviting.self, asking: person).value == .text("Ann small"))
    let question = try #require(person.values.first)
    #expect(question.prompt == "Who comes?" && question.preselected == "Bob")
    #expect(question.suggestions.map(\.value) == ["Ann <a@b.example>", "Bob"])
    #expect(question.suggestions.map(\.title) == ["Ann", "Bob"])
    #expect(question.suggestions.map(\.section) == ["Family", "Friends"])
  }

  @Test("Only the values that a parameter supports are offered, and no other is taken")
  func supportedValues() async throws {
    let person = ScriptedInteraction(.value("Bob"), .value("large"), .value("small"))
    #expect(try await app.run(Inviting.self, asking: person).value == .text("Bob small"))
    #expect(person.values[1].suggestions.map(\.value) == ["small"])
    #expect(person.values[2].problem?.contains("not among the values") == true)
  }

  @Test("Options that depend on another parameter know what was given for it")
  func dependent() async throws {
    let given = ScriptedInteraction(.value("large leek"))
    #expect(try await app.run(Topping.self, ["size": "large"], asking: given).value == .text("large leek"))
    let asked = ScriptedInteraction(.value("small"), .value("small leek"))
    #expect(try await app.run(Topping.self, asking: asked).value == .text("small leek"))
    #expect(asked.values[1].suggestions.map(\.title) == ["small leek"])
  }
}
