import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import TestSupport
import Testing

@Suite("Items that stand for entities, and what lives with an item")
struct ItemIdentityTests {
  private let fixture: ItemFixture
  init() throws { fixture = try ItemFixture() }

  private func associated(_ id: String, with entity: String, title: String) -> CSSearchableItem {
    let item = ItemFixture.item(id, title: title)
    item.association = EntityAssociation(type: "Plan", id: entity, priority: 0, isHidden: false)
    return item
  }

  @Test("An associated item goes by its own identifier, whichever process donated it")
  func deletedByIdentifier() async throws {
    try await fixture.index.indexSearchableItems([associated("item-7", with: "7", title: "Harbour")])
    #expect(try await fixture.stored("7", type: "Plan")?.item == "item-7")
    // As another process: an index object and an engine that know nothing but the files.
    let other = IndexEngine(paths: fixture.home.paths)
    _ = try await other.donate([.deleteItem(app: fixture.app, identifier: "item-7")])
    #expect(try await fixture.stored("7", type: "Plan") == nil)
  }

  @Test("An item that comes to stand for an entity is not there twice")
  func reassociation() async throws {
    try await fixture.index.indexSearchableItems([ItemFixture.item("a", title: "Harbour")])
    try await fixture.index.indexSearchableItems([associated("a", with: "7", title: "Harbour")])
    #expect(try await fixture.stored("a") == nil)
    try await fixture.index.indexSearchableItems([associated("a", with: "8", title: "Harbour")])
    #expect(try await fixture.stored("7", type: "Plan") == nil)
    #expect(try await fixture.stored("8", type: "Plan") != nil)
    try await fixture.index.indexSearchableItems([ItemFixture.item("a", title: "Harbour")])
    #expect(try await fixture.stored("8", type: "Plan") == nil)
    #expect(try await fixture.present("a") == ["a"])
  }

  @Test("A query gives the item back under the identifier it was donated with")
  func foundIdentifier() async throws {
    try await fixture.index.indexSearchableItems([associated("item-7", with: "7", title: "Harbour")])
    try await fixture.index.channel.makeSearchable()
    let scope = DonationScope(home: fixture.home.paths)
    let found = try await AppContext.$current.withValue(AppContext(app: fixture.app, scope: scope)) {
      var found: [String] = []
      for try await result in CSSearchQuery(queryString: "title == 'Harbour'", attributes: ["title"]).results
      {
        found.append(result.item.uniqueIdentifier)
      }
      return found
    }
    #expect(found == ["item-7"])
  }

  @Test(
    "An activity needs its item, and goes with it however it goes",
    arguments: ["identifier", "domain", "expiry"])
  func relatedActivities(way: String) async throws {
    var activity = DonatedEntity(
      key: EntityKey(app: fixture.app, type: EntityKey.activityType, id: "reading"))
    activity.attributes = [
      Attribute("title", .text("Reading")), Attribute("relatedUniqueIdentifier", .text("a")),
    ]
    _ = try await fixture.engine.donate([.index(activity)])
    #expect(try await fixture.stored("reading", type: EntityKey.activityType) == nil)

    let item = ItemFixture.item("a", title: "Harbour", domain: "plans")
    if way == "expiry" { item.expirationDate = Date(timeIntervalSince1970: 1_000) }
    try await fixture.index.indexSearchableItems([item, ItemFixture.item("b", title: "Other")])
    _ = try await fixture.engine.donate([.index(activity)])
    #expect(try await fixture.stored("reading", type: EntityKey.activityType) != nil)
    try await fixture.index.deleteSearchableItems(withIdentifiers: ["b"])
    #expect(try await fixture.stored("reading", type: EntityKey.activityType) != nil)
    switch way {
    case "identifier": try await fixture.index.deleteSearchableItems(withIdentifiers: ["a"])
    case "domain": try await fixture.index.deleteSearchableItems(withDomainIdentifiers: ["plans"])
    default: _ = try await fixture.engine.sweepExpired()
    }
    #expect(try await fixture.stored("reading", type: EntityKey.activityType) == nil)
  }

  @Test("Domains go with what is below them, by whole parts")
  func domains() async throws {
    try await fixture.index.indexSearchableItems(
      ["a", "a.b", "a.b.c", "a.bc", "ab"].map { ItemFixture.item($0, title: "word", domain: $0) })
    try await fixture.index.deleteSearchableItems(withDomainIdentifiers: ["a.b"])
    #expect(try await fixture.present("a", "a.b", "a.b.c", "a.bc", "ab") == ["a", "a.bc", "ab"])
    try await fixture.index.deleteSearchableItems(withDomainIdentifiers: ["a", "unknown"])
    #expect(try await fixture.present("a", "a.bc", "ab") == ["ab"])
  }
}
