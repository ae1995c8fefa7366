import AppIntents
import SearchModel
import Testing

/// Entities that are one of a kind, exist for one result, or are made from a raw value; and their identifiers.
struct SpecialEntityTests {
  @Test("A unique entity is found by every question that a query is asked")
  func unique() async throws {
    let identifier = Settings().id
    #expect(identifier == "Settings")
    let found = try await QueryRunner.entities(Settings.self, ids: ["Other", "Settings"])
    #expect(found.count == 1 && found.first?.volume == 7)
    let suggested = try await QueryRunner.suggested(Settings.self)
    let all = try await QueryRunner.all(Settings.self)
    #expect(suggested.count == 1 && all?.count == 1)
    #expect(found.first?.displayRepresentation.title.text == "Settings")
    #expect(try await QueryRunner.matching(Settings.self, "sett").count == 1)
    #expect(FindIntent(Settings.self) == nil)
  }

  @Test("A provider without a closure makes the entity where the type can be made, and else finds none")
  func provider() async throws {
    let made = try await UniqueAppEntityProvider<Scratch>().uniqueEntity()
    #expect(made.text == "empty")
    await #expect(throws: AppIntentError.self) {
      try await UniqueAppEntityProvider<Settings>().uniqueEntity()
    }
  }

  @Test("A transient entity cannot be looked up and has no Find intent")
  func transient() async throws {
    let summary = Summary()
    #expect(summary.id != Summary().id)
    let found = try await QueryRunner.entities(Summary.self, ids: [summary.id.uuidString])
    #expect(found.isEmpty && FindIntent(Summary.self) == nil)
  }

  @Test("An entity with a raw value needs no query of its own")
  func rawRepresentable() async throws {
    let found = try await QueryRunner.entities(RockyWorld.self, ids: ["mars", "pluto", "earth"])
    #expect(found == [.mars, .earth])
    #expect(try await QueryRunner.suggested(RockyWorld.self) == [.earth, .mars])
    #expect(try await QueryRunner.matching(RockyWorld.self, "RED") == [.mars])
    #expect(try await QueryRunner.matching(RockyWorld.self, "earth") == [.earth])
    #expect(try await QueryRunner.matching(RockyWorld.self, "sun").isEmpty)
    #expect(RockyWorld.mars.displayRepresentation.title.text == "Mars")
  }

  @Test("An identifier's text leads back to the identifier where the type is known")
  func activityIdentifier() throws {
    let identifier = EntityIdentifier(Trail(id: 12))
    #expect(identifier == EntityIdentifier(for: Trail.self, identifier: 12))
    let back = try #require(EntityIdentifier(activityIdentifier: identifier.activityIdentifier))
    #expect(back == identifier && back.identifier == "12")
    #expect(EntityIdentifier(activityIdentifier: "Trail/x") == nil)
    #expect(EntityIdentifier(activityIdentifier: "NoSuchType/1") == nil)
    #expect(EntityIdentifier(activityIdentifier: "Trail") == nil)
    let slashes = EntityIdentifier(for: Region.self, identifier: "a/b")
    #expect(EntityIdentifier(activityIdentifier: slashes.description) == slashes)
  }
}

private struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { Settings() }
  @Property(title: "Volume") var volume: Int
  init() { volume = 7 }
}

private struct Scratch: UniqueAppEntity, TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Scratch"
  static let defaultQuery = UniqueAppEntityProvider<Scratch>()
  var id = "scratch"
  var text = "empty"
}

private struct Summary: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Summary"
  @Property(title: "Count") var count: Int?
  var id = UUID()
  var displayRepresentation: DisplayRepresentation { "Summary" }
  init() {}
}

private enum RockyWorld: String, AppEntity, CaseIterable {
  case earth, mars
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Planet"
  var displayRepresentation: DisplayRepresentation {
    switch self {
    case .earth: DisplayRepresentation(title: "Earth", subtitle: "The blue planet")
    case .mars: DisplayRepresentation(title: "Mars", subtitle: "The red planet")
    }
  }
}
