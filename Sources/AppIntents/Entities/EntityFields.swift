import CoreSpotlight
import SearchModel
import Synchronization
@_spi(Reflection) import Swift

/// Where the `@Property` fields of an entity type are: found once a type, then read by offset.
///
/// A reflection of each entity (`Mirror`) costs microseconds a field, which a donation of tens of thousands of
/// entities would feel; it serves only for entities that are classes.
struct EntityFields: Sendable {
  private let offsets: [Int]
  private let isStruct: Bool

  private static let known = Mutex<[ObjectIdentifier: EntityFields]>([:])

  static func of<E: AppEntity>(_ type: E.Type) -> EntityFields {
    let key = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[key] }) { return fields }
    let fields = EntityFields(type)
    known.withLock { $0[key] = fields }
    return fields
  }

  private init<E: AppEntity>(_ type: E.Type) {
    var found: [Int] = []
    // Reports nothing for enums and answers false for classes.
    isStruct = _forEachField(of: type) { _, offset, fieldType, _ in
      if fieldType is _EntityPropertyBase.Type { found.append(offset) }
      return true
    }
    offsets = found
  }

  /// The properties of one entity, in the order they are declared.
  func properties<E: AppEntity>(of entity: E) -> [_EntityPropertyBase] {
    guard isStruct else {
      return Mirror(reflecting: entity).children.compactMap { $0.value as? _EntityPropertyBase }
    }
    return withUnsafeBytes(of: entity) { bytes in
      offsets.map { offset in
        // The field's type was seen to be a subclass, so the bytes there are a reference to one.
        bytes.load(fromByteOffset: offset, as: Unmanaged<_EntityPropertyBase>.self).takeUnretainedValue()
      }
    }
  }

  /// Puts the values of properties with an indexing key into the set.
  ///
  /// - Parameter replacing: whether they replace what the set holds already.
  func addIndexedProperties<E: AppEntity>(
    of entity: E, to set: CSSearchableItemAttributeSet, replacing: Bool
  ) {
    for field in properties(of: entity) {
      let property = field.bound(toAny: entity)
      switch property.indexing {
      case .none: continue
      case .attribute(let keyPath):
        guard let key = AttributeKeyPaths.key(for: keyPath), let value = property.indexedValue else {
          continue
        }
        if replacing || set[attribute: key.name] == nil {
          set.put(SearchModel.Attribute(key.name, key.kind.coerce(value)))
        }
      case .custom(let key):
        guard let value = property.indexedValue else { continue }
        if replacing || set[attribute: key.keyName] == nil {
          // An entity's own keys are also found by the bare value.
          set.put(SearchModel.Attribute(key.keyName, value, custom: key.options.union(.donated)))
        }
      }
    }
  }
}
