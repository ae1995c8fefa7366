import AppIntents
import SearchModel
import TestSupport
import Testing

/// The fixture app behind the seam that dispatch uses; each test has a store of its own.
@Suite(.serialized)
struct InProcessHostTests {
  private let store = LandmarkStore(LandmarkStore.sample)

  private var host: InProcessHost {
    let store = store
    return InProcessHost(
      app: "org.example.landmarks", title: "Landmarks", entities: [LandmarkEntity.self],
      intents: [
        OpenLandmark.self, RevealLandmark.self, CountLandmarks.self, RemoveLandmark.self, VisitTallest.self,
        AskForLandmark.self, NeedsTheMissing.self, Donate.self,
      ],
      configure: { AppDependencyManager.shared.add(dependency: store) })
  }

  private func key(_ id: String) -> EntityKey {
    EntityKey(app: "org.example.landmarks", type: "LandmarkEntity", id: id)
  }

  @Test("The manifest says what the types declare")
  func manifest() throws {
    let manifest = host.manifest
    #expect(manifest.app == "org.example.landmarks" && manifest.title == "Landmarks")
    #expect(manifest.entities == [.init(type: "LandmarkEntity", title: "Landmark")])
    #expect(manifest.intents.first?.opens == "LandmarkEntity")
    #expect(manifest.intents.first { $0.intent == "VisitTallest" }?.isDiscoverable == false)
    let count = try #require(manifest.intents.first { $0.intent == "CountLandmarks" })
    #expect(count.title == "Count Landmarks" && count.opens == nil)
    #expect(
      count.parameters == [
        .init(name: "continent", title: "Continent", kind: "enum:Continent", isRequired: true),
        .init(name: "minimumHeight", title: "At Least", kind: "integer", isRequired: false),
        .init(name: "namePart", title: "Name Part", kind: "string", isRequired: false),
      ])
    let kinds = manifest.intents.first { $0.intent == "AskForLandmark" }?.parameters.map(\.kind)
    #expect(kinds == ["string", "date", "url", "boolean"])
    #expect(
      manifest.intents.first { $0.intent == "RemoveLandmark" }?.parameters.first?.kind
        == "entity:LandmarkEntity")
  }

  @Test("Opening resolves the entity through its query, performs, and hands out the terminal command")
  func open() async throws {
    let outcome = try await host.open(key("2"), intent: "OpenLandmark")
    #expect(outcome.exec == ["man", "Mount Fuji"])
    #expect(await store.visits == [2])
  }

  @Test("An OpenIntent without perform opens too and names its content")
  func openWithoutPerform() async throws {
    let outcome = try await host.open(key("1"), intent: "RevealLandmark")
    #expect(outcome.exec == nil && outcome.contentIdentifier == "RevealLandmark")
  }

  @Test(
    "An entity the query no longer knows is gone, as is an identifier of the wrong form",
    arguments: ["99", "x"])
  func openGone(id: String) async {
    await #expect { try await host.open(key(id), intent: "OpenLandmark") } throws: { code($0) == .entityGone }
    #expect(await store.visits.isEmpty)
  }

  @Test("What a query answers besides what was asked is not opened instead")
  func strayAnswer() async {
    let host = InProcessHost(app: "a", title: "A", entities: [], intents: [OpenStray.self])
    await #expect {
      try await host.open(EntityKey(app: "a", type: "Stray", id: "wanted"), intent: "OpenStray")
    } throws: { code($0) == .entityGone }
  }

  @Test("An indexed type that cannot be asked again fails the reindex, so that nothing of it is swept")
  func reindexWithoutQuery() async {
    let host = InProcessHost(app: "a", title: "A", entities: [Stray.self], intents: [])
    await #expect {
      try await host.reindex(scope: DonationScope(home: HomePaths(directory: "/nowhere")))
    } throws: { code($0) == .handlerFailed && message($0).contains("Stray") }
  }

  @Test("An intent the app does not have has no handler")
  func unknownIntent() async {
    await #expect { try await host.open(key("1"), intent: "Nothing") } throws: { code($0) == .noHandler }
    await #expect { try await host.open(key("1"), intent: "CountLandmarks") } throws: {
      code($0) == .noHandler
    }
    await #expect { try await host.run("Nothing", parameters: [:]) } throws: { code($0) == .noHandler }
  }

  @Test("Running fills parameters from text and gives value and dialog")
  func run() async throws {
    let all = try await host.run("CountLandmarks", parameters: ["continent": "asia"])
    #expect(all.value == .integer(2) && all.dialogFull == "2 in Asia")
    let tall = try await host.run(
      "CountLandmarks", parameters: ["continent": "Asia", "minimumHeight": "1000", "namePart": "Fuji"])
    #expect(tall.value == .integer(1))
    let typed = try await host.run(
      "AskForLandmark",
      parameters: [
        "reason": "x", "day": "2001-09-09T01:46:40Z", "page": "https://a.example/b", "isLoud": "yes",
      ])
    #expect(typed.value == .text("x 1000000000 a.example true"))
  }

  @Test("A required parameter without a value is named, with the question its author wrote")
  func needsValue() async {
    await #expect { try await host.run("CountLandmarks", parameters: [:]) } throws: { error in
      code(error) == .needsValue && message(error).contains("'continent'")
    }
    await #expect { try await host.run("OpenLandmark", parameters: [:]) } throws: { error in
      code(error) == .needsValue && message(error).contains("Which landmark?")
    }
    await #expect { try await host.run("AskForLandmark", parameters: [:]) } throws: { error in
      code(error) == .needsValue && message(error).contains("Why?")
    }
  }

  @Test(
    "Text that is no value for its parameter is refused, naming the parameter",
    arguments: [
      ("minimumHeight", "tall"), ("minimumHeight", "9001"), ("continent", "Atlantis"), ("depth", "1"),
    ])
  func badValues(name: String, text: String) async {
    var parameters = ["continent": "asia"]
    parameters[name] = text
    await #expect { try await host.run("CountLandmarks", parameters: parameters) } throws: { error in
      code(error) == .usage && message(error).contains("'\(name)'")
    }
  }

  @Test("Sums and files come from text, within what the parameter allows")
  func sumsAndFiles() async throws {
    let home = try TemporaryHome()
    let pdf = try home.write("x", to: "receipt.pdf")
    let png = try home.write("x", to: "receipt.png")
    let given = try await host.run("Donate", parameters: ["sum": "12.5 EUR", "receipt": pdf])
    #expect(given.value == .text("12.5 receipt.pdf -"))
    for bad in [["sum": "12 USD"], ["sum": "101 EUR"], ["sum": "much"], ["sum": "1 EUR", "receipt": png]] {
      await #expect { try await host.run("Donate", parameters: bad) } throws: { code($0) == .usage }
    }
  }

  @Test("Entity parameters take identifiers; what the app throws comes with its message")
  func entityParameter() async {
    await #expect { try await host.run("RemoveLandmark", parameters: ["landmark": "3"]) } throws: { error in
      code(error) == .handlerFailed && message(error) == "Uluru is protected."
    }
    await #expect { try await host.run("RemoveLandmark", parameters: ["landmark": "77"]) } throws: { error in
      code(error) == .entityGone
    }
  }

  @Test("An intent that opens another names the entity it opens")
  func opensNext() async throws {
    let outcome = try await host.run("VisitTallest", parameters: [:])
    #expect(outcome.opens == key("2"))
    #expect(await store.visits.isEmpty)
  }

  @Test("A confirmation nobody can give ends the run with the question")
  func confirmation() async {
    await #expect { try await host.run("AskForLandmark", parameters: ["reason": "sure?"]) } throws: { error in
      code(error) == .needsValue && message(error).hasPrefix("Really?")
    }
  }

  @Test("A dependency nobody added fails the run and says so")
  func missingDependency() async {
    await #expect { try await host.run("NeedsTheMissing", parameters: [:]) } throws: { error in
      code(error) == .handlerFailed && message(error).contains("Missing")
    }
  }

  @Test("Two apps in one process each have their own dependencies")
  func ownDependencies() async throws {
    let empty = LandmarkStore([])
    let other = InProcessHost(
      app: "org.example.empty", title: "Empty", entities: [], intents: [CountLandmarks.self],
      configure: { AppDependencyManager.shared.add(dependency: empty) })
    #expect(try await host.run("CountLandmarks", parameters: ["continent": "asia"]).value == .integer(2))
    #expect(try await other.run("CountLandmarks", parameters: ["continent": "asia"]).value == .integer(0))
    #expect(try await host.run("CountLandmarks", parameters: ["continent": "asia"]).value == .integer(2))
  }

  private func code(_ error: any Error) -> LimelightError.Code? { (error as? LimelightError)?.code }
  private func message(_ error: any Error) -> String { (error as? LimelightError)?.message ?? "" }
}

private struct Stray: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stray"
  static let defaultQuery = StrayQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct StrayQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Stray] { [Stray(id: "other")] }
}

private struct OpenStray: OpenIntent {
  static let title: LocalizedStringResource = "Open Stray"
  @Parameter(title: "Stray") var target: Stray
}
