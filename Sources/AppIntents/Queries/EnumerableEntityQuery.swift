/// Knows all its entities, which fit into memory.
///
/// From `allEntities()` alone come suggestions, the search for what people type (title, subtitle, synonyms and
/// properties that are text, without regard to case and accents), and a Find intent with every property as a
/// condition and as an order. Each of them asks for all entities, so a large set is better served by an
/// `EntityPropertyQuery`.
///
/// Apple's counterpart: `EnumerableEntityQuery`.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery, _FindIntentDescribing {
  /// All entities.
  func allEntities() async throws -> Result
  /// What the Find intent made from it says; `nil` for a title made from the type's name.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }

  /// None: the Find intent is named after the type.
  public static var findIntentDescription: IntentDescription? { nil }
}
