import Synchronization

/// The index objects of this process that have a delegate.
package enum IndexDelegates {
  private struct Entry {
    weak var index: CSSearchableIndex?
    var app: String
  }

  private static let entries = Mutex<[Entry]>([])

  /// Remembers an index object, or that it has no delegate any more.
  static func note(_ index: CSSearchableIndex) {
    let app = index.channel.app
    let isWanted = index.indexDelegate != nil
    entries.withLock { entries in
      entries.removeAll { $0.index == nil || $0.index === index }
      if isWanted { entries.append(Entry(index: index, app: app)) }
    }
  }

  /// The index objects of the app whose delegate is still there, in the order the delegates were set.
  package static func indexes(of app: String) -> [CSSearchableIndex] {
    entries.withLock { $0.filter { $0.app == app }.compactMap(\.index) }.filter { $0.indexDelegate != nil }
  }
}
