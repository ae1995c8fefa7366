@testable import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import TestSupport

/// A private home for one app, and what it donates and asks.
struct QueryFixture {
  static let app = "org.example.teas"
  let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  /// Runs code as that app.
  func asApp<Result>(_ app: String = app, _ body: () async throws -> Result) async rethrows -> Result {
    let context = AppContext(app: app, scope: DonationScope(home: home.paths))
    return try await AppContext.$current.withValue(context) { try await body() }
  }

  /// Donates items with these titles; the identifier is the title, the text a sentence with it.
  func donate(
    _ titles: [String], app: String = app, protection: FileProtectionType? = nil
  ) async throws {
    try await asApp(app) {
      let items = titles.map { title in
        let set = CSSearchableItemAttributeSet()
        set.title = title
        set.contentDescription = "All about \(title)"
        return CSSearchableItem(uniqueIdentifier: title, domainIdentifier: "teas", attributeSet: set)
      }
      try await CSSearchableIndex(name: "x", protectionClass: protection).indexSearchableItems(items)
    }
  }

  /// Donates an entity that only its app finds.
  func donateHidden(_ id: String) async throws {
    var entity = DonatedEntity(key: EntityKey(app: Self.app, type: "Tea", id: id))
    entity.isHidden = true
    entity.attributes = [Attribute("title", .text(id))]
    let operation = DonationOperation.index(entity)
    _ = try await IndexEngine.shared(for: home.paths).donate([operation])
  }

  /// A query of the app.
  func query(_ text: String, _ change: (CSSearchQueryContext) -> Void = { _ in }) async -> CSSearchQuery {
    await asApp {
      let context = CSSearchQueryContext()
      change(context)
      return CSSearchQuery(queryString: text, queryContext: context)
    }
  }

  /// A query of a person in the app.
  func userQuery(_ text: String, _ change: (CSUserQueryContext) -> Void = { _ in }) async -> CSUserQuery {
    await asApp {
      let context = CSUserQueryContext()
      context.enableRankedResults = true
      change(context)
      return CSUserQuery(userQueryString: text, userQueryContext: context)
    }
  }
}

extension CSSearchQuery {
  /// The identifiers found.
  func identifiers() async throws -> [String] {
    var found: [String] = []
    for try await result in results { found.append(result.id) }
    return found
  }
}

extension CSUserQuery {
  /// The identifiers found and the suggestions, each in order.
  func answers() async throws -> (items: [Item], suggestions: [String]) {
    var answers: (items: [Item], suggestions: [String]) = ([], [])
    for try await response in responses {
      switch response {
      case .item(let item): answers.items.append(item)
      case .suggestion(let suggestion): answers.suggestions.append(suggestion.id)
      }
    }
    return answers
  }
}
