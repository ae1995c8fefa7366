/// One attribute of a donated entity: a Core Spotlight key or a custom key, and its value.
package struct Attribute: Hashable, Sendable {
  /// The canonical key (`contentDescription`, never the alias `description`), or the custom key's name.
  package var name: String
  package var value: AttributeValue
  /// How a custom key is searched; `nil` for Core Spotlight's own keys.
  package var custom: CustomKeyOptions?

  package init(_ name: String, _ value: AttributeValue, custom: CustomKeyOptions? = nil) {
    self.name = name
    self.value = value
    self.custom = custom
  }
}

/// The flags of a custom key.
///
/// Apple's counterpart: the flags of `CSCustomAttributeKey`.
package struct CustomKeyOptions: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `key:value` finds the entity.
  package static let searchable = CustomKeyOptions(rawValue: 1)
  /// The bare value finds the entity too.
  package static let searchableByDefault = CustomKeyOptions(rawValue: 2)
  /// What NDJSON keys and the custom keys of App Intents entities get.
  package static let donated: CustomKeyOptions = [.searchable, .searchableByDefault]
}
