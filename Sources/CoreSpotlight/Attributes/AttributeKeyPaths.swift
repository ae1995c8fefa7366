import SearchModel
import Synchronization

/// The attribute a key path of an attribute set stands for.
package struct IndexingKey: Sendable, Hashable {
  package var name: String
  package var kind: AttributeKind
}

/// Finds the attribute behind `\.title` and every other key path that `indexingKey:` takes.
///
/// The key path is read on a set that only notes which attribute was asked for. So there is no table that could
/// fall out of step with the properties, and it does not matter that key paths to computed properties are compared
/// by the compiler's own notion of identity. What was found is kept for each key path object; a literal key path is
/// one object for the life of the process.
package enum AttributeKeyPaths {
  private struct Known: @unchecked Sendable {
    /// Kept so that the object's address stays its own.
    let keyPath: AnyKeyPath
    let key: IndexingKey?
  }

  private static let known = Mutex<[ObjectIdentifier: Known]>([:])
  /// Key paths made at run time must not fill memory.
  private static let limit = 4096

  /// The attribute of a key path; `nil` if it does not lead to an attribute.
  package static func key(for keyPath: PartialKeyPath<CSSearchableItemAttributeSet>) -> IndexingKey? {
    let address = ObjectIdentifier(keyPath)
    if let found = known.withLock({ $0[address] }) { return found.key }
    let probe = AttributeProbe()
    _ = probe[keyPath: keyPath]
    let found = Known(keyPath: keyPath, key: probe.asked)
    return known.withLock { known in
      if known.count < limit { known[address] = found }
      return found.key
    }
  }
}

/// A set without values that notes the first attribute it is asked for.
private final class AttributeProbe: CSSearchableItemAttributeSet {
  private(set) var asked: IndexingKey?

  override func stored(_ name: String, _ kind: AttributeKind) -> AttributeValue? {
    if asked == nil { asked = IndexingKey(name: name, kind: kind) }
    return nil
  }
}
