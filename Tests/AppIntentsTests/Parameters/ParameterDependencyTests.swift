import AppIntents
import SearchModel
import Testing

/// Options that depend on another parameter of the intent.
struct ParameterDependencyTests {
  struct Move: AppIntent {
    static let title: LocalizedStringResource = "Move"
    @Parameter(title: "Colour") var colour: Colour
    @Parameter(title: "Count") var count: Int?
    @Parameter(title: "Target", optionsProvider: Targets()) var target: String
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: target) }
  }

  struct Targets: DynamicOptionsProvider {
    @ParameterDependency<Move>(\.$colour) var move
    @IntentParameterDependency<Move>(\.$colour, \.$count) var counted

    func results() async throws -> [String] {
      guard let move else { return ["unknown"] }
      return [move.colour.rawValue, counted.map { String($0.count + 1) } ?? "no count"]
    }
  }

  @Test("Without an intent, and while the other parameter has no value, there is nothing to depend on")
  func unset() async throws {
    #expect(try await Targets().results() == ["unknown"])
    let options = try await options(of: Move())
    #expect(options == ["unknown"])
  }

  @Test("With a value it is read without its optional")
  func set() async throws {
    let move = Move()
    move.colour = .green
    #expect(try await options(of: move) == ["green", "no count"])
    move.count = 4
    #expect(try await options(of: move) == ["green", "5"])
  }

  @Test("The intent of another type is not the one depended on")
  func other() async throws {
    let options = try await IntentParameterDependencyContext.$current.withValue(NumberShapes()) {
      try await Targets().results()
    }
    #expect(options == ["unknown"])
  }

  @Test("A query that looks an entity up for a run knows the run's intent")
  func query() async throws {
    let host = InProcessHost(app: "a", title: "A", entities: [], intents: [Pick.self])
    let outcome = try await host.run("Pick", parameters: ["colour": "red", "shade": "light"])
    #expect(outcome.value == .text("light red"))
  }

  struct Shade: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shade"
    static let defaultQuery = ShadeQuery()
    let id: String
    var name = ""
    var displayRepresentation: DisplayRepresentation { "\(name)" }
  }

  struct ShadeQuery: EntityQuery {
    @IntentParameterDependency<Pick>(\.$colour) var pick
    func entities(for identifiers: [String]) async throws -> [Shade] {
      identifiers.map { Shade(id: $0, name: "\($0) \(pick?.colour.rawValue ?? "?")") }
    }
  }

  struct Pick: AppIntent {
    static let title: LocalizedStringResource = "Pick"
    @Parameter(title: "Colour") var colour: Colour
    @Parameter(title: "Shade") var shade: Shade
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: shade.name) }
  }

  @Test("Dependencies are equal if they are on the same parameters")
  func equality() {
    let one = IntentParameterDependency<Move>(\.$colour)
    #expect(
      one == IntentParameterDependency<Move>(\.$colour) && one != IntentParameterDependency<Move>(\.$count))
    #expect(one.debugDescription == "1 parameters of Move")
  }

  private func options(of move: Move) async throws -> [String] {
    let provider = try #require(move.$target.details.optionsProvider as? Targets)
    return try await IntentParameterDependencyContext.$current.withValue(move) {
      try await provider.results()
    }
  }
}
