import CoreSpotlight
import Foundation
import FoundationAdditions
import SearchModel
import TestSupport
import Testing

@Suite("User activities in the index", .serialized)
struct ActivityTests {
  private let fixture: ItemFixture
  init() throws { fixture = try ItemFixture() }

  private func asApp(_ work: () -> Void) async {
    let context = AppContext(app: fixture.app, scope: DonationScope(home: fixture.home.paths))
    AppContext.$current.withValue(context) { work() }
    await UserActivityCenter.shared.settle()
  }

  private func activity(_ name: String, related: String? = nil) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.title = "Reading \(name)"
    activity.keywords = ["b", "a"]
    activity.persistentIdentifier = name
    activity.isEligibleForSearch = true
    let set = CSSearchableItemAttributeSet()
    set.contentDescription = "Chapter"
    set.relatedUniqueIdentifier = related
    activity.contentAttributeSet = set
    return activity
  }

  @Test("An eligible activity is indexed when it becomes current, others are not")
  func eligible() async throws {
    let (shown, kept) = (activity("one"), activity("two"))
    kept.isEligibleForSearch = false
    await asApp {
      shown.becomeCurrent()
      kept.becomeCurrent()
    }
    let stored = try #require(await fixture.stored("one", type: EntityKey.activityType))
    #expect(stored["title"] == .text("Reading one") && stored["contentDescription"] == .text("Chapter"))
    #expect(stored["keywords"] == .list([.text("a"), .text("b")]) && stored.expires != nil)
    #expect(try await fixture.stored("two", type: EntityKey.activityType) == nil)
    #expect(shown.contentAttributeSet?.contentDescription == "Chapter")
  }

  @Test("An activity tied to an item needs it and goes with it")
  func related() async throws {
    let tied = activity("tied", related: "item")
    await asApp { tied.becomeCurrent() }
    #expect(try await fixture.stored("tied", type: EntityKey.activityType) == nil)
    try await fixture.index.indexSearchableItems([ItemFixture.item("item", title: "Book")])
    await asApp { tied.becomeCurrent() }
    #expect(try await fixture.stored("tied", type: EntityKey.activityType) != nil)
    try await fixture.index.deleteSearchableItems(withIdentifiers: ["item"])
    #expect(try await fixture.stored("tied", type: EntityKey.activityType) == nil)
  }

  @Test("An activity stays when its item begins to stand for an entity")
  func associated() async throws {
    let tied = activity("tied", related: "item")
    try await fixture.index.indexSearchableItems([ItemFixture.item("item", title: "Book")])
    await asApp { tied.becomeCurrent() }
    let item = ItemFixture.item("item", title: "Book")
    item.association = EntityAssociation(type: "Book", id: "1", priority: 0, isHidden: false)
    try await fixture.index.indexSearchableItems([item])
    #expect(try await fixture.stored("item", type: EntityKey.itemType) == nil)
    #expect(try await fixture.stored("1", type: "Book") != nil)
    #expect(try await fixture.stored("tied", type: EntityKey.activityType) != nil)
    try await fixture.index.deleteSearchableItems(withIdentifiers: ["item"])
    #expect(try await fixture.stored("tied", type: EntityKey.activityType) == nil)
  }

  @Test("Deleted activities leave the index")
  func deleted() async throws {
    let shown = activity("gone")
    await asApp { shown.becomeCurrent() }
    #expect(try await fixture.stored("gone", type: EntityKey.activityType) != nil)
    await asApp { NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["gone"]) {} }
    #expect(try await fixture.stored("gone", type: EntityKey.activityType) == nil)
  }
}
