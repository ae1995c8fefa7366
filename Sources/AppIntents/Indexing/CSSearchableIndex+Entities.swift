public import CoreSpotlight
import SearchModel

extension CSSearchableIndex {
  /// Donates entities; each replaces the one of its type and identifier.
  ///
  /// Hand over the whole array at once: it is cut into portions here, and the next is made ready while one is
  /// written. Entities never expire.
  ///
  /// - Parameter priority: larger is more important; it stands in for `rankingHint`, 100 at most.
  /// - Throws: `CSIndexError`; with `invalidItemError` the other entities were taken.
  public func indexAppEntities<E: IndexedEntity>(_ appEntities: [E], priority: Int = 0) async throws {
    let (app, type) = (channel.app, E.persistentIdentifier)
    try await channel.send(appEntities) { .index(donation(of: $0, app: app, type: type, priority: priority)) }
  }

  /// Withdraws entities by identifier; unknown ones are no error.
  public func deleteAppEntities<E: IndexedEntity>(
    identifiedBy identifiers: [E.ID], ofType entityType: E.Type
  ) async throws {
    let (app, type) = (channel.app, E.persistentIdentifier)
    try await channel.send(identifiers) {
      .delete(EntityKey(app: app, type: type, id: $0.entityIdentifierString))
    }
  }

  /// Withdraws entities by identifier; unknown ones are no error.
  public func deleteAppEntities<E: IndexedEntity>(
    ofType entityType: E.Type, identifiedBy identifiers: [E.ID]
  ) async throws { try await deleteAppEntities(identifiedBy: identifiers, ofType: entityType) }

  /// Withdraws all entities of a type.
  public func deleteAppEntities<E: IndexedEntity>(ofType entityType: E.Type) async throws {
    try await channel.send([.deleteType(app: channel.app, type: E.persistentIdentifier)])
  }
}

/// An entity as it is donated: its attributes, the type's name as domain unless it names one.
private func donation<E: IndexedEntity>(
  of entity: E, app: String, type: String, priority: Int
) -> DonatedEntity {
  let set = entity.completeAttributeSet
  var donated = DonatedEntity(
    key: EntityKey(app: app, type: type, id: entity.id.entityIdentifierString))
  donated.domain = set.domainIdentifier ?? type
  donated.isHidden = entity.hideInSpotlight
  donated.attributes = set.donatedAttributes(priority: priority)
  return donated
}

extension IndexedEntity {
  /// The entity's attributes with its indexed properties, where `attributeSet` does not hold them already.
  package var completeAttributeSet: CSSearchableItemAttributeSet {
    let set = attributeSet
    if !set.holdsEntityProperties {
      EntityFields.of(Self.self).addIndexedProperties(of: self, to: set, replacing: false)
    }
    return set
  }
}
