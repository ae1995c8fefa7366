import CoreSpotlight
import SearchModel

extension IntentRun {
  /// Lets the type's query donate these entities again; those that are gone are withdrawn.
  ///
  /// A query that is no `IndexedEntityQuery` is asked for the entities, which are donated here.
  ///
  /// - Throws: `handlerFailed` for a type that is not indexed.
  static func reindex<E: AppEntity>(_ type: E.Type, ids: [String]) async throws {
    guard let type = type as? any IndexedEntity.Type else {
      throw LimelightError(
        .handlerFailed, "The entities of type \(E.persistentIdentifier) are not indexed.",
        hint: "Let the type conform to IndexedEntity.")
    }
    try await reindexIndexed(type, ids: ids)
  }

  private static func reindexIndexed<E: IndexedEntity>(_ type: E.Type, ids: [String]) async throws {
    let query = try await QueryRunner.prepared(E.defaultQuery)
    let identifiers = ids.compactMap { E.ID.entityIdentifier(for: $0) }
    if let query = query as? any IndexedEntityQuery {
      try await reindex(query, identifiers)
    } else {
      let found = try await QueryRunner.entities(type, ids: ids)
      let index = CSSearchableIndex.default()
      try await index.indexAppEntities(found)
      let there = Set(found.map { $0.id.entityIdentifierString })
      let gone = identifiers.filter { !there.contains($0.entityIdentifierString) }
      try await index.deleteAppEntities(identifiedBy: gone, ofType: E.self)
    }
  }

  private static func reindex<Query: IndexedEntityQuery>(_ query: Query, _ identifiers: [Any]) async throws {
    try await query.reindexEntities(
      for: identifiers.compactMap { $0 as? Query.Entity.ID }, indexDescription: CSSearchableIndexDescription()
    )
  }
}
