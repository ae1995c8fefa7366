import IndexSchema
import SearchModel

/// Attributes are stored under the name they were donated with, which may be an alias of the one asked for.
enum AttributeNames {
  /// Whether an attribute donated under a name is the one asked for.
  static func isMeant(_ donated: String, by name: String) -> Bool {
    donated == name || SchemaMapping.current.canonicalName(donated) == name
  }
}

extension DonatedEntity {
  /// The values of an attribute, whichever of its names they were donated under.
  func values(of name: String) -> [AttributeValue] {
    attributes.filter { AttributeNames.isMeant($0.name, by: name) }.map(\.value)
  }
}
