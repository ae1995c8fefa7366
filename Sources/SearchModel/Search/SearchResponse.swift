/// One page of ranked entities and runnable intents, all from one snapshot of the index.
package struct SearchResponse: Sendable {
  /// `generation.revision` of the snapshot that answered.
  package var revision = ""
  /// Entities matching in the tier "all words anywhere" or better (else in the tier shown).
  package var count = 0
  package var countIsExact = true
  package var hits: [SearchHit] = []
  package var facets: [String: [FacetCount]] = [:]
  /// The folded words of a query that asks for words and nothing else; empty for any other.
  package var words: [String] = []
  package var suggestions: [String] = []
  /// Why nothing was found; `nil` if something was, or nobody asked.
  package var miss: SearchMiss?
  /// The offset of the next page, or `nil` at the end.
  package var next: Int?
  /// Goes on there even if something is donated meanwhile.
  package var cursor: SearchCursor?
  package var notices: [Notice] = []
  /// How the query was understood, one line each; only with `explain`.
  package var explanation: [String] = []
  package var tookMilliseconds = 0.0

  package init() {}
}

/// A value of a facet, or a range of values, and how many of the entities found have it.
package struct FacetCount: Sendable, Equatable {
  /// As donated; where it was spelt in several ways, in the most frequent one.
  package var value: String
  package var count: Int
  /// Of a range of numbers or moments, which does not include its end.
  package var range: Range<Double>?
  /// Whether the range is of moments, in seconds since 1970.
  package var isOfDates = false
  package init(value: String, count: Int) {
    self.value = value
    self.count = count
  }
}

/// A place in the one ranked list.
package enum SearchHit: Sendable {
  case entity(EntityHit)
  case intent(IntentHit)
}

/// One ranked entity.
package struct EntityHit: Sendable {
  package var entity: CatalogEntity
  package var score: Double
  package var tier: RankTier
  /// By canonical name of an attribute that is one text, ascending.
  package var highlights: [String: [Highlight]] = [:]
  /// By canonical name of an attribute that has several texts: lists, people, languages.
  package var elementHighlights: [String: [ElementHighlights]] = [:]
  /// The best passage of its longer text; only if asked for, and if something matched there.
  package var extract: Extract?
  /// The parts of the score, only with `explain`.
  package var explanation: [String] = []
  /// What can be done with it; filled by `SearchService`.
  package var actions: [IntentAction] = []
  /// The type's display name; filled by `SearchService`.
  package var typeTitle = ""

  package init(entity: CatalogEntity, score: Double, tier: RankTier) {
    self.entity = entity
    self.score = score
    self.tier = tier
  }
}

/// A lower tier never ranks above a higher one.
///
/// Raw values are the JSON names.
package enum RankTier: String, Sendable, CaseIterable, Comparable {
  case exactTitle = "exact-title"
  case titlePrefix = "title-prefix"
  case allInTitle = "all-in-title"
  /// The title begins with what was typed, which ends in the middle of a word.
  case titleBegun = "title-begun"
  case allAnywhere = "all-anywhere"
  case someWords = "some-words"
  case completed = "completed"

  /// 0 is the best.
  package var rank: Int {
    switch self {
    case .exactTitle: 0
    case .titlePrefix: 1
    case .allInTitle: 2
    case .titleBegun: 3
    case .allAnywhere: 4
    case .someWords: 5
    case .completed: 6
    }
  }

  /// Better tiers are smaller.
  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// An intent that can run on an entity.
package struct IntentAction: Sendable, Equatable {
  package var intent: String
  package var title: String
  package init(intent: String, title: String) {
    self.intent = intent
    self.title = title
  }
}

/// An intent found by its own title or phrases.
package struct IntentHit: Sendable, Equatable {
  package var app: String
  package var intent: String
  package var title: String
  package var parameters: [String: String]
  package init(app: String, intent: String, title: String, parameters: [String: String] = [:]) {
    self.app = app
    self.intent = intent
    self.title = title
    self.parameters = parameters
  }
}

extension SearchResponse {
  /// Whether more entities may match than were looked at.
  package var isIncomplete: Bool { notices.contains(.resultsIncomplete) }
}
