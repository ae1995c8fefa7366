import AppIntents
import CoreSpotlight
import SearchIndex
import SearchModel
import Synchronization
import TestSupport
import Testing
import UniformTypeIdentifiers

/// Entities and items on their way through the real engine, each test in a home of its own.
struct DonationTests {
  private let app = "org.example.donations"
  private let home: TemporaryHome
  private var engine: IndexEngine { IndexEngine.shared(for: home.paths) }

  init() throws { home = try TemporaryHome() }

  /// Runs code as the app would, with donations going to the test's home.
  private func asApp<Outcome>(
    sweepMark: Int64? = nil, progress: (@Sendable (Int) -> Void)? = nil, _ work: () async throws -> Outcome
  ) async throws -> Outcome {
    let scope = DonationScope(home: home.paths, sweepMark: sweepMark, progress: progress)
    return try await AppContext.$current.withValue(AppContext(app: app, scope: scope)) { try await work() }
  }

  /// The entity as the index knows it; `nil` too while nothing was ever donated.
  private func detail(_ type: String, _ id: String) async throws -> EntityDetail? {
    try await engine.catchUp()
    do {
      return try await engine.entity(EntityKey(app: app, type: type, id: id))
    } catch let error as LimelightError where error.code == .noIndex {
      return nil
    }
  }

  /// The identifiers among these that are there.
  private func present(_ type: String, _ ids: [String]) async throws -> [String] {
    var found: [String] = []
    for id in ids where try await detail(type, id) != nil { found.append(id) }
    return found
  }

  private let entities = LandmarkStore.sample.map(LandmarkEntity.init)

  @Test("A donated entity is there with its attributes, its type's name as domain, and no expiry")
  func entityArrives() async throws {
    try await asApp { try await CSSearchableIndex.default().indexAppEntities(entities, priority: 5) }
    let found = try #require(await detail("LandmarkEntity", "1")?.entity.entity)
    #expect(found["title"] == .text("Lake Baikal") && found["continent"] == .text("Asia"))
    #expect(found["rankingHint"] == .integer(5) && found["altitude"] == .number(456))
    #expect(found.domain == "LandmarkEntity" && found.expires == nil && !found.isHidden)
    #expect(try await detail("LandmarkEntity", "4")?.entity.entity.isHidden == true)
  }

  @Test("An entity donated again is replaced entirely")
  func entityIsReplaced() async throws {
    try await asApp {
      let index = CSSearchableIndex.default()
      try await index.indexAppEntities([entities[0]])
      try await index.indexAppEntities([
        LandmarkEntity(Landmark(id: 1, name: "Baikal", about: "", continent: "Asia"))
      ])
    }
    let found = try #require(await detail("LandmarkEntity", "1")?.entity.entity)
    #expect(found["title"] == .text("Baikal") && found["altitude"] == nil)
  }

  @Test("Entities are deleted by identifier in both label orders, and by type")
  func entitiesGo() async throws {
    try await asApp {
      let index = CSSearchableIndex.default()
      try await index.indexAppEntities(entities)
      try await index.deleteAppEntities(identifiedBy: [1], ofType: LandmarkEntity.self)
      try await index.deleteAppEntities(ofType: LandmarkEntity.self, identifiedBy: [2, 99])
    }
    #expect(try await present("LandmarkEntity", ["1", "2", "3"]) == ["3"])
    try await asApp { try await CSSearchableIndex.default().deleteAppEntities(ofType: LandmarkEntity.self) }
    #expect(try await detail("LandmarkEntity", "3") == nil)
  }

  @Test("A donation larger than a portion arrives whole and reports how far it is")
  func largeDonation() async throws {
    let reports = Mutex<[Int]>([])
    let many = (1...2_500).map { Landmark(id: $0, name: "Place \($0)", about: "", continent: "Asia") }
    try await asApp(progress: { done in reports.withLock { $0.append(done) } }) {
      try await CSSearchableIndex.default().indexAppEntities(many.map(LandmarkEntity.init))
    }
    #expect(reports.withLock { $0 } == [1_000, 2_000, 2_500])
    #expect(try await detail("LandmarkEntity", "1")?.entity.entity["title"] == .text("Place 1"))
    #expect(try await detail("LandmarkEntity", "2500") != nil)
  }

