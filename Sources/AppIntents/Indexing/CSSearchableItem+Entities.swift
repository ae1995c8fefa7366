public import CoreSpotlight

extension CSSearchableItem {
  /// An item that stands for an entity: its identifier, its attributes, its type's name as domain.
  public convenience init<E: IndexedEntity>(appEntity: E) { self.init(appEntity: appEntity, priority: 0) }

  /// An item that stands for an entity; a larger priority is more important.
  public convenience init<E: IndexedEntity>(appEntity: E, priority: Int) {
    let set = appEntity.completeAttributeSet
    self.init(
      uniqueIdentifier: appEntity.id.entityIdentifierString,
      domainIdentifier: set.domainIdentifier ?? E.persistentIdentifier, attributeSet: set)
    associateAppEntity(appEntity, priority: priority)
  }

  /// Lets the item stand for an entity: it is found as that entity and opened by its `OpenIntent`.
  ///
  /// Call it before the item is donated. A larger priority is more important.
  public func associateAppEntity<E: AppEntity>(_ appEntity: E, priority: Int = 0) {
    association = EntityAssociation(appEntity, priority: priority)
  }
}

extension CSSearchableItemAttributeSet {
  /// Lets what has these attributes stand for an entity.
  public func associateAppEntity<E: AppEntity>(_ appEntity: E, priority: Int = 0) {
    association = EntityAssociation(appEntity, priority: priority)
  }
}

extension EntityAssociation {
  fileprivate init<E: AppEntity>(_ entity: E, priority: Int) {
    self.init(
      type: E.persistentIdentifier, id: entity.id.entityIdentifierString, priority: priority,
      isHidden: (entity as? any IndexedEntity)?.hideInSpotlight ?? false)
  }
}
