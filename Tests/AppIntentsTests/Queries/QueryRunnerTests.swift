import AppIntents
import SearchModel
import Testing

/// Asking queries whose types are known only at run time.
struct QueryRunnerTests {
  @Test("Entities come in the order they were asked for; gone ones and ones nobody asked for are left out")
  func identifiers() async throws {
    let found = try await QueryRunner.entities(Stray.self, ids: ["3", "1", "9", "x", "3"])
    #expect(found.map(\.id) == [3, 1, 3])
    #expect(found.map(\.name) == ["first 3", "first 1", "first 3"])
    let none = try await QueryRunner.entity(Stray.self, id: "x")
    #expect(none == nil)
  }

  @Test("Identifiers of the same letters composed otherwise are different entities")
  func composed() async throws {
    let found = try await QueryRunner.entities(Accented.self, ids: ["e\u{301}", "\u{E9}"])
    #expect(found.map { Array($0.id.utf8) } == [Array("e\u{301}".utf8), Array("\u{E9}".utf8)])
  }

  @Test("What is typed is searched in title, subtitle, synonyms and texts, the nearest to the title first")
  func derivedSearch() async throws {
    let ids = { (text: String) in try await QueryRunner.matching(Dish.self, text).map(\.id) }
    #expect(try await ids("creme brulee") == ["c"])
    #expect(try await ids("soup") == ["s", "t", "a", "g"])
    #expect(try await ids("TOMATO soup") == ["t"])
    #expect(try await ids("gazp") == ["g"])
    #expect(try await ids("  ") == ["a", "c", "g", "s", "t"])
    #expect(try await ids("pizza").isEmpty)
  }

  @Test("A query with a search of its own is asked; one that lists nothing is searched in its suggestions")
  func ownSearch() async throws {
    let trails = Trail.random(40, seed: 2)
    try await TrailStore.$trails.withValue(trails) {
      let found = try await QueryRunner.matching(Trail.self, "lake")
      #expect(found.map(\.id) == trails.filter { $0.name.contains("lake") }.map(\.id))
    }
    let suggested = try await QueryRunner.matching(Stray.self, "fir")
    #expect(suggested.map(\.id) == [1, 2])
  }

  @Test("Suggestions keep their sections and words of their own")
  func sections() async throws {
    let offered = try await QueryRunner.suggestions(Sectioned.self)
    #expect(offered.prompt == "Pick one")
    #expect(offered.sections.map(\.title) == ["Vowels", nil])
    #expect(offered.options.map(\.display.title.text) == ["Letter A", "e", "x"])
    let entities = try await QueryRunner.suggested(Sectioned.self)
    #expect(entities.map(\.id) == ["a", "e", "x"])
  }

  @Test("A provider's options come with its default")
  func options() async throws {
    let (sections, choice) = try await QueryRunner.options(of: Sizes())
    #expect(sections.options.map(\.display.title.text) == ["1", "2", "3"])
    #expect(choice as? Int == 2)
  }

  @Test("A dependency that was never added is an error of the run")
  func missingDependency() async throws {
    await #expect(throws: AppDependencyManager.Error<NeedyQuery.Missing>.self) {
      try await QueryRunner.entities(Needy.self, ids: ["1"])
    }
    await #expect(throws: AppDependencyManager.Error<NeedyQuery.Missing>.self) {
      try await QueryRunner.suggested(Needy.self)
    }
    await #expect(throws: AppDependencyManager.Error<NeedyQuery.Missing>.self) {
      try await QueryRunner.matching(Needy.self, "a")
    }
  }

  @Test("A value query finds for the input that it takes, and nothing for another")
  func valueQuery() async throws {
    let picture = SemanticContentDescriptor.Picture(data: Data([1, 2]), type: .png)
    let input = SemanticContentDescriptor(labels: ["soup"], picture: picture)
    let found = try await QueryRunner.values(DishesOnPicture.self, for: input)
    #expect((found as? [Dish])?.map(\.id) == ["s", "t"])
    let other = try await QueryRunner.values(DishesOnPicture.self, for: "soup")
    #expect(other.isEmpty)
    #expect(input.cgImage?.data.count == 2 && input.displayRepresentation.title.text == "soup")
  }
}

/// Answers in its own order, twice, and with more than it was asked for.
private struct Stray: AppEntity, Equatable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stray"
  static let defaultQuery = StrayQuery()
  var id: Int
  var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct StrayQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Stray] {
    [Stray(id: 7, name: "unasked")]
      + identifiers.filter { $0 < 5 }.sorted().map { Stray(id: $0, name: "first \($0)") }
      + [Stray(id: 1, name: "again 1")]
  }
  func suggestedEntities() async throws -> [Stray] { [1, 2].map { Stray(id: $0, name: "first \($0)") } }
}

private struct Dish: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Dish"
  static let defaultQuery = DishQuery()
  var id: String
  var title: String
  var subtitle: String?
  var synonyms: [LocalizedStringResource] = []
  @Property(title: "About") var about: String?
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)", subtitle: subtitle.map { "\($0)" }, synonyms: synonyms)
  }

  init(
    _ id: String, _ title: String, subtitle: String? = nil, synonyms: [LocalizedStringResource] = [],
    about: String? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
    self.about = about
  }

  static let all = [
    Dish("a", "Consommé", synonyms: ["Clear Soup"]), Dish("c", "Crème Brûlée"),
    Dish("g", "Gazpacho", about: "A cold soup"), Dish("s", "Soup"),
    Dish("t", "Soup of Tomato", subtitle: "hot"),
  ]
}

private struct DishQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Dish] { Dish.all }
  func entities(for identifiers: [String]) async throws -> [Dish] {
    Dish.all.filter { identifiers.contains($0.id) }
  }
}

private struct DishesOnPicture: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [Dish] {
    guard input.cgImage != nil else { return [] }
    return Dish.all.filter { dish in input.labels.contains { dish.title.lowercased().contains($0) } }
  }
}

private struct Sectioned: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Letter"
  static let defaultQuery = SectionedQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct SectionedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Sectioned] {
    identifiers.map { Sectioned(id: $0) }
  }
  func suggestedEntities() async throws -> ItemCollection<Sectioned> {
    ItemCollection(promptLabel: "Pick one", usesIndexedCollation: true) {
      ItemSection("Vowels") {
        Item(Sectioned(id: "a"), title: "Letter A")
        for letter in ["e"] { Sectioned(id: letter) }
      }
      ItemSection(items: [Item(Sectioned(id: "x"))])
    }
  }
}

private struct Sizes: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2, 3] }
  func defaultResult() async -> Int? { 2 }
}

private struct Needy: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Needy"
  static let defaultQuery = NeedyQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct NeedyQuery: EntityStringQuery {
  struct Missing: Sendable {}
  @Dependency var missing: Missing
  func entities(for identifiers: [String]) async throws -> [Needy] { [] }
  func entities(matching string: String) async throws -> [Needy] { [] }
}

private struct Accented: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Letter"
  static let defaultQuery = AccentedQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct AccentedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Accented] {
    ["\u{E9}", "e\u{301}"].map { Accented(id: $0) }
  }
}
