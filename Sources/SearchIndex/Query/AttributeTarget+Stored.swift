import IndexSchema
import SearchModel

/// What a stored entity has of a field, as the index sees it.
extension AttributeTarget.Field {
  /// Whether the attribute is this field's: its name or an alias, and of a custom key the kind that its value has.
  func holds(_ attribute: Attribute) -> Bool {
    AttributeNames.isMeant(attribute.name, by: name) && attribute.isSearched(as: kind)
  }

  /// All its numbers, or moments in seconds since 1970.
  func numbers(of entity: DonatedEntity) -> [Double] {
    entity.attributes.filter(holds).flatMap { $0.value.numbers(asDates: kind == .date) }
  }
}
