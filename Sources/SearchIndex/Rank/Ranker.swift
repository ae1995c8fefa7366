import IndexSchema
import SearchModel
import Xapian

/// Puts the documents of all stages into one order and cuts a page out of it.
///
/// The order is total: tier, score, then docid ascending, which is newest first. Xapian's own order keeps the
/// tiers apart already; within them the first ``rankedPlaces`` places follow recency and ranking hints as well,
/// whatever page is asked for, so that pages never repeat or skip a place.
struct Ranker {
  let runner: MatchRunner
  let now: Double
  /// Whether any document has a date or a hint to rank by.
  let hasOrderValues: Bool
  /// What this person opened before after typing the same.
  var engagement = Engagement.none
  /// Whether several apps share the first places.
  var balancesApps = false
  /// What heeds the meaning of hits; `nil` where nothing does.
  var meaning: MeaningOrder?

  /// Places beyond follow the order of candidates.
  static let rankedPlaces = 200

  func page(
    _ planner: QueryPlanner, offset: Int, limit: Int
  ) throws -> RankedPage {
    let end = limit == 0 ? Int.max : offset.addingReportingOverflow(limit).partialValue
    let last = end < offset ? Int.max : end
    var page = RankedPage()
    var place = 0
    var found: [UInt32] = []
    var pending = try planner.allWordsStages()
    var next = 0
    var score: Double?
    // What has only some of the words follows where nothing better was found, and where no name was meant.
    var fills: Bool { place == 0 || isDescription }
    var isDescription = planner.isSurelyDescription
    while true {
      if next == pending.count {
        // Stages are planned only when the ones before did not fill the page.
        if page.planned.insert(.namesBegun).inserted {
          pending += try planner.begunInNames()
        } else if page.planned.insert(.completed).inserted {
          pending += try planner.begunAnywhere()
        } else if page.planned.insert(.corrected).inserted {
          if place == 0 {
            if let corrected = try planner.corrected() { pending.append(corrected) }
          } else if page.seen == 0, let beside = try planner.corrected(besides: found) {
            pending.append(beside)
          }
        } else if fills, page.planned.insert(.someWords).inserted {
          pending += try planner.someWords(besides: found)
        } else {
          return page
        }
        continue
      }
      if isDescription { pending[next].weakTier = .someWords }
      let stage = try planner.prepared(pending[next])
      next += 1
      var (sets, hits, size) = try hits(stage, after: place, until: last)
      for index in hits.indices {
        hits[index].parts.before = score
        score = hits[index].parts.score
      }
      if stage.kind == .allWords, place == 0, let best = hits.first {
        let isLast = !pending[next...].contains { $0.kind == .allWords }
        isDescription = planner.isDescription(best: best.parts.tier, count: isLast ? size : nil)
      }
      // A title that begins so is a name.
      if stage.kind == .titleStart, !hits.isEmpty { isDescription = planner.isSurelyDescription }
      page.stages.append((stage, size))
      if stage.kind == .allWords { page.seen += size ?? hits.count }
      let from = min(max(0, offset - place), hits.count)
      let to = min(max(from, last - place), hits.count)
      if from < to { page.append(hits[from..<to], of: sets, foundBy: stage.kind) }
      place += hits.count
      // All that the stages before have, unless the page is full.
      found += hits.map(\.docid)
      if place > last {
        page.hasMore = true
        page.unused = Array(pending[next...])
        return page
      }
    }
  }

  /// The hits of a stage up to the place after `last`, and how many it has in all if that is known.
  private func hits(
    _ stage: SearchStage, after place: Int, until last: Int
  ) throws -> ([MatchSet], [RankedHit], size: Int?) {
    let wanted = last == Int.max ? Int.max : last - place + 1
    let ranked = adjusts(stage) ? max(0, Self.rankedPlaces - place) : 0
    let everything = runner.documentCount
    let count = min(max(wanted, ranked, front(stage, after: place)), everything)
    if !stage.isRanked, favours(stage), let opened = try openedFirst(stage, count: count, ranked: ranked) {
      var (hits, sets) = (opened.hits, [opened.matches])
      try arrangeFront(&hits, &sets, stage, after: place)
      return (sets, hits, opened.size)
    }
    // What is not the first to have hits is not counted.
    let (matches, found) = try rankedMatch(stage, count: count, ranked: ranked, isCounted: place == 0)
    var hits = found
    let isWhole = hits.count < count || count == everything
    // Without a page to fill the match may have been cut short even so.
    let size =
      stage.isPart
      ? nil
      : stage.knownSize
        ?? (isWhole ? hits.count : matches.lowerBound == matches.upperBound ? matches.lowerBound : nil)
    var sets = [matches]
    try arrangeFront(&hits, &sets, stage, after: place)
    return (sets, hits, size)
  }

  /// The best hits of a stage, the first `ranked` of them by all that counts.
  func rankedMatch(
    _ stage: SearchStage, count: Int, ranked: Int, isCounted: Bool = false
  ) throws -> (MatchSet, [RankedHit]) {
    let matches = try runner.match(favoured(stage), count: count, isCounted: isCounted)
    var hits = matches.hits.enumerated().map { index, hit in
      let isFavoured = favours(stage) && engagement.has(hit.docid)
      let weight = isFavoured ? hit.weight - SearchStage.Bonus.engaged : hit.weight
      var parts = stage.parts(weight: weight)
      if isFavoured {
        parts.engagement = engagement.strengths[hit.docid] ?? 0
        parts.isOnScreen = engagement.onScreen.contains(hit.docid)
      }
      return RankedHit(docid: hit.docid, parts: parts, index: index)
    }
    if ranked > 0, adjusts(stage) { try adjust(&hits, stage, first: min(ranked, hits.count)) }
    return (matches, hits)
  }

  /// Whether anything beyond Xapian's weight decides the order of a stage.
  private func adjusts(_ stage: SearchStage) -> Bool {
    if stage.favoursShortTitles { return true }
    return stage.kind != .everything && (hasOrderValues || !engagement.isEmpty)
  }

  func favours(_ stage: SearchStage) -> Bool { !engagement.isEmpty && stage.kind != .everything }

  /// The stage with what was opened before at the front of its tier, so that it is among the candidates.
  private func favoured(_ stage: SearchStage) -> SearchStage {
    guard stage.isRanked, favours(stage) else { return stage }
    var stage = stage
    let opened = Query.filter(.fixedWeight(SearchStage.Bonus.engaged), by: .docids(engagement.docids))
    stage.query = .weighed(stage.query, more: opened)
    return stage
  }

  func adjust(_ hits: inout [RankedHit], _ stage: SearchStage, first: Int) throws {
    let values = try runner.facts.orderValues(of: hits[..<first].map(\.docid))
    for (index, values) in values.enumerated() {
      if let modified = values.modified {
        hits[index].parts.recency = ScoreParts.recency(modified: modified, now: now)
      }
      if let hint = values.hint { hits[index].parts.hint = ScoreParts.hint(hint) }
      if stage.favoursShortTitles { hits[index].parts.text += 20 / Double(1 + values.titleBytes) }
    }
    hits[..<first].sort { left, right in
      (left.parts.tier.rank, -left.parts.withinTier, left.docid)
        < (right.parts.tier.rank, -right.parts.withinTier, right.docid)
    }
  }
}
