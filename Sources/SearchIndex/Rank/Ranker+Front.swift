import IndexSchema
import SearchModel
import Xapian

/// What happens at the front of a stage once its hits are in order: the same whatever page is asked for.
extension Ranker {
  /// How many hits of a stage have to be there for it, wherever the page lies.
  func front(_ stage: SearchStage, after place: Int) -> Int {
    max(
      balances(stage, after: place) ? AppBalance.places : 0,
      meaning?.looks(at: stage) == true ? SemanticRanking.candidates : 0)
  }

  private func balances(_ stage: SearchStage, after place: Int) -> Bool {
    balancesApps && stage.kind != .everything && place < AppBalance.places
  }

  /// Puts the front in order.
  ///
  /// - Parameter sets: the match sets that hits come from; another is added for each app that has to make room.
  func arrangeFront(
    _ hits: inout [RankedHit], _ sets: inout [MatchSet], _ stage: SearchStage, after place: Int
  ) throws {
    if let meaning, meaning.looks(at: stage) { try meaning.arrange(&hits, of: sets[0]) }
    guard balances(stage, after: place), hits.count > AppBalance.longestRun else { return }
    let first = try candidates(Array(hits.prefix(AppBalance.places)), of: sets[0])
    var more = sets
    var near: [AppBalance.Candidate]?
    let balanced = try AppBalance.balanced(first, places: AppBalance.places - place) { app in
      if stage.isRanked, hits.count >= AppBalance.looked {
        let looked = try near ?? candidates(Array(hits.prefix(AppBalance.looked)), of: sets[0])
        near = looked
        if let others = AppBalance.others(than: app, among: looked) { return others }
      }
      let (matches, others) = try rankedMatch(
        stage.without(app: app), count: AppBalance.places, ranked: AppBalance.places)
      more.append(matches)
      return try candidates(others.map { $0.from(more.count - 1) }, of: matches)
    }
    sets = more
    let moved = Set(balanced.map(\.hit.docid))
    hits = balanced.map(\.hit) + hits.filter { !moved.contains($0.docid) }
  }

  private func candidates(_ hits: [RankedHit], of matches: MatchSet) throws -> [AppBalance.Candidate] {
    // In the order of the match set, so that they are read in one call.
    let order = hits.indices.sorted { hits[$0].index < hits[$1].index }
    let entities = try MatchRunner.entities(order.map { hits[$0] }, of: matches) { _ in false }
    var apps = [String](repeating: "", count: hits.count)
    for (place, entity) in zip(order, entities) { apps[place] = entity.entity.key.app }
    return zip(hits, apps).map { AppBalance.Candidate(hit: $0, app: $1) }
  }
}

extension RankedHit {
  /// The same hit as one of another match set.
  func from(_ set: Int) -> RankedHit {
    var hit = self
    hit.set = set
    return hit
  }
}

extension SearchStage {
  /// What the stage finds in other apps.
  func without(app: String) -> SearchStage {
    var others = self
    let term = Query.term(Terms.app(app))
    others.query = .andNot(query, term)
    others.documents = nil
    let counted = counted
    others.counted = { .andNot(try counted(), term) }
    return others
  }
}

extension RankedPage {
  /// Adds hits of one stage, each with the match set it comes from.
  mutating func append(_ more: ArraySlice<RankedHit>, of sets: [MatchSet], foundBy kind: SearchStage.Kind) {
    var rest = more
    while let first = rest.first {
      let run = rest.prefix { $0.set == first.set }
      hits.append((kind, sets[first.set], Array(run)))
      rest = rest.dropFirst(run.count)
    }
  }
}