  @Test("Items go by identifier, by domain with what is below it, and all at once")
  func items() async throws {
    func item(_ id: String, _ domain: String) -> CSSearchableItem {
      let set = CSSearchableItemAttributeSet(contentType: .text)
      set.title = "Item \(id)"
      return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: set)
    }
    let type = "CSSearchableItem"
    try await asApp {
      let index = CSSearchableIndex(name: "items")
      try await index.indexSearchableItems([
        item("1", "a"), item("2", "a.b"), item("3", "a.b.c"), item("4", "a.bc"), item("5", "d"),
      ])
      try await index.deleteSearchableItems(withIdentifiers: ["1", "unknown"])
      try await index.deleteSearchableItems(withDomainIdentifiers: ["a.b"])
    }
    #expect(try await present(type, ["1", "2", "3", "4", "5"]) == ["4", "5"])
    try await asApp { try await CSSearchableIndex(name: "items").deleteAllSearchableItems() }
    #expect(try await present(type, ["4", "5"]).isEmpty)
  }

  @Test("An item associated with an entity is found as that entity and goes with its own identifier")
  func associatedItem() async throws {
    let item = CSSearchableItem(appEntity: entities[1], priority: 3)
    try await asApp { try await CSSearchableIndex.default().indexSearchableItems([item]) }
    let found = try #require(await detail("LandmarkEntity", "2")?.entity.entity)
    #expect(found["title"] == .text("Mount Fuji") && found.domain == "LandmarkEntity" && found.expires != nil)
    try await asApp { try await CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: ["2"]) }
    #expect(try await detail("LandmarkEntity", "2") == nil)
  }

  @Test("The completion handler is called once the donation is durable; it may be left out")
  func completionHandler() async throws {
    let set = CSSearchableItemAttributeSet()
    set.title = "Called back"
    let index = try await asApp { CSSearchableIndex.default() }
    await withCheckedContinuation { continuation in
      donate(CSSearchableItem(uniqueIdentifier: "c", domainIdentifier: nil, attributeSet: set), to: index) {
        #expect($0 == nil)
        continuation.resume()
      }
    }
    #expect(try await detail("CSSearchableItem", "c")?.entity.entity["title"] == .text("Called back"))
  }

  private func donate(
    _ item: CSSearchableItem, to index: CSSearchableIndex, then: @escaping @Sendable ((any Error)?) -> Void
  ) {
    index.indexSearchableItems([item], completionHandler: then)
    index.deleteSearchableItems(withIdentifiers: [])
  }

  @Test("Nothing of a batch is there before it ends; then its client state is too")
  func batches() async throws {
    let index = try await asApp { CSSearchableIndex(name: "batched") }
    #expect(try await index.fetchLastClientState() == nil)
    index.beginBatch()
    try await index.indexAppEntities([entities[2]])
    #expect(try await detail("LandmarkEntity", "3") == nil)
    try await index.endBatch(withClientState: Data([7]))
    #expect(try await detail("LandmarkEntity", "3") != nil)
    #expect(try await index.fetchLastClientState() == Data([7]))
    #expect(try await asApp { try await CSSearchableIndex(name: "other").fetchLastClientState() } == nil)
  }

  @Test("A batch that expects another client state is refused and leaves nothing")
  func mismatchedState() async throws {
    let index = try await asApp { CSSearchableIndex(name: "batched") }
    index.beginBatch()
    try await index.endBatch(withClientState: Data([1]))
    index.beginBatch()
    try await index.indexAppEntities([entities[2]])
    await #expect {
      try await index.endIndexBatch(expectedClientState: Data([2]), newClientState: Data([3]))
    } throws: { ($0 as? CSIndexError)?.code == .mismatchedClientState }
    #expect(try await detail("LandmarkEntity", "3") == nil)
    #expect(try await index.fetchLastClientState() == Data([1]))
    index.beginBatch()
    await #expect {
      try await index.endBatch(withClientState: Data(repeating: 0, count: 251))
    } throws: { ($0 as? CSIndexError)?.code == .invalidClientStateError }
  }

  @Test("The default index takes no batches")
  func defaultTakesNoBatches() async throws {
    let index = try await asApp { CSSearchableIndex.default() }
    index.beginBatch()
    await #expect(throws: CSIndexError.self) { try await index.endBatch(withClientState: Data([1])) }
  }

  @Test("A reindex through the host renews the sweep mark of what the app still has")
  func reindexMarks() async throws {
    let store = LandmarkStore(LandmarkStore.sample)
    let host = InProcessHost(
      app: app, title: "Landmarks", entities: [LandmarkEntity.self], intents: [],
      configure: { AppDependencyManager.shared.add(dependency: store) })
    try await host.reindex(scope: DonationScope(home: home.paths))
    #expect(try await detail("LandmarkEntity", "3") != nil)
    await store.remove(3)
    let mark = try await engine.beginSweep()
    try await host.reindex(scope: DonationScope(home: home.paths, sweepMark: mark))
    let swept = try await engine.sweep(mark, app: app, scope: .everything, acceptDeletions: false)
    #expect(swept.deleted == 1 && swept.withheld == 0)
    #expect(try await present("LandmarkEntity", ["1", "2", "3", "4"]) == ["1", "2", "4"])
  }

  @Test("A type whose query lists all entities is donated again without more code")
  func enumerableQuery() async throws {
    let host = InProcessHost(app: app, title: "Colors", entities: [Color.self], intents: [])
    try await host.reindex(scope: DonationScope(home: home.paths))
    #expect(try await present("Color", ["red", "green", "blue"]) == ["red", "green"])
  }

  @Test("An index object kept from before donates under the mark of the running reindex")
  func keptIndexObject() async throws {
    let index = try await asApp { CSSearchableIndex.default() }
    try await index.indexAppEntities(entities)
    let mark = try await engine.beginSweep()
    try await asApp(sweepMark: mark) { try await index.indexAppEntities([entities[0], entities[1]]) }
    #expect(try await engine.sweep(mark, app: app, scope: .everything, acceptDeletions: false).deleted == 2)
    #expect(try await present("LandmarkEntity", ["1", "2", "3", "4"]) == ["1", "2"])
  }

  @Test("An entity is found by the synonyms of its display representation")
  func synonymsAreFound() async throws {
    try await asApp {
      try await CSSearchableIndex.default().indexAppEntities([Plant(id: 4821, name: "Fern")].map(Potted.init))
    }
    #expect(try await titles(engine.search(SearchRequest("4821"))) == ["Fern"])
  }

  @Test("A value of the entity's own key is found alone and by its key")
  func customKeyIsFound() async throws {
    try await asApp { try await CSSearchableIndex.default().indexAppEntities(entities) }
    for query in ["Asia", "continent:Asia"] {
      let response = try await engine.search(SearchRequest(query))
      #expect(titles(response) == ["Lake Baikal", "Mount Fuji"], "\(query)")
    }
    #expect(try await titles(engine.search(SearchRequest("Valley"))).isEmpty)
  }

  private func titles(_ response: SearchResponse) -> [String] {
    response.hits.compactMap { hit in
      guard case .entity(let hit) = hit, case .text(let title)? = hit.entity.entity["title"] else {
        return nil
      }
      return title
    }.sorted()
  }

  @Test("A home nothing can be written to fails the donation with a code and what to do")
  func unwritableHome() async throws {
    let path = try home.write("not a directory", to: "file") + "/below"
    let context = AppContext(app: app, scope: DonationScope(home: HomePaths(directory: path)))
    await #expect {
      try await AppContext.$current.withValue(context) {
        try await CSSearchableIndex.default().indexAppEntities([entities[0]])
      }
    } throws: { ($0 as? CSIndexError)?.code == .indexUnavailableError }
  }
}

/// A plant as the index knows it: by its name, and by the number that is its synonym.
private struct Potted: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pot"
  static let defaultQuery = PottedQuery()
  var id: String { "pot" }
  let plant: Plant
  var displayRepresentation: DisplayRepresentation { plant.displayRepresentation }
  init(_ plant: Plant) { self.plant = plant }
}

private struct PottedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Potted] { [] }
}

private struct Color: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let defaultQuery = ColorQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct ColorQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Color] { [Color(id: "red"), Color(id: "green")] }
  func entities(for identifiers: [String]) async throws -> [Color] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
