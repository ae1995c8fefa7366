public import Foundation
import SearchIndex
package import SearchModel
import Synchronization

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

  /// A query that gives back what the context asks for.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    self.queryString = queryString
    context = queryContext ?? CSSearchQueryContext()
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
        try await run { items in
          self.foundItemsHandler?(items.map(\.item))
        }
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
    request.app = channel.app
    request.conditions = context.filterQueries + ProtectionCondition.texts(protectionClasses)
    request.includesHidden = true
    request.attributes = Set(context.fetchAttributes.map(CSSearchableItem.donatedName))
    request.includesHighlights = false
    request.includesIntents = false
    return request
  }

  /// Hands found items over in portions.
  func run(_ hand: ([FoundItem]) throws -> Void) async throws {
    var portion: [FoundItem] = []
    for (place, entity) in try await entities(for: request()).enumerated() {
      try state.check()
      portion.append(FoundItem(entity, rank: place, fetching: context.fetchAttributes))
      if portion.count == Self.portion { try flush(&portion, hand) }
    }
    try state.check()
    try flush(&portion, hand)
  }

  func flush(_ portion: inout [FoundItem], _ hand: ([FoundItem]) throws -> Void) throws {
    guard !portion.isEmpty else { return }
    state.add(items: portion.count)
    try hand(portion)
    portion.removeAll(keepingCapacity: true)
  }

  /// - Throws: `CSSearchQueryError`; an app that never donated has no index, and no items.
  func entities(for request: SearchRequest) async throws -> [CatalogEntity] {
    try await response(for: request).hits.compactMap { hit in
      guard case .entity(let found) = hit else { return nil }
      return found.entity
    }
  }

  func response(for request: SearchRequest) async throws -> SearchResponse {
    do {
      return try await channel.engine.search(request)
    } catch let error as LimelightError where error.code == .noIndex {
      return SearchResponse()
    } catch {
      throw CSSearchQueryError(error)
    }
  }
}

/// What a running query knows of itself.
final class QueryState: Sendable {
  private struct Values {
    var hasBegun = false
    var isCancelled = false
    var foundItems = 0
    var foundSuggestions = 0
    var stop: (@Sendable () -> Void)?
  }
  private let values = Mutex(Values())

  var isCancelled: Bool { values.withLock(\.isCancelled) }
  var foundItems: Int { values.withLock(\.foundItems) }
  var foundSuggestions: Int { values.withLock(\.foundSuggestions) }

  /// Whether this is the first time.
  func begin() -> Bool {
    values.withLock { values in
      defer { values.hasBegun = true }
      return !values.hasBegun
    }
  }

  func onCancel(_ stop: @escaping @Sendable () -> Void) {
    let isLate = values.withLock { values in
      values.stop = stop
      return values.isCancelled
    }
    if isLate { stop() }
  }

  func cancel() {
    let stop = values.withLock { values in
      values.isCancelled = true
      return values.stop
    }
    stop?()
  }

  /// - Throws: `CSSearchQueryError` with `cancelled` once the query is.
  func check() throws {
    if isCancelled || Task.isCancelled { throw CSSearchQueryError(.cancelled, "The query was cancelled.") }
  }

  func add(items count: Int) { values.withLock { $0.foundItems += count } }
  func set(suggestions count: Int) { values.withLock { $0.foundSuggestions = count } }
}
