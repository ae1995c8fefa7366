import IndexSchema

/// Suggestions in order, each once however it is spelt, and none that was typed already.
struct SuggestionList {
  private(set) var texts: [String] = []
  private var seen: Set<String>
  private let limit: Int
  private let analyzer: TextAnalyzer

  /// - Parameter typed: folded, in its readings.
  init(typed: [String], limit: Int, analyzer: TextAnalyzer) {
    seen = Set(typed)
    self.limit = limit
    self.analyzer = analyzer
  }

  /// Adds what fits and is new.
  ///
  /// - Parameter places: so many are left for what is added later.
  mutating func add(_ more: [String], keeping places: Int = 0) {
    for text in more where texts.count < limit - places {
      let readings = analyzer.readings(of: text)
      if seen.isDisjoint(with: readings) { texts.append(text) }
      seen.formUnion(readings)
    }
  }
}
