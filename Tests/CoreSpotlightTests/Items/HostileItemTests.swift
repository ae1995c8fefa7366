import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import TestSupport
import Testing

@Suite("Items and batches that no well-behaved app would hand over")
struct HostileItemTests {
  private let fixture: ItemFixture
  private var index: CSSearchableIndex { fixture.index }
  init() throws { fixture = try ItemFixture() }

  private func all(_ condition: String) async throws -> [String] {
    try await index.channel.makeSearchable()
    let context = AppContext(app: fixture.app, scope: DonationScope(home: fixture.home.paths))
    let query = AppContext.$current.withValue(context) {
      CSSearchQuery(queryString: condition, queryContext: nil)
    }
    return try await query.identifiers()
  }

  private func found(_ condition: String) async throws -> Set<String> { Set(try await all(condition)) }

  @Test("Identifiers of any length and signs are kept; empty ones and those with NUL are refused alone")
  func identifiers() async throws {
    let kept = [
      "line\nbreak", String(repeating: "k", count: 100_000), " ", "\u{FEFF}", "🪴", "a\u{301}", "\u{E1}",
    ]
    for bad in ["", "a\0b"] {
      let items = (kept + [bad]).map { ItemFixture.item($0, title: "oddword") }
      #expect(await indexErrorCode { try await index.indexSearchableItems(items) } == .invalidItemError)
    }
    let taken = try await all("title == 'oddword'").map { Array($0.utf8) }
    #expect(Set(taken) == Set(kept.map { Array($0.utf8) }) && taken.count == kept.count)
    try await index.deleteSearchableItems(withIdentifiers: ["a\0b", "", kept[1], "\u{E1}"])
    #expect(try await all("title == 'oddword'").count == 5)
    try await index.deleteSearchableItems(withDomainIdentifiers: ["", "a\0b", ".", "a..b"])
    #expect(try await all("title == 'oddword'").count == 5)
  }

  @Test(
    "Numbers and dates that are none or beyond all measure spoil neither their item nor the queries for others"
  )
  func numbers() async throws {
    let numbers: [Double] = [
      .nan, .signalingNaN, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0,
    ]
    let dates = numbers.map { Date(timeIntervalSinceReferenceDate: $0) } + [.distantPast, .distantFuture]
    let own = try #require(CSCustomAttributeKey(keyName: "own"))
    try await index.indexSearchableItems(
      dates.enumerated().map { number, date in
        ItemFixture.item("\(number)", title: "oddnumber") {
          $0.pageCount = NSNumber(value: numbers[min(number, 7)])
          $0.dueDate = date
          $0.importantDates = [date, date]
          $0.latitude = NSNumber(value: UInt64.max)
          $0.setValue(NSNumber(value: numbers[min(number, 7)]), forCustomKey: own)
        }
      } + [ItemFixture.item("plain", title: "oddnumber") { $0.pageCount = 12 }])
    #expect(try await found("title == 'oddnumber'").count == 11)
    #expect(try await found("pageCount == 12") == ["plain"])
    #expect(try await found("pageCount >= 1e308") == ["4"])
    #expect(try await found("dueDate < 0 && dueDate > -63114076800.5") == ["8"])
    let set = try #require(await fixture.stored("0")?["pageCount"])
    if case .number(let number) = set { #expect(number.isNaN) } else { Issue.record("\(set)") }
  }

  @Test(
    "An expiry that is no date counts as none that was set; a far one never comes, a far past one is over")
  func expiries() async throws {
    let dates: [(String, Date)] = [
      ("nan", Date(timeIntervalSince1970: .nan)), ("future", .distantFuture),
      ("beyond", Date(timeIntervalSince1970: .infinity)), ("past", .distantPast),
      ("before", Date(timeIntervalSince1970: -.infinity)),
    ]
    try await index.indexSearchableItems(
      dates.map { id, date in
        let item = ItemFixture.item(id, title: "oddexpiry")
        item.expirationDate = date
        return item
      })
    #expect(try await found("title == 'oddexpiry'") == ["nan", "future", "beyond"])
    #expect(try await fixture.stored("nan")?.expires != nil)
    #expect(try await fixture.stored("beyond")?.expires == nil)
    // What is found is an item again, whatever its expiry.
    try await index.indexSearchableItems([ItemFixture.item("nan", title: "oddexpiry")])
    #expect(try await found("expirationDate == null && title == 'oddexpiry'") == ["future", "beyond"])
  }

  @Test("Index objects of many tasks, each with its batch, get in nobody's way")
  func manyBatches() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<12 {
        group.addTask {
          let index = fixture.another("name\(number)")
          for batch in 0..<5 {
            index.beginBatch()
            try await index.indexSearchableItems(
              (0..<20).map { ItemFixture.item("\(number)-\(batch)-\($0)", title: "crowd") })
            try await index.endIndexBatch(
              expectedClientState: batch == 0 ? nil : Data([UInt8(batch - 1)]),
              newClientState: Data([UInt8(batch)]))
          }
          #expect(try await index.fetchLastClientState() == Data([4]))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await found("title == 'crowd'").count == 12 * 5 * 20)
  }

  @Test("One index object used by many tasks at once takes batches whole or not at all")
  func sharedBatch() async throws {
    let index = index
    var ended = 0
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          index.beginBatch()
          try? await index.indexSearchableItems([ItemFixture.item("\(number)", title: "crowd")])
          return (try? await index.endBatch(withClientState: Data([UInt8(number)]))) != nil
        }
      }
      for await isTaken in group where isTaken { ended += 1 }
    }
    // Whatever was spoilt, the object works afterwards, and what ended well is there.
    index.beginBatch()
    try await index.indexSearchableItems([ItemFixture.item("after", title: "crowd")])
    try? await index.endBatch(withClientState: Data([200]))
    index.beginBatch()
    try await index.indexSearchableItems([ItemFixture.item("last", title: "crowd")])
    try await index.endBatch(withClientState: Data([201]))
    #expect(try await index.fetchLastClientState() == Data([201]))
    let crowd = try await found("title == 'crowd'")
    #expect(
      crowd.contains("last") && crowd.subtracting(["last", "after"]).count >= min(1, ended))
  }

  @Test("An index object that is gone before its donation is done has donated all the same")
  func dropped() async throws {
    let error = await completion { done in
      let short: CSSearchableIndex = fixture.another("short")
      short.beginBatch()
      plainly { short.indexSearchableItems([ItemFixture.item("1", title: "dropped")]) }
      short.endBatch(withClientState: Data([1]), completionHandler: done)
    }
    #expect(error == nil)
    #expect(try await fixture.present("1") == ["1"])
  }

  @Test("An index may be filled on behalf of another app")
  func otherApp() async throws {
    let context = AppContext(app: fixture.app, scope: DonationScope(home: fixture.home.paths))
    let other = AppContext.$current.withValue(context) {
      CSSearchableIndex(
        name: "group", protectionClass: FileProtectionType.none, bundleIdentifier: "org.example.sibling",
        options: 0)
    }
    try await other.indexSearchableItems([ItemFixture.item("1", title: "sibling")])
    let key = EntityKey(app: "org.example.sibling", type: "CSSearchableItem", id: "1")
    #expect(try await fixture.engine.entity(key) != nil)
    #expect(try await fixture.present("1") == [])
    try await index.deleteAllSearchableItems()
    #expect(try await fixture.engine.entity(key) != nil)
  }
}
