public import Foundation

/// A text that a person who types may mean: the rest of a title, a next word, or another spelling.
///
/// Apple's counterpart: `CSSuggestion`.
open class CSSuggestion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

  /// How good it is: the larger the better.
  open var score: NSNumber { NSNumber(value: 1 / Double(1 + rank)) }

  /// What it was made from; empty on Linux, where that is always the app's own entities.
  open var suggestionDataSources: [Any] { [] }

  /// The suggestion itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Suggestions are equal if they suggest the same text for what was typed.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CSSuggestion else { return false }
    return text == other.text && typed == other.typed && suggestionKind == other.suggestionKind
  }

  /// Hashes what equality compares.
  open override var hash: Int { text.hashValue }

  /// Whether archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the suggestion to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(text, forKey: "text")
    coder.encode(typed, forKey: "typed")
    coder.encode(Int64(rank), forKey: "rank")
    coder.encode(Int64(suggestionKind.rawValue), forKey: "kind")
  }

  /// Reads a suggestion from an archive; `nil` if it holds none.
  public required init?(coder: NSCoder) {
    guard let text = coder.text("text"),
      let kind = SuggestionKind(rawValue: Int(truncatingIfNeeded: coder.decodeInt64(forKey: "kind")))
    else { return nil }
    self.text = text
    typed = coder.text("typed") ?? ""
    rank = Int(truncatingIfNeeded: coder.decodeInt64(forKey: "rank"))
    suggestionKind = kind
    super.init()
  }
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
