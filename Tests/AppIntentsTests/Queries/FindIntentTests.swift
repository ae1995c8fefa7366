import AppIntents
import CoreSpotlight
import SearchModel
import Synchronization
import TestSupport
import Testing

/// Find intents as an app's manifest lists them and a command line runs them.
struct FindIntentTests {
  private let trails = Trail.random(50, seed: 21)
  private let host = InProcessHost(
    app: "org.example.trails", title: "Trails",
    entities: [Trail.self, Region.self, Mushroom.self, Unlisted.self], intents: [])

  private func ids(_ intent: String, _ parameters: [String: String]) async throws -> [String] {
    let outcome = try await TrailStore.$trails.withValue(trails) {
      try await host.run(intent, parameters: parameters)
    }
    guard case .list(let found)? = outcome.value else { return [] }
    return found.compactMap { value in
      guard case .object(let object) = value, case .text(let id)? = object["id"] else { return nil }
      return id
    }
  }

  @Test("The manifest lists a Find intent for each type that can be searched, with its conditions")
  func manifest() throws {
    #expect(host.manifest.intents.map(\.intent) == ["Find.Trail", "Find.Region", "Find.Mushroom"])
    let trail = try #require(host.manifest.intents.first)
    #expect(trail.title == "Find Trails" && trail.isDiscoverable)
    #expect(trail.parameters.first { $0.name == "length" }?.kind == "integer")
    #expect(trail.parameters.suffix(3).map(\.name) == ["mode", "sort", "limit"])
    #expect(
      !trail.parameters.contains { $0.isRequired } && !trail.parameters.contains { $0.name == "region" })
    #expect(host.manifest.intents.map(\.title) == ["Find Trails", "Find Region", "Look for mushrooms"])
  }

  @Test("Conditions, order and limit are given as parameters")
  func parameters() async throws {
    let found = try await ids(
      "Find.Trail", ["length.greater": "3", "name.contains": "lake", "sort": "-length,name", "limit": "5"])
    let wanted = trails.filter { $0.length > 3 && $0.name.contains("lake") }
      .sorted { ($1.length, $0.name, $0.id) < ($0.length, $1.name, $1.id) }
    #expect(!found.isEmpty && found == wanted.prefix(5).map { String($0.id) })
    let twice = try await ids(
      "Find.Trail", ["name.contains.1": "lake", "name.contains.2": "old", "mode": "any"])
    #expect(
      twice == trails.filter { $0.name.contains("lake") || $0.name.contains("old") }.map { String($0.id) })
    #expect(try await ids("Find.Trail", [:]).count == 50)
    #expect(try await ids("Find.Region", ["name": "The west"]) == ["west"])
  }

  @Test("What cannot be asked is a usage error, and an unknown type has no handler")
  func errors() async throws {
    for parameters in [
      ["mode": "some"], ["sort": ","], ["limit": "-1"], ["limit": "x"], ["nothing": "1"],
      ["length.contains": "1"],
    ] {
      let error = await #expect(throws: LimelightError.self) { try await ids("Find.Trail", parameters) }
      #expect(error?.code == .usage, "\(parameters)")
    }
    let error = await #expect(throws: LimelightError.self) { try await ids("Find.Unlisted", [:]) }
    #expect(error?.code == .noHandler)
    let wrong = await #expect(throws: LimelightError.self) { try await ids("Find.Region", ["size": "1"]) }
    #expect(wrong?.hint == "There are: name.")
  }

  @Test("A query that finds nothing is still told a name that no property has")
  func emptySets() async throws {
    let none = try await MemoryFind.find(FindRequest([.init("name", .equal, "x")]), in: [Region]())
    #expect(none.isEmpty)
    await #expect(throws: LimelightError.self) {
      try await MemoryFind.find(FindRequest([.init("colour", .equal, "x")]), in: [Region]())
    }
  }

  @Test(
    "Computed and deferred properties are conditions too, and a deferred one is asked for only where it is named"
  )
  func computed() async throws {
    let tides = [3, 1, 2].map { Tide(id: $0) }
    let low = try await MemoryFind.find(FindRequest([.init("isLow", .equal, "yes")]), in: tides)
    #expect(low.map(\.id) == [1] && Tide.asked.withLock { $0 } == 0)
    let warm = try await MemoryFind.find(
      FindRequest([.init("warmth", .greater, "15")], sort: [.init("warmth")]), in: tides)
    #expect(warm.map(\.id) == [2, 3] && Tide.asked.withLock { $0 } == 3)
  }

  @Test("Result objects carry title and subtitle")
  func objects() async throws {
    let trail = Trail(id: 1)
    trail.nickname = "Shorty"
    let outcome = try await TrailStore.$trails.withValue([trail]) {
      try await host.run("Find.Trail", parameters: [:])
    }
    let object: [String: AttributeValue] = [
      "id": .text("1"), "title": .text("trail 1"), "subtitle": .text("Shorty"),
    ]
    #expect(outcome.value == .list([.object(object)]))
  }

  @Test("Types that are only indexed are found by what the index holds, and asked of the app by identifier")
  func indexed() async throws {
    let home = try TemporaryHome()
    let context = AppContext(app: "org.example.fungi", scope: DonationScope(home: home.paths))
    try await AppContext.$current.withValue(context) {
      let all = (0..<40).map {
        Landmark(
          id: $0, name: "Peak \($0)", about: "", continent: $0 % 2 == 0 ? "Asia" : "Europe",
          height: $0 % 5 == 0 ? nil : Double($0 * 100), isHidden: $0 == 7)
      }
      let store = LandmarkStore(all)
      AppDependencyManager.shared.add(dependency: store)
      try await CSSearchableIndex.default().indexAppEntities(all.map(LandmarkEntity.init))
      await store.remove(39)
      let find = try #require(FindIntent(LandmarkEntity.self))
      let ids = { (request: FindRequest) in try await find.find(request).map(\.id) }
      #expect(
        try await ids(FindRequest([.init("height", .greater, "3600")])) == ["37", "38"])
      #expect(
        try await ids(
          FindRequest(
            [.init("continent", .equal, "Europe"), .init("height", .between, "600..1300")],
            sort: [.init("height", isDescending: true)])) == ["13", "11", "9", "7"])
      // The last of them is gone from the app, so the next takes its place.
      #expect(
        try await ids(FindRequest(sort: [.init("height", isDescending: true)], limit: 2)) == ["38", "37"])
      #expect(
        try await ids(
          FindRequest([.init("height", .equal, "100"), .init("name", .suffix, "K 3")], mode: .or))
          == ["1", "3"])
      await #expect(throws: LimelightError.self) { try await ids(FindRequest([.init("note", .equal, "x")])) }
    }
  }
}

private struct Mushroom: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mushroom"
  static let defaultQuery = MushroomQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct MushroomQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = "Look for mushrooms"
  func allEntities() async throws -> [Mushroom] { [Mushroom(id: "cep")] }
  func entities(for identifiers: [String]) async throws -> [Mushroom] { [] }
}

private struct Tide: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
  static let defaultQuery = TideQuery()
  static let asked = Mutex(0)
  var id: Int
  @ComputedProperty var isLow: Bool { id < 2 }
  @DeferredProperty var warmth: Int {
    get async throws {
      Tide.asked.withLock { $0 += 1 }
      return id * 10
    }
  }
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct TideQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Tide] { [] }
}

/// Neither listed, compared nor indexed.
private struct Unlisted: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unlisted"
  static let defaultQuery = UnlistedQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct UnlistedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Unlisted] { [] }
}
