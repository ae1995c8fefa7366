/// An entity as an app donates it.
///
/// It replaces the entity of the same key entirely.
package struct DonatedEntity: Hashable, Sendable {
  package var key: EntityKey
  /// Dotted; a filter or deletion by `a.b` covers `a.b.c`, never `a.bc`.
  package var domain: String?
  /// A BCP 47 language tag of the text, where the donor knows it.
  package var language: String?
  /// Kept for App Intents, absent from `search`.
  ///
  /// Apple's counterpart: `hideInSpotlight`.
  package var isHidden = false
  /// The unique identifier of the item it was donated as, where that is not its own key.
  ///
  /// Apple's counterpart: a `CSSearchableItem` that was associated with an entity.
  package var item: String?
  /// Seconds since 1970 from which the entity is not found; `nil` = never.
  package var expires: Double?
  /// In the donor's order; names are unique.
  package var attributes: [Attribute] = []

  package init(key: EntityKey) { self.key = key }

  /// The identifier under which its app deletes and updates it as an item; `nil` if it never was one.
  package var itemIdentifier: String? { item ?? (key.type == EntityKey.itemType ? key.id : nil) }

  /// The item whose deletion takes this entity too: of activities only.
  package var lifetimeOwner: String? {
    guard key.type == EntityKey.activityType, case .text(let owner)? = self["relatedUniqueIdentifier"] else {
      return nil
    }
    return owner
  }

  /// The value of the attribute of that canonical name.
  package subscript(name: String) -> AttributeValue? {
    attributes.first { $0.name == name }?.value
  }
}

/// A donated entity with what the catalog added to it.
package struct CatalogEntity: Hashable, Sendable {
  package var entity: DonatedEntity
  /// The catalog's row, which identifies the entity for ever: its Xapian docid is 2²⁹ − row.
  package var row: Int64
  /// The sequence number of its last change.
  package var sequence: Int64
  /// Seconds since 1970 of its last donation that changed it.
  package var donatedAt: Double

  package init(entity: DonatedEntity, row: Int64, sequence: Int64, donatedAt: Double) {
    self.entity = entity
    self.row = row
    self.sequence = sequence
    self.donatedAt = donatedAt
  }
}
