import IndexSchema
import SearchModel

/// Attributes are stored under the name they were donated with, which may be an alias of the one asked for.
enum AttributeNames {
  /// Whether an attribute donated under a name is the one asked for.
  static func isMeant(_ donated: String, by name: String) -> Bool {
    donated == name || SchemaMapping.current.canonicalName(donated) == name
  }

  /// Whether it is any of those asked for.
  static func isMeant(_ donated: String, byAny names: Set<String>) -> Bool {
    names.contains(donated) || names.contains(SchemaMapping.current.canonicalName(donated))
  }

  /// The title and what else an entity is called.
  static let ofNames = SchemaMapping.current.attributes.filter { $0.prefix == Terms.titlePrefix }.map(\.name)
}

extension DonatedEntity {
  /// What is donated of an attribute, whichever of its names it was donated under.
  func attributes(named name: String) -> [Attribute] {
    attributes.filter { AttributeNames.isMeant($0.name, by: name) }
  }
}
