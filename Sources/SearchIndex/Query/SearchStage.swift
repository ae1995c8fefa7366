import SearchModel
import Xapian

/// One match of the sequence that makes up a search; each finds what the ones before it did not.
struct SearchStage {
  enum Kind: String {
    /// No word decides: everything that satisfies the conditions, newest first.
    case everything = "everything in scope"
    case allWords = "all words"
    /// The title begins with the typed text, in the middle of a word.
    case titleStart = "title begins so"
    /// Names have the words, the last one begun.
    case namesBegun = "last word begun in names"
    case completed = "last word completed"
    /// Words nobody has are taken for others.
    case corrected = "words spelt otherwise"
    case someWords = "some words"
  }

  var kind: Kind
  /// Ranked: text weight, and the bonuses that keep the tiers apart.
  var query: Query
  var weighting: Weighting
  /// The tier of what has the words only if they are completed or spelt otherwise.
  var weakTier = RankTier.completed
  /// The one tier of its hits, where each tier is a stage of its own that weighs nothing.
  var tier: RankTier?
  /// What its hits have ahead of worse ones of their tier, where that is not in their weights.
  var ahead: Double?
  /// How its documents are weighed if there are few of them.
  var ranked: (query: Query, weighting: Weighting)?
  /// Whether another stage has the rest of what it counts.
  var isPart = false
  /// Whether its documents are among those that a search counts if it counts completed words.
  var isCounted = true
  /// How many documents it has, where they were found before they are weighed.
  var knownSize: Int?
  /// The same documents as sets, where terms alone decide: counted without a match.
  var documents: Documents?
  /// The same documents without bonuses and weights: cheaper to count.
  ///
  /// Made when needed.
  var counted: () throws -> Query

  /// Whether the order comes from weights rather than from docids alone.
  var isRanked: Bool { weighting != .boolean }

  /// Whether of its hits a shorter title is the nearer.
  var favoursShortTitles: Bool {
    switch kind {
    case .titleStart, .namesBegun: true
    case .allWords: tier.map { $0.rank < RankTier.allAnywhere.rank } ?? false
    case .everything, .completed, .corrected, .someWords: false
    }
  }

  struct Documents: Equatable {
    var any: DocumentSet
    var none: DocumentSet
  }

  /// The weights that keep the tiers apart: each is more than all words together can weigh.
  enum Bonus {
    /// Inside a tier: every word stands in the lines people see, not just somewhere in a long text.
    static let allInLines = 1_000.0
    /// Inside a tier: a name, be it another than the title, is what was typed.
    static let exactName = 2_000.0
    /// Inside a tier: every word that was typed with marks has them there too.
    static let asMarked = 500.0
    /// Inside the title tier of corrected words: as the likeliest neighbours, side by side as typed.
    static let nearest = 1_000.0
    static let inOrder = 2_000.0
    /// Brings what was opened before among the candidates; taken off again before they are ranked.
    static let engaged = 4_000.0
    static let allInTitle = 10_000.0
    static let titlePrefix = 20_000.0
    static let exactTitle = 40_000.0

    /// What of a weight are bonuses: all are multiples of the smallest, and text weighs less than that.
    static func place(in weight: Double) -> Double { (weight / asMarked).rounded(.down) * asMarked }
  }

  /// What stands in one tier with entities that have some words only is before them.
  private var lead: Double { weakTier == .someWords ? Bonus.allInLines : 0 }

  /// The tier and the text weight a hit's weight stands for.
  func parts(weight: Double) -> ScoreParts {
    if let tier, kind != .titleStart { return ScoreParts(tier: tier, text: 1, place: ahead ?? 0) }
    switch kind {
    case .everything: return ScoreParts(tier: .allAnywhere, text: 0)
    case .someWords: return ScoreParts(tier: .someWords, text: weight, completes: true)
    case .titleStart: return ScoreParts(tier: .titleBegun, text: 1, place: ahead ?? 0, completes: true)
    case .namesBegun:
      return ScoreParts(tier: weakTier, text: 1, place: (ahead ?? Bonus.allInTitle) + lead, completes: true)
    case .completed where !isRanked:
      return ScoreParts(tier: weakTier, text: 1, place: lead, completes: true)
    case .completed, .corrected:
      let place = Bonus.place(in: weight)
      return ScoreParts(
        tier: weakTier, text: weight - place, place: place + lead, completes: kind == .completed)
    case .allWords:
      let steps = (weight / Bonus.allInTitle).rounded(.down)
      let tier: RankTier =
        steps >= 4 ? .exactTitle : steps >= 2 ? .titlePrefix : steps >= 1 ? .allInTitle : .allAnywhere
      let rest = weight - steps * Bonus.allInTitle
      let place = Bonus.place(in: rest)
      return ScoreParts(tier: tier, text: rest - place, place: place)
    }
  }
}

extension SearchStage {
  /// All stages as one unranked match, for an order that takes no notice of tiers; `nil` for none.
  static func union(_ stages: [SearchStage]) throws -> SearchStage? {
    guard let first = stages.first else { return nil }
    let counted = WordQueries.any(try stages.map { try $0.counted() })
    return SearchStage(kind: first.kind, query: counted, weighting: .boolean) { counted }
  }
}
