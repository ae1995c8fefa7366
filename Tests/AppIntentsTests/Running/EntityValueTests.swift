import AppIntents
import SearchModel
import Testing

@Suite("Entities as values of a run")
struct EntityValueTests {
  private let app = RunFixture([Order.self, Collect.self, Water.self], entities: [Soup.self])
  private let rest = ["size": "small", "bread": "no"]

  private func order(_ soup: String, _ person: ScriptedInteraction? = nil) async throws -> AttributeValue? {
    try await app.run(Order.self, rest.merging(["soup": soup]) { $1 }, asking: person).value
  }

  @Test("An identifier is looked up once, through entities(for:)")
  func once() async throws {
    #expect(try await order("2") == .text("1 small Tomato Cream false -"))
    #expect(app.journal.entries == ["entities(for: [2])", "perform"])
  }

  @Test("A URI names the entity too, but only of this app and type")
  func uri() async throws {
    let key = EntityKey(app: app.host.app, type: "Soup", id: "3")
    #expect(try await order(key.uri) == .text("1 small Onion false -"))
    for other in [EntityKey(app: "a", type: "Soup", id: "3"), EntityKey(app: key.app, type: "Cake", id: "3")]
    {
      let error = await app.failure(Order.self, rest.merging(["soup": other.uri]) { $1 })
      #expect(error?.code == .usage)
    }
  }

  @Test("An identifier nobody knows fails before the intent is performed", arguments: ["77", "borscht"])
  func unknown(text: String) async {
    let error = await app.failure(Order.self, rest.merging(["soup": text]) { $1 })
    #expect(error?.code == .entityGone && error?.message.contains(text) == true)
    #expect(app.journal.count(of: "perform") == 0)
  }

  @Test("A text that one entity matches is that entity; so is the exact title of one among several")
  func text() async throws {
    #expect(try await order("onion") == .text("1 small Onion false -"))
    #expect(try await order("tomato") == .text("1 small Tomato false -"))
  }

  @Test("A text that several match is asked about, in the author's words")
  func several() async throws {
    let person = ScriptedInteraction(.choice(1))
    #expect(try await order("cream", person) == .text("1 small Leek Cream false -"))
    let question = try #require(person.choices.first)
    #expect(question.prompt == "Which of these?" && question.parameter == "soup")
    #expect(question.options.map(\.title) == ["Tomato Cream", "Leek Cream"])
    let error = await app.failure(Order.self, rest.merging(["soup": "cream"]) { $1 })
    #expect(error?.code == .ambiguous && error?.message.contains("Leek Cream") == true)
  }

  @Test("A text is looked for among all entities that a query lists, and else among its suggestions")
  func derivedSearch() async throws {
    func water(_ herb: String, _ plant: String, _ person: ScriptedInteraction? = nil) async throws
      -> AttributeValue?
    {
      try await app.run(Water.self, ["herb": herb, "plant": plant], asking: person).value
    }
    #expect(try await water("thyme", "ivy") == .text("Thyme Ivy"))
    #expect(try await water("CRÈPE", "fer") == .text("Crepe Basil Fern"))
    let person = ScriptedInteraction(.choice(1))
    #expect(try await water("basil", "1", person) == .text("Crepe Basil Fern"))
    #expect(person.choices.first?.options.map(\.title) == ["Basil Genovese", "Crepe Basil"])
    for herb in ["", " ", "moss"] {
      #expect(await app.failure(Water.self, ["herb": herb, "plant": "1"])?.code == .entityGone)
    }
    // What is not suggested is not found by its words.
    #expect(await app.failure(Water.self, ["herb": "thyme", "plant": "moss"])?.code == .entityGone)
  }

  @Test("A list takes several values as a JSON array, entities in one look-up, or a single one")
  func lists() async throws {
    let several = try await app.run(
      Collect.self, ["soups": #"["3",1,"leek"]"#, "numbers": "[4,5]", "tags": #"["b","a"]"#])
    #expect(several.value == .text("Onion+Tomato+Leek Cream [4, 5] [\"a\", \"b\"]"))
    #expect(app.journal.entries == ["entities(for: [3, 1])"])
    #expect(try await app.run(Collect.self, ["soups": "3"]).value == .text("Onion [] []"))
  }
}

private struct Herb: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Herb"
  static let defaultQuery = HerbQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Suggests none of what it lists.
private struct HerbQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Herb] {
    ["Basil Genovese", "Crepe Basil", "Thyme"].map { Herb(id: $0) }
  }
  func suggestedEntities() async throws -> [Herb] { [] }
  func entities(for identifiers: [String]) async throws -> [Herb] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

private struct Water: AppIntent {
  static let title: LocalizedStringResource = "Water"
  @Parameter(title: "Herb") var herb: Herb
  @Parameter(title: "Plant") var plant: Plant
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(herb.id) \(plant.name)")
  }
}
