/// An identifier with a text form that never changes.
///
/// Integers are decimal, UUIDs upper case, strings themselves, byte for byte.
public protocol EntityIdentifierConvertible {
  /// The text form.
  var entityIdentifierString: String { get }
  /// The identifier of that text form; `nil` if there is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The string itself.
  public var entityIdentifierString: String { self }
  /// The string itself.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The decimal digits.
  public var entityIdentifierString: String { String(self) }
  /// The number of these decimal digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension Float: EntityIdentifierConvertible {
  /// The shortest digits that give the number back.
  public var entityIdentifierString: String { String(self) }
  /// The number of these digits.
  public static func entityIdentifier(for entityIdentifierString: String) -> Float? {
    Float(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// Upper case.
  public var entityIdentifierString: String { uuidString }
  /// The UUID of that text, in either case.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// Which entity of an app.
///
/// Apple's counterpart: `EntityIdentifier`.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable, _IntentValue {
  /// The entity's type.
  public let entityType: any AppEntity.Type
  /// The text form of its identifier.
  public let identifier: String

  /// The identifier of that entity.
  public init<E: AppEntity>(for entity: E) { self.init(for: E.self, identifier: entity.id) }

  /// The identifier of the entity of that type and id.
  public init<E: AppEntity>(for entityType: E.Type, identifier: E.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }

  /// Type and identifier, for people.
  public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }

  /// Equal if type and identifier are.
  public static func == (left: Self, right: Self) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}
