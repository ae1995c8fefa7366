import AppIntents
import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import TestSupport
import Testing

/// What a reindex asks an app for, and what the sweep behind it may take.
@Suite("The scope of a reindex", .serialized)
struct ReindexScopeTests {
  /// Has one item left of those it donated before.
  final class Donor: CSIndexExtensionRequestHandler, @unchecked Sendable {
    override func searchableIndex(
      _ searchableIndex: CSSearchableIndex,
      reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) {
      searchableIndex.indexSearchableItems([ReindexScopeTests.item("kept")])
      acknowledgementHandler()
    }

    override func searchableIndex(
      _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
      acknowledgementHandler: @escaping () -> Void
    ) {
      searchableIndex.indexSearchableItems(identifiers.map { ReindexScopeTests.item($0) })
      acknowledgementHandler()
    }
  }

  private let app = "org.example.reindexed"
  private let home: TemporaryHome
  private let store = LandmarkStore(LandmarkStore.sample)
  private var engine: IndexEngine { IndexEngine.shared(for: home.paths) }

  init() async throws {
    home = try TemporaryHome()
    let scope = DonationScope(home: home.paths)
    try await AppContext.$current.withValue(AppContext(app: app, scope: scope)) {
      let index = CSSearchableIndex.default()
      try await index.indexSearchableItems([Self.item("kept"), Self.item("gone")])
      try await index.indexAppEntities(LandmarkStore.sample.map(LandmarkEntity.init))
    }
  }

  static func item(_ id: String) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet()
    set.title = "Item \(id)"
    return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: nil, attributeSet: set)
  }

  private var host: InProcessHost {
    let store = store
    return InProcessHost(
      app: app, title: "Reindexed", entities: [LandmarkEntity.self], intents: [], home: home.paths,
      configure: { AppDependencyManager.shared.add(dependency: store) })
  }

  /// Reindexes and sweeps as the service does.
  private func reindex(_ host: InProcessHost) async throws {
    let mark = try await engine.beginSweep()
    let scope = DonationScope(home: home.paths, sweepMark: mark)
    try await host.reindex(scope: scope)
    _ = try await engine.sweep(mark, app: app, scope: scope.asked.sweepScope, acceptDeletions: false)
  }

  private func isThere(_ type: String, _ id: String) async throws -> Bool {
    try await engine.entity(EntityKey(app: app, type: type, id: id)) != nil
  }

  @Test("Without a delegate the app's items stay, and its entities are swept")
  func itemsStay() async throws {
    await store.remove(1)
    try await reindex(host)
    #expect(try await isThere("CSSearchableItem", "kept"))
    #expect(try await isThere("CSSearchableItem", "gone"))
    #expect(try await !isThere("LandmarkEntity", "1"))
    #expect(try await isThere("LandmarkEntity", "2"))
  }

  @Test("With a delegate items it does not name go too")
  func delegateIsAsked() async throws {
    try await reindex(host.indexed { Donor() })
    #expect(try await isThere("CSSearchableItem", "kept"))
    #expect(try await !isThere("CSSearchableItem", "gone"))
    #expect(try await isThere("LandmarkEntity", "2"))
  }

  @Test("An app whose delegate fails is an error, before anything is swept")
  func failing() async throws {
    await #expect { try await reindex(host.indexed { CSIndexExtensionRequestHandler() }) } throws: { error in
      (error as? LimelightError)?.code == .handlerFailed
    }
    #expect(try await isThere("CSSearchableItem", "gone"))
  }

  @Test("Single entities and items are asked for again")
  func single() async throws {
    await store.remove(1)
    let keys = ["1", "2"].map { EntityKey(app: app, type: "LandmarkEntity", id: $0) }
    let item = EntityKey(app: app, type: "CSSearchableItem", id: "new")
    try await host.indexed { Donor() }.reindex(keys + [item], scope: DonationScope(home: home.paths))
    #expect(try await isThere("CSSearchableItem", "new"))
    #expect(try await isThere("LandmarkEntity", "2"))
    #expect(try await isThere("LandmarkEntity", "3"))
  }
}
