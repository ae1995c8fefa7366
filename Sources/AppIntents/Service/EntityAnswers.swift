import AppLink
import CoreSpotlight
import SearchModel

/// What a type's query answers, as JSON.
enum EntityAnswers {
  static func entities<E: AppEntity>(_ type: E.Type, ids: [String]) async throws -> [JSONValue] {
    let query = E.defaultQuery
    try await QueryRunner.prepareDependencies(of: query)
    return try await found(query, ids).map { json($0) }
  }

  private static func found<Query: EntityQuery>(_ query: Query, _ ids: [String]) async throws -> [Query
    .Entity]
  {
    let identifiers = ids.compactMap { Query.Entity.ID.entityIdentifier(for: $0) }
    let found = identifiers.isEmpty ? [] : try await query.entities(for: identifiers)
    // A query that answers with something else than asked for must not have that taken.
    return found.filter { ids.contains($0.id.entityIdentifierString) }
  }

  static func suggested<E: AppEntity>(_ type: E.Type) async throws -> [JSONValue] {
    let query = E.defaultQuery
    try await QueryRunner.prepareDependencies(of: query)
    return try await items(query.suggestedEntities())
  }

  static func matching<E: AppEntity>(_ type: E.Type, text: String) async throws -> [JSONValue] {
    let query = E.defaultQuery
    try await QueryRunner.prepareDependencies(of: query)
    guard let query = query as? any EntityStringQuery else {
      throw LimelightError(
        .noHandler, "The entities of type \(E.persistentIdentifier) cannot be found by text.",
        hint: "Let its query conform to EntityStringQuery.")
    }
    return try await matches(query, text)
  }

  private static func matches<Query: EntityStringQuery>(_ query: Query, _ text: String) async throws
    -> [JSONValue]
  {
    try await items(query.entities(matching: text))
  }

  private static func items(_ result: some ResultsCollection) -> [JSONValue] {
    result.items.compactMap { $0 as? any AppEntity }.map { json($0) }
  }

  private static func json<E: AppEntity>(_ entity: E) -> JSONValue {
    let shown = entity.displayRepresentation
    return .members(
      ("type", .string(E.persistentIdentifier)), ("id", .string(entity.id.entityIdentifierString)),
      ("title", .string(shown.title.text)), ("subtitle", shown.subtitle.map { .string($0.text) }))
  }

  // MARK: Reindex

  /// Lets these entities be donated again; those that are gone are withdrawn.
  static func reindex<E: AppEntity>(_ type: E.Type, ids: [String]) async throws {
    guard let type = type as? any IndexedEntity.Type else { return }
    try await reindex(indexed: type, ids)
  }

  private static func reindex<E: IndexedEntity>(indexed type: E.Type, _ ids: [String]) async throws {
    let query = E.defaultQuery
    try await QueryRunner.prepareDependencies(of: query)
    if let query = query as? any IndexedEntityQuery {
      try await reindex(through: query, ids)
      return
    }
    let index = CSSearchableIndex.default()
    let there = try await found(query, ids)
    try await index.indexAppEntities(there)
    let known = Set(there.map { $0.id.entityIdentifierString })
    let gone = ids.filter { !known.contains($0) }.compactMap { E.ID.entityIdentifier(for: $0) }
    if !gone.isEmpty { try await index.deleteAppEntities(identifiedBy: gone, ofType: E.self) }
  }

  private static func reindex<Query: IndexedEntityQuery>(through query: Query, _ ids: [String]) async throws {
    try await query.reindexEntities(
      for: ids.compactMap { Query.Entity.ID.entityIdentifier(for: $0) },
      indexDescription: CSSearchableIndexDescription())
  }
}
