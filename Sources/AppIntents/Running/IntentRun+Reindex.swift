import CoreSpotlight
import SearchModel

extension IntentRun {
  /// Lets the type's query donate everything again, or donates all a query can list; other types have no donations.
  ///
  /// - Throws: `handlerFailed` for an indexed type whose query can do neither: going on would let the sweep that
  ///   follows take what could not be asked for.
  static func reindex<E: AppEntity>(_ type: E.Type) async throws {
    guard let type = type as? any IndexedEntity.Type else { return }
    let query = E.defaultQuery
    try await QueryRunner.prepareDependencies(of: query)
    if let query = query as? any IndexedEntityQuery {
      try await query.reindexAllEntities(indexDescription: CSSearchableIndexDescription())
    } else if let query = query as? any EnumerableEntityQuery {
      try await donateAll(of: query, type)
    } else {
      throw LimelightError(
        .handlerFailed, "The entities of type \(type.persistentIdentifier) cannot be asked for again.",
        hint: "Let its query conform to IndexedEntityQuery.")
    }
  }

  private static func donateAll<Query: EnumerableEntityQuery, E: IndexedEntity>(
    of query: Query, _ type: E.Type
  ) async throws {
    let all = try await query.allEntities().items as? [E] ?? []
    try await CSSearchableIndex.default().indexAppEntities(all)
  }
}
