import Xapian

/// A document in its place, before its stored fields are read.
struct RankedHit: Equatable, Sendable {
  var docid: UInt32
  var parts: ScoreParts
  /// Its place in the match set that found it.
  var index: Int
  /// Which of its stage's match sets that is.
  var set = 0
}

/// The places of one page, and what is known beyond it.
struct RankedPage {
  /// The hits of each match set in the order of the page, and what kind of stage found them.
  var hits: [(kind: SearchStage.Kind, matches: MatchSet, hits: [RankedHit])] = []
  /// Whether places follow the page.
  var hasMore = false
  /// The stages that were run, with how many documents each has if that is known.
  var stages: [(stage: SearchStage, size: Int?)] = []

  /// How many entities with all words were seen for it.
  var seen = 0
  /// What was planned after titles and texts with all words.
  var planned: Set<SearchStage.Kind> = []
  /// Stages that were planned and not needed.
  var unused: [SearchStage] = []

  /// How many places of the page are taken.
  var count: Int { hits.reduce(0) { $0 + $1.hits.count } }
}
