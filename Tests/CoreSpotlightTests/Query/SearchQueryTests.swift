@testable import CoreSpotlight
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Queries for an app's own items")
struct SearchQueryTests {
  let fixture: QueryFixture

  init() throws { fixture = try QueryFixture() }

  @Test("Found items carry the attributes that were asked for, and no others")
  func fetchAttributes() async throws {
    try await fixture.donate(["Sencha", "Assam"])
    let query = await fixture.query(#"title == "sen*"cd"#) { $0.fetchAttributes = ["title"] }
    var items: [CSSearchableItem] = []
    for try await result in query.results { items.append(result.item) }
    #expect(items.map(\.uniqueIdentifier) == ["Sencha"])
    #expect(items.first?.attributeSet.title == "Sencha")
    #expect(items.first?.attributeSet.contentDescription == nil)
    #expect(items.first?.domainIdentifier == "teas")
    #expect(query.foundItemCount == 1)
    let bare = await fixture.query(#"title == "Assam""#)
    for try await result in bare.results { #expect(result.item.attributeSet.title == nil) }
  }

  @Test("The property `url` is asked for and given back by its name, beside `contentURL`")
  func urls() async throws {
    let (page, content) = (URL(string: "https://a.example/"), URL(string: "https://b.example/"))
    try await fixture.asApp {
      let set = CSSearchableItemAttributeSet()
      (set.title, set.url, set.contentURL) = ("Both", page, content)
      let item = CSSearchableItem(uniqueIdentifier: "both", domainIdentifier: nil, attributeSet: set)
      try await CSSearchableIndex(name: "x").indexSearchableItems([item])
    }
    for (names, found) in [(["url"], (page, nil)), (["contentURL"], (nil, content))] {
      let query = await fixture.query(#"url == "https://a.*""#) { $0.fetchAttributes = names }
      var sets: [CSSearchableItemAttributeSet] = []
      for try await result in query.results { sets.append(result.item.attributeSet) }
      #expect(sets.count == 1 && sets[0].url == found.0 && sets[0].contentURL == found.1)
    }
  }

  @Test("Handlers get all items in portions, the count first, and one end")
  func handlers() async throws {
    try await fixture.donate((0..<250).map { "Tea \($0)" })
    let query = await fixture.query(#"title == "Tea*""#)
    let portions = Mutex<[(items: Int, counted: Int)]>([])
    let failure: (any Error)? = await withCheckedContinuation { continuation in
      query.foundItemsHandler = { items in
        portions.withLock { $0.append((items.count, query.foundItemCount)) }
      }
      query.completionHandler = { continuation.resume(returning: $0) }
      query.start()
      query.start()
    }
    #expect(failure == nil)
    #expect(portions.withLock { $0.map(\.items) } == [100, 100, 50])
    #expect(portions.withLock { $0.map(\.counted) } == [100, 200, 250])
  }

  @Test("A query runs once")
  func once() async throws {
    try await fixture.donate(["Sencha"])
    let query = await fixture.query(#"title == "*""#)
    let first = try await query.identifiers()
    #expect(first == ["Sencha"])
    await #expect(throws: CSSearchQueryError.self) { _ = try await query.identifiers() }
  }

  @Test("A cancelled query ends with that error and hands nothing over")
  func cancelled() async throws {
    try await fixture.donate(["Sencha"])
    let query = await fixture.query(#"title == "*""#)
    query.cancel()
    #expect(query.isCancelled)
    let handed = Mutex(0)
    let failure: (any Error)? = await withCheckedContinuation { continuation in
      query.foundItemsHandler = { items in handed.withLock { $0 += items.count } }
      query.completionHandler = { continuation.resume(returning: $0) }
      query.start()
    }
    #expect((failure as? CSSearchQueryError)?.code == .cancelled)
    #expect(handed.withLock { $0 } == 0)
  }

  @Test("A query that is not of the language fails with its column; so does a filter query")
  func invalid() async throws {
    try await fixture.donate(["Sencha"])
    for query in [
      await fixture.query(#"title == "a" & x"#),
      await fixture.query(#"title == "*""#) { $0.filterQueries = [#"title == "a" & x"#] },
    ] {
      do {
        _ = try await query.identifiers()
        Issue.record("no error")
      } catch let error as CSSearchQueryError {
        #expect(error.code == .invalidQuery)
        #expect(error.localizedDescription.contains("column 14"))
        #expect((error as NSError).domain == CSSearchQueryErrorDomain && (error as NSError).code == -2002)
      }
    }
  }

  @Test("Filter queries all have to hold")
  func filters() async throws {
    try await fixture.donate(["Green tea", "Black tea", "Green paint"])
    let query = await fixture.query(#"title == "*tea*""#) {
      $0.filterQueries = [#"title == "Green*""#, #"domainIdentifier == "teas""#]
    }
    let found = try await query.identifiers()
    #expect(found == ["Green tea"])
  }

  @Test("The app finds its hidden entities, and never those of another app")
  func ownOnly() async throws {
    try await fixture.donate(["Sencha"])
    try await fixture.donateHidden("Secret")
    try await fixture.donate(["Sencha elsewhere"], app: "org.example.other")
    let all = await fixture.query(#"title == "*""#)
    let found = try await all.identifiers()
    #expect(Set(found) == ["Sencha", "Secret"])
    let foreign = await fixture.query(#"bundleIdentifier == "org.example.other" || title == "*elsewhere""#)
    let others = try await foreign.identifiers()
    #expect(others.isEmpty)
  }

  @Test("An index that is taken away under a running app is made again")
  func indexTakenAway() async throws {
    try await fixture.donate(["Sencha"])
    for _ in 0..<2 {
      let found = try await fixture.query(#"title == "*""#).identifiers()
      #expect(found == ["Sencha"])
    }
    try FileManager.default.removeItem(atPath: fixture.home.path + "/index")
    let found = try await fixture.query(#"title == "*""#).identifiers()
    #expect(found == ["Sencha"])
  }

  @Test("Without anything donated nothing is found, and that is no error")
  func noHome() async throws {
    let query = await fixture.query(#"title == "*""#)
    let found = try await query.identifiers()
    #expect(found.isEmpty)
  }

  @Test("Protection classes narrow a query; a locked session hides the closed ones")
  func protection() async throws {
    try await fixture.donate(["Open"])
    try await fixture.donate(["Closed"], protection: .complete)
    try await fixture.donate(["Unless"], protection: .completeUnlessOpen)
    try await fixture.donate(["Later"], protection: .completeUntilFirstUserAuthentication)
    func found(_ classes: [FileProtectionType]) async throws -> Set<String> {
      let query = await fixture.query(#"title == "*""#)
      query.protectionClasses = classes
      return Set(try await query.identifiers())
    }
    var names = try await found([])
    #expect(names == ["Open", "Closed", "Unless", "Later"])
    names = try await found([.complete])
    #expect(names == ["Closed"])
    names = try await found([.none, .completeUnlessOpen])
    #expect(names == ["Open", "Unless"])
    _ = try fixture.home.write("", to: "run/locked")
    names = try await found([])
    #expect(names == ["Open", "Later"])
    names = try await found([.complete])
    #expect(names.isEmpty)
  }
}
