import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import TestSupport

/// An app with a home of its own whose items go through the real engine.
struct ItemFixture {
  let app = "org.example.items"
  let home: TemporaryHome
  let index: CSSearchableIndex
  private let context: AppContext

  init(indexName: String = "items") throws {
    home = try TemporaryHome()
    let context = AppContext(app: app, scope: DonationScope(home: home.paths))
    self.context = context
    index = AppContext.$current.withValue(context) { CSSearchableIndex(name: indexName) }
  }

  /// Another index object of the app.
  func another(_ name: String = "items") -> CSSearchableIndex {
    AppContext.$current.withValue(context) { CSSearchableIndex(name: name) }
  }

  var engine: IndexEngine { IndexEngine.shared(for: home.paths) }

  static func item(
    _ id: String, title: String? = nil, domain: String? = nil,
    set change: (CSSearchableItemAttributeSet) -> Void = { _ in }
  ) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet(contentType: .text)
    if let title { set.title = title }
    change(set)
    return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: set)
  }

  /// The item as it is stored; `nil` if it is not, or nothing ever was.
  func stored(_ id: String, type: String = "CSSearchableItem") async throws -> DonatedEntity? {
    await index.channel.settle()
    guard engine.hasHome else { return nil }
    return try await engine.entity(EntityKey(app: app, type: type, id: id))?.entity.entity
  }

  func present(_ ids: String...) async throws -> [String] {
    var found: [String] = []
    for id in ids where try await stored(id) != nil { found.append(id) }
    return found
  }
}

/// What a call with a completion handler gave.
func completion(_ call: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async -> (any Error)? {
  await withCheckedContinuation { done in call { done.resume(returning: $0) } }
}

/// The code of a `CSIndexError` that the work throws; `nil` if it throws none.
func indexErrorCode(_ work: () async throws -> Void) async -> CSIndexError.Code? {
  do {
    try await work()
    return nil
  } catch {
    return (error as? CSIndexError)?.code
  }
}

/// Calls what has an async form too without one, as code that is not async does.
func plainly(_ call: () -> Void) { call() }
