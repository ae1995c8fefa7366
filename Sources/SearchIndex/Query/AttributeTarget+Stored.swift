import IndexSchema
import SearchModel

/// What a stored entity has of a field, as the index sees it.
extension AttributeTarget.Field {
  /// Whether the attribute is this field's: its name or an alias, and of a custom key the kind that its value has.
  func holds(_ attribute: Attribute) -> Bool {
    guard AttributeNames.isMeant(attribute.name, by: name) else { return false }
    if SchemaMapping.current[attribute.name] != nil { return true }
    if let options = attribute.custom, !options.contains(.searchable) { return false }
    return CustomKeyKind.kinds(of: attribute.value).contains(kind.custom)
  }

  /// Its values; people are what they are found by.
  func values(of entity: DonatedEntity) -> [AttributeValue] {
    let values = entity.attributes.filter(holds).map(\.value)
    return SchemaMapping.current[name]?.kind == .person ? values.flatMap(\.personTexts) : values
  }

  /// All its numbers, or moments in seconds since 1970.
  func numbers(of entity: DonatedEntity) -> [Double] {
    values(of: entity).flatMap { $0.numbers(asDates: kind == .date) }
  }
}

extension AttributeTarget.Kind {
  var custom: CustomKeyKind {
    switch self {
    case .text: .text
    case .number: .number
    case .date: .date
    case .boolean: .boolean
    }
  }
}
