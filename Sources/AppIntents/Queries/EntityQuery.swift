public import CoreSpotlight

/// Finds entities of the app again by their identifiers.
///
/// Apple's counterpart: `EntityQuery`.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
  /// How suggestions come.
  associatedtype Result = [Entity]
  /// A query.
  nonisolated init()
  /// The entities of these identifiers; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The first choices of a picker.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// No suggestions.
  public func suggestedEntities() async throws -> Result { .empty }

  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by what people type.
///
/// Apple's counterpart: `EntityStringQuery`.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match the text.
  func entities(matching string: String) async throws -> Result
}

/// Knows all its entities, which fit into memory.
///
/// Apple's counterpart: `EnumerableEntityQuery`.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> Result
  /// What the Find action made from it says.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }

  /// None.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Donates its entities again when the index asks for them.
///
/// Apple's counterpart: `IndexedEntityQuery` of iOS 27.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Donate these entities again; those that are gone are to be withdrawn.
  func reindexEntities(for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription)
    async throws
  /// Donate all entities again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
