import Foundation
package import SearchModel

extension CSSearchableItem {
  /// The type items have in our identity when no entity stands behind them.
  package static let type = EntityKey.itemType

  /// What donating the item does.
  ///
  /// - Parameter now: in seconds since 1970; the expiry counts from it unless one was set.
  package func operation(app: String, now: Double) -> DonationOperation {
    guard isUpdate else { return .index(donated(app: app, now: now)) }
    var update = ItemUpdate(app: app, identifier: uniqueIdentifier)
    update.domain = domain
    update.attributes = attributeSet.donatedAttributes(priority: 0)
    update.removed = attributeSet.removedNames
    update.expires = chosenExpiry.map { Self.expiry($0, now: now) }
    return .update(update)
  }

  /// The item as it is donated.
  package func donated(app: String, now: Double = WallClock.system.now()) -> DonatedEntity {
    let association = association ?? attributeSet.association
    var entity = DonatedEntity(
      key: EntityKey(
        app: app, type: association?.type ?? Self.type, id: association?.id ?? uniqueIdentifier))
    if association != nil { entity.item = uniqueIdentifier }
    entity.domain = domain
    entity.isHidden = association?.isHidden ?? false
    entity.expires = Self.expiry(chosenExpiry, now: now)
    entity.attributes = attributeSet.donatedAttributes(priority: association?.priority ?? 0)
    return entity
  }

  private var domain: String? { domainIdentifier ?? attributeSet.domainIdentifier }

  /// When it stops being found, in seconds since 1970; `nil` for never.
  ///
  /// What is no date at all counts as none that was set.
  static func expiry(_ date: Date?, now: Double) -> Double? {
    guard let date, !date.timeIntervalSince1970.isNaN else { return now + lifetime }
    return date >= .distantFuture ? nil : max(date, .distantPast).timeIntervalSince1970
  }
}

extension CSSearchableItemAttributeSet {
  /// The attributes as they are donated: the domain left out, which is the entity's own field.
  ///
  /// - Parameter priority: larger is more important; stands in for `rankingHint` where the app gave none.
  package func donatedAttributes(priority: Int) -> [SearchModel.Attribute] {
    var donated = attributes.filter { $0.name != "domainIdentifier" }
    if priority > 0, self[attribute: "rankingHint"] == nil {
      donated.append(SearchModel.Attribute("rankingHint", .integer(Int64(min(priority, 100)))))
    }
    return donated
  }
}
