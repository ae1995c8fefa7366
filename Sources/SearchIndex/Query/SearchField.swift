import IndexSchema
import Xapian

/// The terms among which words are looked up.
struct SearchField: Equatable, Sendable {
  /// Begins each term; empty for the terms all attributes share.
  var prefix: String
  /// Begins each stem; `nil` if there are no stems.
  var stemPrefix: String?

  /// Every attribute that a bare word searches.
  static let everywhere = SearchField(prefix: "", stemPrefix: Terms.stemPrefix)
  /// Titles and other names.
  static let names = SearchField(
    prefix: Terms.titlePrefix, stemPrefix: Terms.stemPrefix + Terms.titlePrefix)

  /// The line below the title.
  static let subtitle = SearchField(prefix: SchemaMapping.current["subtitle"]?.prefix ?? "", stemPrefix: nil)

  /// One attribute with terms of its own.
  static func attribute(_ prefix: String) -> SearchField {
    prefix == Terms.titlePrefix ? names : SearchField(prefix: prefix, stemPrefix: nil)
  }

  func term(_ word: String) -> String { Terms.word(prefix, word) }
}
