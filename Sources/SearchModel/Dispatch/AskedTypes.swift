import Synchronization

/// Notes what an app was asked for during a reindex, since only that may be swept afterwards.
package final class AskedTypes: Sendable {
  private let noted = Mutex<SweepScope>(.everything)

  package init() {}

  /// What may be swept: everything, unless types were noted.
  package var sweepScope: SweepScope { noted.withLock { $0 } }

  /// From now on only what is noted may be swept.
  package func begin() { note(types: [], items: false) }

  /// The query of that entity type was asked for everything.
  package func note(type: String) { note(types: [type], items: false) }

  /// The app's index delegate was asked for every item.
  package func noteItems() { note(types: [], items: true) }

  /// What an app in a process of its own noted.
  package func note(_ scope: SweepScope) {
    if case .asked(let types, let items) = scope { note(types: types, items: items) }
  }

  private func note(types: Set<String>, items: Bool) {
    noted.withLock { noted in
      guard case .asked(let known, let hasItems) = noted else {
        noted = .asked(types: types, items: items)
        return
      }
      noted = .asked(types: known.union(types), items: hasItems || items)
    }
  }
}
