public import CoreSpotlight

/// Donates its entities again when the index asks for them.
///
/// Apple's counterpart: `IndexedEntityQuery` of iOS 27.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Donate these entities again; those that are gone are to be withdrawn.
  func reindexEntities(for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription)
    async throws
  /// Donate all entities again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}
