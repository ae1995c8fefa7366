public import Foundation

/// A text that a person who types may mean: the rest of a title, a next word, or another spelling.
///
/// Apple's counterpart: `CSSuggestion`.
open class CSSuggestion: NSObject, NSCopying, @unchecked Sendable {
  /// Where a suggestion comes from.
  public enum SuggestionKind: Int, Sendable {
    /// Nowhere.
    case none
    /// The app.
    case custom
    /// The index.
    case `default`
  }

  /// The suggested text.
  let text: String
  /// What had been typed: the part that is emphasised.
  let typed: String
  let rank: Int
  /// Where it comes from.
  public let suggestionKind: SuggestionKind

  init(text: String, typed: String, rank: Int) {
    self.text = text
    self.typed = typed
    self.rank = rank
    suggestionKind = .default
    super.init()
  }

  /// The text; the part that was typed carries the attribute `suggestionHighlight`.
  open var localizedAttributedSuggestion: AttributedString {
    var attributed = AttributedString(text)
    if !typed.isEmpty,
      let range = attributed.range(of: typed, options: [.caseInsensitive, .diacriticInsensitive])
    {
      attributed[range][SuggestionHighlightKey.self] = true
    }
    return attributed
  }

  /// Compares by rank: ascending means that this one is the better suggestion.
  open func compare(byRank other: CSSuggestion) -> ComparisonResult {
    rank < other.rank ? .orderedAscending : rank > other.rank ? .orderedDescending : .orderedSame
  }

  /// Compares by text.
  open func compare(_ other: CSSuggestion) -> ComparisonResult { text.compare(other.text) }

  /// The suggestion itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of the attribute that marks the matched part of a suggestion.
public let CSSuggestionHighlightAttributeName = SuggestionHighlightKey.name

/// Marks the matched part of a suggestion.
public enum SuggestionHighlightKey: AttributedStringKey {
  /// Whether the part matched.
  public typealias Value = Bool
  /// The attribute's name.
  public static let name = "CSSuggestionHighlight"
}

extension NSAttributedString.Key {
  /// Marks the matched part of a suggestion.
  public static let suggestionHighlight = NSAttributedString.Key(CSSuggestionHighlightAttributeName)
}
