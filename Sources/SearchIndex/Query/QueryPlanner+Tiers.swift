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
  static let fewest = 200

  /// All words anywhere: one ranked match, or one match a tier, which stops as soon as it has enough; the newest of a
  /// tier are then its candidates.
  ///
  /// Tier by tier are words that too many entities have, whether or not more will be typed: who stops typing sees the
  /// same order.
  ///
  /// Titles that begin so in the middle of a word stand between titles and texts with whole words, so where there are any
  /// the match is parted there.
  func allWordsStages() throws -> [SearchStage] {
    let whole = try allWords()
    guard unfinished != nil, whole.kind == .allWords else { return [whole] }
    if isLong { return try parted(whole) }
    let most = try mostDocuments()
    if most > Self.mostWeighed && (onlyWord != nil || !checks.isEmpty) { return try tiers(of: nil) }
    if onlyWord != nil || most <= Self.fewest || !checks.isEmpty { return try parted(whole) }
    if let found = try foundFirst(whole, scope.restrict(conjunction(names: true))) {
      return try parted(found)
    }
    return try tiers(of: whole)
  }

  private func parted(_ whole: SearchStage) throws -> [SearchStage] {
    guard let begun = try titlesBegun(), let title = try title(names: onlyWord == nil)
    else { return [whole] }
    let better = WordQueries.any([title, begun.query])
    func part(_ cut: @escaping (Query) -> Query) -> SearchStage {
      var part = whole
      part.query = cut(whole.query)
      part.counted = { cut(try whole.counted()) }
      (part.documents, part.knownSize) = (nil, nil)
      return part
    }
    return [part { .filter($0, by: title) }] + stages(begun, without: title, titleTerms)
      + [part { .andNot($0, better) }]
  }

  /// The stage with its documents found before they are weighed; `nil` if there are too many of them, or more than
  /// terms decides.
  func foundFirst(_ stage: SearchStage, _ query: Query) throws -> SearchStage? {
    guard checks.isEmpty else { return nil }
    let docids = try found(by: query, atMost: Self.mostFound + 1)
    guard docids.count <= Self.mostFound else { return nil }
    var stage = stage
    stage.query = docids.isEmpty ? .matchNothing : .filter(stage.query, by: .docids(docids))
    stage.knownSize = docids.count
    stage.weighting = try weighting(of: docids.count)
    return stage
  }

  /// The only word in titles, where terms alone decide.
  private var titleTerms: DocumentSet? {
    onlyWord.flatMap { words.wordTerms($0, in: .names) }.map { DocumentSet(terms: $0) }
  }

  /// The newest documents of a query, without weights.
  func found(by query: Query, atMost count: Int) throws -> [UInt32] {
    let enquire = try Enquire(facts.database)
    enquire.query = query
    enquire.weighting = .boolean
    return try enquire.matchSet(count: count).hits.map(\.docid)
  }

  /// What is run for a stage: its documents weighed if there are few enough, else by age.
  func prepared(_ stage: SearchStage) throws -> SearchStage {
    guard let ranked = stage.ranked else { return stage }
    var weighed = stage
    (weighed.query, weighed.weighting, weighed.tier) = (ranked.query, ranked.weighting, nil)
    return try foundFirst(weighed, stage.query) ?? stage
  }

  /// - Parameter whole: weighs the documents of each tier that has few.
  private func tiers(of whole: SearchStage?) throws -> [SearchStage] {
    let named = onlyWord == nil
    let base = try conjunction(names: named)
    var seen: [Query] = []
    func stage(_ tier: RankTier, _ query: Query) -> SearchStage {
      let own = required.allSatisfy(\.isOnlyWords) ? query : .filter(query, by: base)
      let fresh = scope.restrict(seen.isEmpty ? own : .andNot(own, WordQueries.any(seen)))
      seen.append(query)
      var stage = SearchStage(kind: .allWords, query: fresh, weighting: .boolean) { fresh }
      stage.tier = tier
      stage.ranked = whole.map { ($0.query, $0.weighting) }
      return stage
    }
    var stages: [SearchStage] = []
    if let typed = plainWords {
      let readings = TitleReading.all(of: typed)
      stages.append(stage(.exactTitle, titles.exact(readings)))
      stages.append(stage(.titlePrefix, try titles.beginning(readings)))
      if let name = try typedName {
        var named = stage(.allInTitle, .term(name))
        named.ahead = SearchStage.Bonus.exactName
        stages.append(named)
      }
    }
    if let title = try title(names: named) {
      stages.append(stage(.allInTitle, title))
      if let begun = try titlesBegun() {
        stages += self.stages(begun, without: title, titleTerms)
        seen.append(begun.query)
      }
    }
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
    return try most + mostTogether
  }
}
