import CoreSpotlight
import SearchModel
import Synchronization
@_spi(Reflection) import Swift

/// Where the properties of an entity type are: found once a type among its fields, then read by offset.
///
/// Stored ones are references in the entity. Of computed and deferred ones the macros leave a field without size, whose
/// type knows the property; a getter is called only where the value is read.
///
/// A reflection of each entity (`Mirror`) costs microseconds a field, which a donation of tens of thousands of
/// entities would feel; it serves only for entities that are classes.
struct EntityFields: Sendable {
  private enum Field {
    case stored(offset: Int)
    case computed(_EntityPropertyBase)
  }

  private let fields: [Field]
  /// The properties' names and types; none for classes, whose fields are known of an instance only.
  let declared: [(name: String, type: _EntityPropertyBase.Type)]
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
    var found: [Field] = []
    var names: [(name: String, type: _EntityPropertyBase.Type)] = []
    // Reports nothing for enums and answers false for classes.
    isStruct = _forEachField(of: type) { name, offset, fieldType, _ in
      let name = Self.plain(String(cString: name))
      if let fieldType = fieldType as? _EntityPropertyBase.Type {
        found.append(.stored(offset: offset))
        names.append((name, fieldType))
      } else if let fieldType = fieldType as? any AnyComputedPropertyField.Type {
        let property = fieldType.property
        found.append(.computed(property))
        names.append((property.identifier ?? name, Swift.type(of: property)))
      }
      return true
    }
    fields = found
    declared = names
  }

  /// The name a property has in the source: the field behind it has an underscore before.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The properties of one entity with their names, in the order they are declared.
  func named<E: AppEntity>(of entity: E) -> [(name: String, property: _EntityPropertyBase)] {
    let properties = properties(of: entity)
    guard !isStruct else { return zip(declared, properties).map { ($0.name, $1) } }
    let labels = Mirror(reflecting: entity).children.compactMap { child in
      child.value is _EntityPropertyBase || child.value is any AnyComputedPropertyField
        ? child.label ?? "" : nil
    }
    return zip(labels, properties).map { ($1.identifier ?? Self.plain($0), $1) }
  }

  /// The properties of one entity, in the order they are declared.
  ///
  /// What is computed is bound to the entity, and is not evaluated yet.
  func properties<E: AppEntity>(of entity: E) -> [_EntityPropertyBase] {
    guard isStruct else {
      return Mirror(reflecting: entity).children.compactMap { child in
        if let property = child.value as? _EntityPropertyBase { return Self.bound(property, to: entity) }
        guard let field = child.value as? any AnyComputedPropertyField else { return nil }
        return type(of: field).property.bound(toAny: entity)
      }
    }
    return withUnsafeBytes(of: entity) { bytes in
      fields.map { field in
        switch field {
        case .stored(let offset):
          // The field's type was seen to be a subclass, so the bytes there are a reference to one.
          Self.bound(
            bytes.load(fromByteOffset: offset, as: Unmanaged<_EntityPropertyBase>.self).takeUnretainedValue(),
            to: entity)
        case .computed(let property): property.bound(toAny: entity)
        }
      }
    }
  }

  /// Only a property with a name of its own may read from its entity; the others are spared the box.
  private static func bound(_ property: _EntityPropertyBase, to entity: some AppEntity) -> _EntityPropertyBase
  {
    property.identifier == nil ? property : property.bound(toAny: entity)
  }

  /// Puts the values of properties with an indexing key into the set.
  ///
  /// - Parameter replacing: whether they replace what the set holds already.
  func addIndexedProperties<E: AppEntity>(
    of entity: E, to set: CSSearchableItemAttributeSet, replacing: Bool
  ) {
    for property in properties(of: entity) {
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
