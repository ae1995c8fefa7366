/// How one Core Spotlight attribute is indexed: one row of the indexing-key mapping.
package struct AttributeSchema: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case text, number, date, boolean, url, data, person, identifier
  }

  /// Which terms an attribute has under its own prefix.
  package enum TermPolicy: String, Sendable {
    /// Words with positions, and the exact value.
    case positions
    /// Words without positions, and the exact value.
    case words
    /// Body text: only the unprefixed terms of all text; a field query checks the stored text.
    case shared
    case none
  }

  /// The canonical Core Spotlight key, in Swift's spelling.
  package let name: String
  package let aliases: [String]
  /// The property's type in `CSSearchableItemAttributeSet`, without the question mark.
  package let swiftType: String
  package let kind: Kind
  /// Xapian's term prefix; empty if the attribute has no terms of its own.
  package let prefix: String
  /// Xapian's value slot, for ranges, sorting and facets.
  package let slot: UInt32?
  /// The wdf of each of its words.
  package let weight: UInt32
  /// Whether a bare word finds the entity through this attribute.
  package let feedsText: Bool
  package let isStored: Bool
  package let terms: TermPolicy

  init(
    _ name: String, _ aliases: [String], _ swiftType: String, _ kind: Kind, _ prefix: String, _ slot: UInt32?,
    _ weight: UInt32, _ feedsText: Bool, _ isStored: Bool, _ terms: TermPolicy
  ) {
    self.name = name
    self.aliases = aliases
    self.swiftType = swiftType
    self.kind = kind
    self.prefix = prefix
    self.slot = slot
    self.weight = weight
    self.feedsText = feedsText
    self.isStored = isStored
    self.terms = terms
  }
}
