/// What a person or program asks for.
package struct SearchRequest: Sendable, Equatable {
  package enum Syntax: String, Sendable { case forgiving, strict, spotlight }

  /// As typed, with its trailing space if there was one: that decides whether the last word is completed.
  package var text: String
  /// Exact app identifiers, any of them; none: all.
  package var apps: [String] = []
  /// Exact entity types, any of them; none: all.
  package var types: [String] = []
  /// Domains and everything below them, any of them; none: all.
  package var domains: [String] = []
  /// Match titles and alternate names only.
  package var namesOnly = false
  /// How many hits; 0 = all.
  package var limit = 20
  package var offset = 0
  /// Goes on behind a page of the same search, instead of at an offset.
  package var cursor: SearchCursor?
  package var sort: [SortKey] = []
  package var facets: [String] = []
  /// Only the exact count is wanted.
  package var countOnly = false
  /// More keys will follow: counts may be bounded.
  package var isTyping = false
  package var explain = false
  /// Whether what was opened before, and what apps show, may lift hits.
  package var usesEngagement = true
  /// How many completions and other spellings of the text are wanted.
  package var suggestionLimit = 0
  /// Whether hits say where they match; finding that out costs more than the rest of a short query.
  package var includesHighlights = true
  /// Whether hits carry the best passage of their longer text, which is looked through for it.
  package var includesExtracts = false
  /// The attributes hits are to carry, by canonical name; `nil` for all.
  package var attributes: Set<String>?
  /// Whether runnable intents may take places among the hits.
  package var includesIntents = true
  package var syntax = Syntax.forgiving
  /// In Core Spotlight's query language, what every hit has to satisfy besides the text.
  package var conditions: [String] = []
  /// Whether entities that only their app and its intents find are found too.
  package var includesHidden = false
  /// Whether it is wanted to know that the index cannot be written or is behind; finding that out takes a moment.
  package var includesNotices = true

  package init(_ text: String) { self.text = text }

  /// One key of `--sort`; a missing value sorts last both ways.
  package struct SortKey: Sendable, Equatable {
    package var key: String
    package var isDescending: Bool
    package init(_ key: String, isDescending: Bool = false) {
      self.key = key
      self.isDescending = isDescending
    }
  }
}
