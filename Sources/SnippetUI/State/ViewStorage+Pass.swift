import Synchronization

/// Whether something that a tree was made from has changed since.
package final class Invalidation: Sendable {
  private let flag = Mutex(false)
  private let changed: @Sendable () -> Void

  /// - Parameter changed: called when the mark is set, from wherever the change was made.
  package init(changed: @escaping @Sendable () -> Void = {}) { self.changed = changed }

  /// Marks the tree as out of date.
  package func mark() {
    let isNew = flag.withLock { flag in
      defer { flag = true }
      return !flag
    }
    if isNew { changed() }
  }

  /// Takes the mark away and says whether it was there.
  package func take() -> Bool {
    flag.withLock { flag in
      defer { flag = false }
      return flag
    }
  }
}

extension ViewStorage {
  private static let invalidationKey = ["", "invalidation"]
  private static let touchedKey = ["", "touched"]

  /// What a change of state is told to; outside a scene nobody evaluates again, so nothing.
  var invalidation: @Sendable () -> Void {
    guard let invalidation = values[Self.invalidationKey] as? Invalidation else { return {} }
    return { invalidation.mark() }
  }

  func tellChanges(to invalidation: Invalidation) { values[Self.invalidationKey] = invalidation }

  private final class Touched {
    var keys: Set<[String]> = []
  }

  /// Notes that a place of the tree is still there.
  func touch(_ key: [String]) { (values[Self.touchedKey] as? Touched)?.keys.insert(key) }

  /// Evaluates a tree and forgets the state of what is no longer in it.
  func pass<Result>(_ evaluate: () -> Result) -> Result {
    let touched = Touched()
    values[Self.touchedKey] = touched
    let result = evaluate()
    values[Self.touchedKey] = nil
    for key in values.keys where key.first != "" && !touched.keys.contains(key) { values[key] = nil }
    return result
  }
}
