import IndexSchema
import SearchModel
import Xapian

/// What is done before entities are weighed while a word is unfinished: they are found first, since that stops early.
extension QueryPlanner {
  /// Of a single word up to so many documents are weighed: more differ in little but their age.
  static let mostWeighed = 2_000
  /// Up to so many documents that were found first are weighed.
  static let mostFound = 1_000
  /// So few documents are weighed at once.
  private static let fewest = 200

  /// All words anywhere: one ranked match, or one match a tier, which stops as soon as it has enough; the newest of a
  /// tier are then its candidates.
  ///
  /// Tier by tier is a single word that too many entities have, and several words while more will be typed.
  func allWordsStages() throws -> [SearchStage] {
    let whole = try allWords()
    guard unfinished != nil, whole.kind == .allWords, !isLong else { return [whole] }
    let most = try mostDocuments()
    if onlyWord != nil { return most > Self.mostWeighed ? try tiers() : [whole] }
    if most <= Self.fewest && !isTyping { return [whole] }
    if isTyping { return try tiers() }
    return [try foundFirst(whole, scope.restrict(conjunction(names: true))) ?? whole]
  }

  /// The stage with its documents found before they are weighed; `nil` if there are too many of them, or more than
  /// terms decides.
  func foundFirst(_ stage: SearchStage, _ query: Query) throws -> SearchStage? {
    guard checks.isEmpty else { return nil }
    let enquire = try Enquire(facts.database)
    enquire.query = query
    enquire.weighting = .boolean
    let docids = try enquire.matchSet(count: Self.mostFound + 1).hits.map(\.docid)
    guard docids.count <= Self.mostFound else { return nil }
    var stage = stage
    stage.query = docids.isEmpty ? .matchNothing : .filter(stage.query, by: .docids(docids))
    stage.knownSize = docids.count
    return stage
  }

  private func tiers() throws -> [SearchStage] {
    let named = onlyWord == nil
    let base = try conjunction(names: named)
    var seen: [Query] = []
    func stage(_ tier: RankTier, _ query: Query) -> SearchStage {
      let own = required.allSatisfy(\.isOnlyWords) ? query : .filter(query, by: base)
      let fresh = scope.restrict(seen.isEmpty ? own : .andNot(own, WordQueries.any(seen)))
      seen.append(query)
      var stage = SearchStage(kind: .allWords, query: fresh, weighting: .boolean) { fresh }
      stage.tier = tier
      return stage
    }
    var stages: [SearchStage] = []
    if let typed = plainWords {
      let folded = Self.folded(typed)
      stages.append(stage(.exactTitle, titles.exact(folded)))
      if let beginning = try titles.beginning(folded, typed) { stages.append(stage(.titlePrefix, beginning)) }
    }
    if let title = try title(completions: nil, names: named) { stages.append(stage(.allInTitle, title)) }
    return stages + [stage(.allAnywhere, base)]
  }

  /// How many documents at most the query may have, by the rarest of its words.
  ///
  /// - Parameter begun: terms of what the unfinished word begins; none if that cannot be told. Without them it counts
  ///   as a whole word.
  func mostDocuments(begun: [String]? = nil) throws -> Int {
    var most = try facts.documentCount
    for clause in required {
      guard case .word(let word) = clause, var terms = words.wordTerms(word, in: field) else { continue }
      if word.isUnfinished, let begun { terms = begun }
      if terms.isEmpty { continue }
      most = min(most, try terms.reduce(0) { try $0 + facts.frequency($1) })
    }
    return most
  }
}
