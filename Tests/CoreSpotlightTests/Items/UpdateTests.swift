import CoreSpotlight
import Foundation
import SearchModel
import Testing

@Suite("Items that are updates")
struct UpdateTests {
  private let fixture: ItemFixture
  init() throws { fixture = try ItemFixture() }

  private func update(_ id: String, _ change: (CSSearchableItemAttributeSet) -> Void) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet()
    change(set)
    let item = CSSearchableItem(uniqueIdentifier: id, domainIdentifier: nil, attributeSet: set)
    item.isUpdate = true
    return item
  }

  @Test("Given attributes are merged, those set to nil go, all others stay")
  func merging() async throws {
    let key = try #require(CSCustomAttributeKey(keyName: "com_example_mood"))
    let first = ItemFixture.item("1", title: "Harbour", domain: "plans.old") {
      $0.keywords = ["dock"]
      $0.city = "Oslo"
      $0.setValue("calm", forCustomKey: key)
    }
    first.expirationDate = .distantFuture
    try await fixture.index.indexSearchableItems([first])
    try await fixture.index.indexSearchableItems([
      update("1") {
        $0.title = "Marina"
        $0.city = nil
        $0.setValue(NSNull(), forCustomKey: key)
        $0.country = "Norway"
      }
    ])
    let stored = try #require(await fixture.stored("1"))
    #expect(stored["title"] == .text("Marina") && stored["country"] == .text("Norway"))
    #expect(stored["keywords"] == .list([.text("dock")]))
    #expect(stored["city"] == nil && stored["com_example_mood"] == nil)
    #expect(stored.domain == "plans.old" && stored.expires == nil)
  }

  @Test("An update of what is not there is ignored, also once the item is deleted")
  func unknown() async throws {
    try await fixture.index.indexSearchableItems([update("1") { $0.title = "Nobody" }])
    #expect(try await fixture.stored("1") == nil)
    try await fixture.index.indexSearchableItems([ItemFixture.item("1", title: "Somebody")])
    try await fixture.index.deleteSearchableItems(withIdentifiers: ["1"])
    try await fixture.index.indexSearchableItems([update("1") { $0.title = "Nobody" }])
    #expect(try await fixture.stored("1") == nil)
  }

  @Test("An update keeps the expiry unless it has one of its own")
  func expiry() async throws {
    let item = ItemFixture.item("1", title: "Harbour")
    item.expirationDate = Date(timeIntervalSince1970: 4_000_000_000)
    try await fixture.index.indexSearchableItems([item])
    try await fixture.index.indexSearchableItems([update("1") { $0.title = "Marina" }])
    #expect(try await fixture.stored("1")?.expires == 4_000_000_000)
    let later = update("1") { _ in }
    later.expirationDate = Date(timeIntervalSince1970: 4_100_000_000)
    try await fixture.index.indexSearchableItems([later])
    #expect(try await fixture.stored("1")?.expires == 4_100_000_000)
  }

  @Test("Without isUpdate an item replaces the one before entirely")
  func replacing() async throws {
    try await fixture.index.indexSearchableItems([
      ItemFixture.item("1", title: "Harbour") { $0.city = "Oslo" }
    ])
    try await fixture.index.indexSearchableItems([ItemFixture.item("1", title: "Marina")])
    let stored = try #require(await fixture.stored("1"))
    #expect(stored["title"] == .text("Marina") && stored["city"] == nil)
  }

  @Test("Donating the same again extends the default month, though nothing changed")
  func renewal() async throws {
    try await fixture.index.indexSearchableItems([ItemFixture.item("1", title: "Harbour")])
    let first = try #require(await fixture.stored("1")?.expires)
    try await fixture.index.indexSearchableItems([ItemFixture.item("1", title: "Harbour")])
    let second = try #require(await fixture.stored("1")?.expires)
    #expect(second > first)
    #expect(abs(second - Date().timeIntervalSince1970 - 30 * 86_400) < 120)
  }
}
