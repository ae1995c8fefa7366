import Foundation
import SearchIndex
import SearchModel

/// An item as a query found it, and its place among the results.
struct FoundItem {
  let item: CSSearchableItem
  /// From 0, the best.
  let rank: Int
  let key: EntityKey
  let row: Int64

  /// `nil` for a hit that is no entity.
  init?(_ hit: SearchHit, rank: Int, fetching names: Set<String>) {
    guard case .entity(let found) = hit else { return nil }
    let entity = found.entity
    self.rank = rank
    key = entity.entity.key
    row = entity.row
    item = CSSearchableItem(found: entity.entity, fetching: names)
    item.rank = rank
  }
}

extension CSSearchableItem {
  /// The item a found entity stands for, with the attributes that were asked for.
  ///
  /// An entity's item has the identifier it was donated with, else the entity's, and stays associated with it.
  ///
  /// - Parameter names: of the wanted attributes, as they are donated.
  convenience init(found entity: DonatedEntity, fetching names: Set<String>) {
    let set = CSSearchableItemAttributeSet()
    for attribute in entity.attributes where names.contains(attribute.name) { set.put(attribute) }
    self.init(
      uniqueIdentifier: entity.item ?? entity.key.id, domainIdentifier: entity.domain, attributeSet: set)
    expirationDate = entity.expires.map { Date(timeIntervalSince1970: $0) } ?? .distantFuture
    if entity.key.type != Self.type {
      association = EntityAssociation(
        type: entity.key.type, id: entity.key.id, priority: 0, isHidden: entity.isHidden)
    }
  }

  /// The name an attribute is donated under: its own property's, an alias' canonical one.
  static func donatedName(_ name: String) -> String {
    // On a command line `url` is short for `contentURL`; here it is the property.
    name == "url" ? "URL" : IndexEngine.canonicalAttributeName(name)
  }
}
