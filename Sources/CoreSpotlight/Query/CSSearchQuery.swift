public import Foundation
import SearchIndex
package import SearchModel

/// Finds the app's own items by a condition in Core Spotlight's query language (Docs/SpotlightQueries.md).
///
/// Give it handlers and `start()` it, or iterate `results`; not both. A query runs once. Handlers are called on no
/// particular thread, never two at a time.
///
/// Apple's counterpart: `CSSearchQuery`.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// Called with found items, repeatedly; `foundItemCount` is up to date before each call.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Called once at the end, with what went wrong if anything did.
  open var completionHandler: (((any Error)?) -> Void)?
  /// The protection classes whose items are wanted; empty for all that are accessible.
  open var protectionClasses: [FileProtectionType] = []

  /// So many items are handed over at a time.
  static let portion = 100

  let state = QueryState()
  let queryString: String
  let context: CSSearchQueryContext
  let channel = DonationChannel(indexName: "")
  /// The attributes that items carry, by the names they are donated under.
  let fetched: Set<String>

  /// A query that gives back what the context asks for.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
    context = queryContext ?? CSSearchQueryContext()
    fetched = Set(context.fetchAttributes.map(CSSearchableItem.donatedName))
    super.init()
  }

  /// A query whose items carry these attributes.
  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }

  /// Whether `cancel()` was called.
  open var isCancelled: Bool { state.isCancelled }

  /// How many items were found so far.
  open var foundItemCount: Int { state.foundItems }

  /// Starts a query with handlers; does nothing the second time.
  open func start() {
    guard state.begin() else { return }
    let task = Task { [self] in
      do {
        try await deliver()
        completionHandler?(nil)
      } catch {
        completionHandler?(CSSearchQueryError(error))
      }
    }
    state.onCancel { task.cancel() }
  }

  /// Ends the query early; its end is then the error `cancelled`.
  open func cancel() { state.cancel() }

  // MARK: Running

  /// What is asked of the index.
  package func request() -> SearchRequest {
    var request = SearchRequest(queryString)
    request.syntax = .spotlight
    request.limit = 0
    return bounded(request)
  }

  /// The request within the app, without what only people need.
  func bounded(_ request: SearchRequest) -> SearchRequest {
    var request = request
    request.apps = [channel.app]
    request.conditions = context.filterQueries + ProtectionCondition.texts(protectionClasses)
    request.includesHidden = true
    request.attributes = fetched
    request.includesHighlights = false
    request.includesNotices = false
    request.includesIntents = false
    return request
  }

  /// What the query finds, before any of it is handed over.
  ///
  /// - Parameter wantsItems: whether more than suggestions is asked for.
  func find(wantsItems: Bool = true) async throws -> Findings { Findings(try await response(for: request())) }

  /// Hands what is found to the handlers, items in portions.
  private func deliver() async throws {
    let findings = try await find()
    try state.check()
    hand(findings.suggestions)
    for start in stride(from: 0, to: findings.hits.count, by: Self.portion) {
      try state.check()
      let places = start..<min(start + Self.portion, findings.hits.count)
      let items = places.compactMap { FoundItem(findings.hits[$0], rank: $0, fetching: fetched)?.item }
      state.add(items: items.count)
      foundItemsHandler?(items)
    }
    try state.check()
  }

  /// Hands suggestions over, which only a person's query has.
  func hand(_ suggestions: [CSSuggestion]?) {}

  /// Asks the index; an app that never donated has none, and no items.
  ///
  /// - Throws: `CSSearchQueryError`.
  func response(for request: SearchRequest) async throws -> SearchResponse {
    do {
      return try await SearchCancellation.$current.withValue(state.cancellation) {
        try await channel.engine.search(request)
      }
    } catch let error as LimelightError where error.code == .noIndex {
      return SearchResponse()
    } catch {
      throw CSSearchQueryError(error)
    }
  }
}
