import Synchronization

/// The entity types that this process has met, by the names that links and activities give them.
package enum EntityTypes {
  private static let known = Mutex<[String: any AppEntity.Type]>([:])

  /// Remembers a type; of two with one name the first stays.
  package static func learn(_ type: any AppEntity.Type) {
    let name = type.persistentIdentifier
    known.withLock { if $0[name] == nil { $0[name] = type } }
  }

  /// The type of that name, if it was met.
  package static func named(_ name: String) -> (any AppEntity.Type)? { known.withLock { $0[name] } }
}
