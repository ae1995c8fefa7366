import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import TestSupport
import Testing

/// The cases as an app sees them: donated, deleted and asked for through Core Spotlight's API.
@Suite("Cases through the library")
struct FindingCaseTests {
  @Test("What happens to items is what is found", arguments: FindingCase.all)
  func library(situation: FindingCase) async throws {
    let problems = try await situation.problems(on: LibraryFace())
    #expect(problems == [])
  }

  @Test("An item without a date of its own is found for a month, and each donation begins the month anew")
  func month() async throws {
    let face = try LibraryFace()
    let item = CSSearchableItem(uniqueIdentifier: "i", domainIdentifier: nil, attributeSet: .init())
    item.attributeSet.title = "Moon"
    try await face.index.indexSearchableItems([item])
    try await face.wait(20 * 86_400)
    try await face.index.indexSearchableItems([item])
    try await face.wait(29 * 86_400)
    #expect(try await face.typed("moon") == ["i"])
    try await face.wait(86_401)
    #expect(try await face.typed("moon") == [])
  }

  @Test("Who was opened is forgotten with the item, though the identifier comes again")
  func engagement() async throws {
    let face = try LibraryFace()
    try await face.donate([FindingCase.Record("old", "tea z"), .init("new", "tea z")])
    #expect(try await face.typed("tea") == ["new", "old"])
    let query = face.query("tea")
    var shown: [CSUserQuery.Item] = []
    for try await case .item(let item) in query.responses { shown.append(item) }
    await query.record(try #require(shown.last))
    #expect(try await face.typed("tea") == ["old", "new"])
    try await face.delete("old")
    try await face.donate([FindingCase.Record("old", "tea z")])
    #expect(try await face.typed("tea") == ["new", "old"])
  }
}

/// An app with a clock that only tests set.
private final class LibraryFace: FindingFace, Sendable {
  private let home: TemporaryHome
  private let time = ManualClock()
  private let context: AppContext
  let index: CSSearchableIndex
  private var engine: IndexEngine { index.channel.engine }

  init() throws {
    home = try TemporaryHome()
    context = AppContext(app: "org.example.cases", scope: DonationScope(home: home.paths))
    index = AppContext.$current.withValue(context) { CSSearchableIndex(name: "cases") }
    // The first to ask for the home's engine sets its clock.
    _ = IndexEngine.shared(for: home.paths, clock: time.clock)
  }

  func donate(_ records: [FindingCase.Record]) async throws {
    let now = time.now
    try await index.indexSearchableItems(
      records.map { record in
        let set = CSSearchableItemAttributeSet(contentType: .text)
        set.title = record.title
        set.textContent = record.text
        if !record.keywords.isEmpty { set.keywords = record.keywords }
        if let pages = record.pages, let key = CSCustomAttributeKey(keyName: "pages") {
          set.setValue(NSNumber(value: pages), forCustomKey: key)
        }
        let item = CSSearchableItem(
          uniqueIdentifier: record.id, domainIdentifier: record.domain, attributeSet: set)
        item.expirationDate =
          record.expires.map { Date(timeIntervalSince1970: now + $0) } ?? .distantFuture
        return item
      })
  }

  func delete(_ id: String) async throws { try await index.deleteSearchableItems(withIdentifiers: [id]) }
  func delete(domain: String) async throws {
    try await index.deleteSearchableItems(withDomainIdentifiers: [domain])
  }
  func deleteAll() async throws { try await index.deleteAllSearchableItems() }
  func wait(_ seconds: Double) async throws { time.advance(seconds) }
  func sweep() async throws { _ = try await engine.sweepExpired() }

  func query(_ text: String) -> CSUserQuery {
    AppContext.$current.withValue(context) {
      let context = CSUserQueryContext()
      context.enableRankedResults = true
      return CSUserQuery(userQueryString: text, userQueryContext: context)
    }
  }

  func typed(_ text: String) async throws -> [String] {
    var found: [String] = []
    for try await result in query(text).results { found.append(result.id) }
    return found
  }

  func condition(_ text: String) async throws -> [String] {
    let query = AppContext.$current.withValue(context) {
      CSSearchQuery(queryString: text, attributes: ["title"])
    }
    var found: [String] = []
    for try await result in query.results { found.append(result.item.uniqueIdentifier) }
    return found
  }

  /// Apple's queries have no order by attribute: the engine is asked as every other face asks it.
  func sorted(_ text: String, by key: String) async throws -> [String] {
    var request = SearchRequest(text)
    let parts = key.split(separator: ":")
    request.sort = [.init(String(parts[0]), isDescending: parts.count > 1)]
    return try await engine.search(request).hits.compactMap {
      if case .entity(let hit) = $0 { hit.entity.entity.key.id } else { nil }
    }
  }

  func there() async throws -> [String] {
    await index.channel.settle()
    return try await engine.entities(after: nil, app: nil, type: nil, domain: nil, limit: 10_000)
      .map(\.entity.key.id)
  }
}
