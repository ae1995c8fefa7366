import CoreSpotlight
import Foundation
import SearchModel
import Testing

struct SearchableItemTests {
  @Test("An item without an identifier gets a UUID")
  func identifierIsMade() {
    let item = CSSearchableItem(
      uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet())
    #expect(UUID(uuidString: item.uniqueIdentifier) != nil)
  }

  @Test("An item expires after a month, never when told so, and again after a month when told nil")
  func expiry() throws {
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: "a.b", attributeSet: CSSearchableItemAttributeSet())
    let month = 30.0 * 86_400
    let first = try #require(item.donated(app: "app").expires)
    #expect(abs(first - Date().timeIntervalSince1970 - month) < 60)
    item.expirationDate = .distantFuture
    #expect(item.donated(app: "app").expires == nil)
    item.expirationDate = Date(timeIntervalSince1970: 5)
    #expect(item.donated(app: "app").expires == 5)
    item.expirationDate = nil
    #expect(try #require(item.donated(app: "app").expires) > first - 60)
  }

  @Test("An item is donated under its own type, with domain and attributes in order")
  func donatedForm() {
    let set = CSSearchableItemAttributeSet()
    set.title = "A note"
    set.domainIdentifier = "inner"
    set.contentDescription = "Text"
    let item = CSSearchableItem(uniqueIdentifier: "n-1", domainIdentifier: nil, attributeSet: set)
    let donated = item.donated(app: "org.example.notes")
    #expect(donated.key == EntityKey(app: "org.example.notes", type: "CSSearchableItem", id: "n-1"))
    #expect(donated.domain == "inner")
    #expect(donated.attributes.map(\.name) == ["title", "contentDescription"])
    item.domainIdentifier = "outer"
    #expect(item.donated(app: "a").domain == "outer")
  }

  @Test("Calls for one name share nothing but the app; the app context names it")
  func contextNamesTheApp() {
    let index = AppContext.$current.withValue(AppContext(app: "org.example.first")) {
      CSSearchableIndex.default()
    }
    let named = AppContext.$current.withValue(AppContext(app: "org.example.first")) { index.channel.app }
    #expect(named == "org.example.first" && index.channel.app == "org.example.first")
    #expect(CSSearchableIndex.default() === CSSearchableIndex.default())
    #expect(CSSearchableIndex(name: "drafts").channel.indexName == "drafts")
    #expect(CSSearchableIndex(name: "drafts").channel.app == AppIdentity.current)
  }

  @Test("One home has one engine in a process")
  func engineIsShared() throws {
    let scope = DonationScope(home: HomePaths(directory: "/nowhere/limelight"))
    let (first, second) = AppContext.$current.withValue(AppContext(app: "a", scope: scope)) {
      (CSSearchableIndex.default(), CSSearchableIndex(name: "b"))
    }
    #expect(first.channel.engine === second.channel.engine)
    #expect(first.channel.engine !== CSSearchableIndex.default().channel.engine)
  }
}
