/// A stretch of an entity's own text that a query found, and how.
package struct Highlight: Hashable, Sendable {
  /// How the text answers a word of the query; raw values are the JSON names, the strongest first.
  package enum Kind: String, Sendable, CaseIterable {
    /// The word itself, whatever its case, width and marks.
    case exact
    /// Another form of the word.
    case stem
    /// A longer word that the unfinished one begins.
    case completion
    /// A word that is spelt nearly so.
    case near

    /// 0 is the strongest.
    package var rank: Int {
      switch self {
      case .exact: 0
      case .stem: 1
      case .completion: 2
      case .near: 3
      }
    }
  }

  /// Unicode scalars of the donated text, whole characters.
  package var range: Range<Int>
  package var kind: Kind

  package init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

/// Highlights in one of the texts of an attribute that has several.
package struct ElementHighlights: Hashable, Sendable {
  /// Which of them it is.
  package struct Place: Hashable, Sendable {
    /// In a list, from 0.
    package var element: Int?
    /// Of a person, such as `displayName`.
    package var member: String?
    /// Of a text in several languages.
    package var language: String?

    package init(element: Int? = nil, member: String? = nil, language: String? = nil) {
      self.element = element
      self.member = member
      self.language = language
    }
  }

  package var place: Place
  package var highlights: [Highlight]

  package init(_ place: Place, _ highlights: [Highlight]) {
    self.place = place
    self.highlights = highlights
  }
}

/// The passage of a hit's longer text that says most about why it was found.
package struct Extract: Hashable, Sendable {
  /// The attribute it is from.
  package var key: String
  /// On one line, an ellipsis where the text goes on.
  package var text: String
  /// In the extract's own text.
  package var highlights: [Highlight]

  package init(key: String, text: String, highlights: [Highlight]) {
    self.key = key
    self.text = text
    self.highlights = highlights
  }
}
