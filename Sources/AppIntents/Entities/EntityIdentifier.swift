/// Which entity of an app.
///
/// Apple's counterpart: `EntityIdentifier`.
public struct EntityIdentifier: CustomStringConvertible, Hashable, Sendable, _IntentValue {
  /// How long an identifier's text is on Apple's systems at most; here a mere number, longer ones work too.
  public static let valueMaximumLength = 1024

  /// The entity's type.
  public let entityType: any AppEntity.Type
  /// The text form of its identifier.
  public let identifier: String

  /// The identifier of that entity.
  public init<E: AppEntity>(for entity: E) { self.init(for: E.self, identifier: entity.id) }

  /// The identifier of that entity.
  public init<E: AppEntity>(_ entity: E) { self.init(for: entity) }

  /// The identifier of the entity of that type and id.
  public init<E: AppEntity>(for entityType: E.Type, identifier: E.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
    EntityTypes.learn(entityType)
  }

  /// The identifier whose `activityIdentifier` that was; `nil` for any other text, or a type that this process does
  /// not know yet.
  ///
  /// Known are the types that the process runs as an app's, and those of identifiers made before.
  public init?(activityIdentifier: String) {
    guard let slash = activityIdentifier.firstIndex(of: "/"),
      let type = EntityTypes.named(String(activityIdentifier[..<slash]))
    else { return nil }
    let identifier = String(activityIdentifier[activityIdentifier.index(after: slash)...])
    guard Self.isIdentifier(identifier, of: type) else { return nil }
    entityType = type
    self.identifier = identifier
  }

  private static func isIdentifier<E: AppEntity>(_ text: String, of type: E.Type) -> Bool {
    E.ID.entityIdentifier(for: text) != nil
  }

  /// The text that an activity carries.
  package var activityIdentifier: String { description }

  /// Type and identifier: `LandmarkEntity/7`.
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
