import SearchIndex
import Synchronization

/// What a running query knows of itself.
final class QueryState: Sendable {
  private struct Values {
    var hasBegun = false
    var foundItems = 0
    var foundSuggestions = 0
    var stop: (@Sendable () -> Void)?
  }
  private let values = Mutex(Values())
  /// What the index looks at while it searches.
  let cancellation = SearchCancellation()

  var isCancelled: Bool { cancellation.isCancelled }
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
      return isCancelled
    }
    if isLate { stop() }
  }

  func cancel() {
    let stop = values.withLock { values in
      cancellation.cancel()
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
