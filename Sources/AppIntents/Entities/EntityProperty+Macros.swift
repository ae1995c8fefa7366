public import CoreSpotlight

/// What a property can and cannot do.
///
/// Apple's counterpart: `EntityPropertyModifiers`.
public struct EntityPropertyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Modifiers by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The value cannot be set.
  public static let readOnly = EntityPropertyModifiers(rawValue: 1)
  /// The value has to be waited for.
  public static let async = EntityPropertyModifiers(rawValue: 2)
}

/// Where a property's value comes from.
package enum EntityPropertySource<Value> {
  /// It was set.
  case stored
  /// From an entity that is not known yet; gives `nil` for one of another type.
  case unbound((Any) -> EntityPropertySource<Value>?)
  /// From a certain entity.
  case bound(get: () -> Value, set: ((Value) -> Void)?)
  /// From a certain entity, after waiting.
  case boundLater(() async throws -> Value)

  static func reading<Entity>(_ path: KeyPath<Entity, Value>) -> EntityPropertySource {
    .unbound { entity in
      (entity as? Entity).map { entity in .bound(get: { entity[keyPath: path] }, set: nil) }
    }
  }

  static func writing<Entity>(_ path: WritableKeyPath<Entity, Value>) -> EntityPropertySource {
    .unbound { entity in
      (entity as? Entity).map { entity in
        var entity = entity
        return .bound(get: { entity[keyPath: path] }, set: { entity[keyPath: path] = $0 })
      }
    }
  }

  static func waiting<Entity: Sendable>(
    _ getter: @escaping @Sendable (Entity) async throws -> Value
  ) -> EntityPropertySource {
    .unbound { entity in (entity as? Entity).map { entity in .boundLater { try await getter(entity) } } }
  }
}

/// What `@ComputedProperty` and `@DeferredProperty` write; not for direct use.
extension EntityProperty {
  /// A stored property under a name of its own.
  public convenience init(identifier: String, title: LocalizedStringResource? = nil) {
    self.init(identifier: identifier, title: title, indexing: .none)
  }

  /// A stored property under a name of its own, indexed under an attribute.
  public convenience init(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(identifier: identifier, title: title, indexing: .attribute(indexingKey))
  }

  /// A stored property under a name of its own, indexed under a key of the app's own.
  public convenience init(
    identifier: String, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(identifier: identifier, title: title, indexing: .custom(customIndexingKey))
  }

  /// A property that its entity computes.
  public convenience init<Entity>(
    identifier: String, title: LocalizedStringResource? = nil, getter: KeyPath<Entity, Value>
  ) {
    self.init(
      identifier: identifier, title: title, indexing: .none, source: .reading(getter), modifiers: .readOnly)
  }

  /// A property that its entity computes, indexed under an attribute.
  public convenience init<Entity>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>
  ) {
    self.init(
      identifier: identifier, title: title, indexing: .attribute(indexingKey), source: .reading(getter),
      modifiers: .readOnly)
  }

  /// A property that its entity computes, indexed under a key of the app's own.
  public convenience init<Entity>(
    identifier: String, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(
      identifier: identifier, title: title, indexing: .custom(customIndexingKey), source: .reading(getter),
      modifiers: .readOnly)
  }

  /// A property that its entity computes and takes.
  public convenience init<Entity>(
    identifier: String, title: LocalizedStringResource? = nil, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(identifier: identifier, title: title, indexing: .none, source: .writing(getSetter))
  }

  /// A property that its entity computes and takes, indexed under an attribute.
  public convenience init<Entity>(
    identifier: String, title: LocalizedStringResource? = nil,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      identifier: identifier, title: title, indexing: .attribute(indexingKey), source: .writing(getSetter))
  }

  /// A property that its entity computes and takes, indexed under a key of the app's own.
  public convenience init<Entity>(
    identifier: String, title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      identifier: identifier, title: title, indexing: .custom(customIndexingKey), source: .writing(getSetter))
  }

  /// A property that its entity gives after waiting, only when it is asked for.
  public convenience init<Entity: Sendable>(
    identifier: String, title: LocalizedStringResource? = nil,
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(
      identifier: identifier, title: title, indexing: .none, source: .waiting(asyncGetter),
      modifiers: [.readOnly, .async])
  }

  /// The property as that entity has it; a stored one, or one of another type of entity, is itself.
  ///
  /// What is set through it reaches an entity that is a class; of a struct it has its own copy.
  public func _bound(to entity: Any) -> EntityProperty<Value> {
    guard case .unbound(let bind) = source, let bound = bind(entity) else { return self }
    return EntityProperty(
      identifier: identifier, title: title, indexing: indexing, source: bound, modifiers: modifiers)
  }
}
