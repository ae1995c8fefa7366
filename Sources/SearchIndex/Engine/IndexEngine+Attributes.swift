import IndexSchema
import SearchModel

/// What kind of value an attribute wants, for readers of donations.
package enum AttributeKind: Sendable { case text, number, date, boolean, data, any }

extension IndexEngine {
  /// Refuses to index with a mapping that contradicts itself.
  ///
  /// - Throws: `internal`, naming the attribute.
  static func checkSchema() throws(LimelightError) { try SchemaMapping.current.check() }

  /// The kind of a Core Spotlight key by its canonical name; `nil` for custom keys.
  package static func kind(ofAttribute name: String) -> AttributeKind? {
    guard let attribute = SchemaMapping.current[name], attribute.name == name else { return nil }
    return switch attribute.kind {
    case .text, .url, .identifier: .text
    case .number: .number
    case .date: .date
    case .boolean: .boolean
    case .data: .data
    case .person: .any
    }
  }

  /// The canonical name of a Core Spotlight key or alias; a custom key's name as it is.
  package static func canonicalAttributeName(_ name: String) -> String {
    SchemaMapping.current.canonicalName(name)
  }
}
