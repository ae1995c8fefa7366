/// How one attribute is indexed, for `schema`.
package struct AttributeInfo: Sendable, Equatable {
  package enum Matching: String, Sendable {
    /// Words, phrases and whole values under the key.
    case wordsAndPhrases = "words-and-phrases"
    /// Words and whole values under the key, no phrases.
    case words
    /// Words of the body text all attributes share; a query for the key looks at the stored text too.
    case sharedText = "shared-text"
    /// Numbers and dates: ranges, order and facets.
    case values
    /// Kept and shown, never searched.
    case storedOnly = "stored-only"
  }

  package var key: String
  package var aliases: [String] = []
  /// The property's type, or a custom key's kind.
  package var type: String
  package var kind: String
  /// Xapian's term prefix; empty if it has no terms of its own.
  package var prefix: String
  package var slot: UInt32?
  package var weight: Int
  /// Whether a word without a key finds it.
  package var isFoundByBareWord: Bool
  package var matching: Matching
  package var isCustom: Bool

  package init(
    key: String, type: String, kind: String, prefix: String, slot: UInt32?, weight: Int,
    isFoundByBareWord: Bool, matching: Matching, isCustom: Bool
  ) {
    self.key = key
    self.type = type
    self.kind = kind
    self.prefix = prefix
    self.slot = slot
    self.weight = weight
    self.isFoundByBareWord = isFoundByBareWord
    self.matching = matching
    self.isCustom = isCustom
  }
}

/// The whole mapping, and the custom keys of a home.
package struct SchemaReport: Sendable, Equatable {
  /// The mapping's version.
  package var version: Int
  package var attributes: [AttributeInfo]
  package init(version: Int, attributes: [AttributeInfo]) {
    self.version = version
    self.attributes = attributes
  }
}
