public import Foundation
package import SearchModel

/// Something an app lets people find: an identifier, a domain, and attributes.
///
/// Apple's counterpart: `CSSearchableItem`.
open class CSSearchableItem: NSObject, NSCopying {
  /// Unique within the app; an item of the same identifier replaces the one before.
  open var uniqueIdentifier: String
  /// The dotted group the item belongs to; deleting `a` deletes `a.b` too.
  open var domainIdentifier: String?
  /// What is known about the item.
  open var attributeSet: CSSearchableItemAttributeSet

  /// When the item stops being found: a month after it was made unless set.
  ///
  /// Setting `nil` gives the default again; `.distantFuture` means never. Implicitly unwrapped as Apple's is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date! {
    get { chosenExpiry ?? Self.defaultExpiry }
    set { chosenExpiry = newValue }
  }
  private var chosenExpiry: Date?

  private static var defaultExpiry: Date { Date(timeIntervalSinceNow: 30 * 86_400) }

  /// An item; without an identifier it gets a new UUID.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }

  /// A copy with a copy of the attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let attributes = attributeSet.copy() as? CSSearchableItemAttributeSet
    let copy = CSSearchableItem(
      uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier,
      attributeSet: attributes ?? CSSearchableItemAttributeSet())
    copy.chosenExpiry = chosenExpiry
    copy.association = association
    return copy
  }

  /// The entity the item was associated with; it is then donated under the entity's identity.
  package var association: EntityAssociation?

  /// The place among the results it was found with, from 0; `nil` if no query gave it.
  package var rank: Int?

  /// Compares by rank: ascending means that this one is the better result.
  ///
  /// Items that no query found are the same.
  open func compare(byRank other: CSSearchableItem) -> ComparisonResult {
    let (own, theirs) = (rank ?? .max, other.rank ?? .max)
    return own < theirs ? .orderedAscending : own > theirs ? .orderedDescending : .orderedSame
  }

  /// The type items have in our identity when no entity stands behind them.
  package static let type = "CSSearchableItem"

  /// The item as it is donated.
  package func donated(app: String) -> DonatedEntity {
    let association = association ?? attributeSet.association
    let key = EntityKey(
      app: app, type: association?.type ?? Self.type, id: association?.id ?? uniqueIdentifier)
    var entity = DonatedEntity(key: key)
    entity.domain = domainIdentifier ?? attributeSet.domainIdentifier
    entity.isHidden = association?.isHidden ?? false
    let expiry = expirationDate ?? Self.defaultExpiry
    entity.expires = expiry == .distantFuture ? nil : expiry.timeIntervalSince1970
    entity.attributes = attributeSet.donatedAttributes(priority: association?.priority ?? 0)
    return entity
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
