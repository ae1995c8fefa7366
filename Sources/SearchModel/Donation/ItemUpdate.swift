/// A change of some attributes of an item that was donated before.
///
/// Apple's counterpart: a `CSSearchableItem` whose `isUpdate` is true.
package struct ItemUpdate: Hashable, Sendable {
  package var app: String
  /// The item's unique identifier.
  package var identifier: String
  /// The new domain; `nil` leaves the old one.
  package var domain: String?
  /// Replace those of the same name; others stay.
  package var attributes: [Attribute] = []
  /// Names of attributes that go.
  package var removed: [String] = []
  /// The new expiry in seconds since 1970, `.some(nil)` for never; `nil` leaves the old one.
  package var expires: Double??

  package init(app: String, identifier: String) {
    self.app = app
    self.identifier = identifier
  }

  /// The entity with the change made.
  package func applied(to entity: DonatedEntity) -> DonatedEntity {
    var changed = entity
    changed.domain = domain ?? entity.domain
    if let expires { changed.expires = expires }
    changed.attributes.removeAll { removed.contains($0.name) }
    for attribute in attributes {
      if let place = changed.attributes.firstIndex(where: { $0.name == attribute.name }) {
        changed.attributes[place] = attribute
      } else {
        changed.attributes.append(attribute)
      }
    }
    return changed
  }
}
