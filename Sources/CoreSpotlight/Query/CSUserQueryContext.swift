public import Foundation

/// How many results and suggestions a user query gives, and in which order.
///
/// Apple's counterpart: `CSUserQueryContext`.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// Whether the best results come first; else the newest of the best thousand do.
  open var enableRankedResults = false
  /// Whether only words decide; nothing else does on Linux, where no model is installed.
  open var disableSemanticSearch = false
  /// How many results there are at most; 0 means all.
  open var maxResultCount = 0
  /// How many suggestions there are at most; 0 means none.
  open var maxSuggestionCount = 0
  /// How many results are ranked; what follows comes newest first.
  ///
  /// At most `maxResultCount` counts.
  open var maxRankedResultCount = 100
  /// The suggestion that was chosen last; its words stand for what was typed.
  let currentSuggestion: CSSuggestion?

  /// A context for text that is typed.
  public override init() {
    currentSuggestion = nil
    super.init()
  }

  /// A context that goes on from a chosen suggestion.
  public init(currentSuggestion: CSSuggestion?) {
    self.currentSuggestion = currentSuggestion
    super.init()
  }

  /// An independent copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSUserQueryContext(currentSuggestion: currentSuggestion)
    copy.take(self)
    copy.enableRankedResults = enableRankedResults
    copy.disableSemanticSearch = disableSemanticSearch
    copy.maxResultCount = maxResultCount
    copy.maxSuggestionCount = maxSuggestionCount
    copy.maxRankedResultCount = maxRankedResultCount
    return copy
  }

  /// Writes the context to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(currentSuggestion, forKey: "currentSuggestion")
    coder.encode(enableRankedResults, forKey: "enableRankedResults")
    coder.encode(disableSemanticSearch, forKey: "disableSemanticSearch")
    coder.encode(Int64(maxResultCount), forKey: "maxResultCount")
    coder.encode(Int64(maxSuggestionCount), forKey: "maxSuggestionCount")
    coder.encode(Int64(maxRankedResultCount), forKey: "maxRankedResultCount")
  }

  /// Reads a context from an archive.
  public required init?(coder: NSCoder) {
    currentSuggestion =
      coder.containsValue(forKey: "currentSuggestion")
      ? coder.decodeObject(of: CSSuggestion.self, forKey: "currentSuggestion") : nil
    super.init(coder: coder)
    enableRankedResults = coder.decodeBool(forKey: "enableRankedResults")
    disableSemanticSearch = coder.decodeBool(forKey: "disableSemanticSearch")
    maxResultCount = Int(truncatingIfNeeded: coder.decodeInt64(forKey: "maxResultCount"))
    maxSuggestionCount = Int(truncatingIfNeeded: coder.decodeInt64(forKey: "maxSuggestionCount"))
    maxRankedResultCount = Int(truncatingIfNeeded: coder.decodeInt64(forKey: "maxRankedResultCount"))
  }
}
