public import Foundation

/// How many results and suggestions a user query gives, and in which order.
///
/// Apple's counterpart: `CSUserQueryContext`.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// Whether the best results come first; else the newest do.
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
}
