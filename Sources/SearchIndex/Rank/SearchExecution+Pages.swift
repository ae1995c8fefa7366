import SearchModel
import Xapian

extension SearchExecution {
  func fillRanked(
    _ response: inout SearchResponse, _ request: SearchRequest, _ planner: QueryPlanner,
    _ runner: MatchRunner,
    _ clause: QueryClause?
  ) throws {
    let window = PageWindow(request)
    var page = try ranker(runner, planner, request).page(planner, offset: window.offset, limit: window.length)
    let counted = try MatchCounter(runner: runner, planner: planner)
      .count(after: page, atMost: request.isTyping ? MatchCounter.typingLimit : nil)
    (response.count, response.countIsExact) = (counted.count, counted.isExact)
    window.cut(&page)
    for part in page.hits {
      try show(
        part.hits, of: part.matches, found: [part.kind], in: &response, request, clause, planner)
    }
    if page.hasMore { goOn(&response, request, after: page.count) }
    if request.explain { response.explanation += page.stages.map { Self.explain($0.stage, $0.size) } }
  }

  /// Says where the next page begins.
  private func goOn(_ response: inout SearchResponse, _ request: SearchRequest, after shown: Int) {
    response.next = request.start.addingReportingOverflow(shown).partialValue
    response.cursor = SearchCursor(after: response, of: request)
  }

  /// Refuses the cursor of another search, and says when the index is no longer the one it came from.
  func check(
    _ cursor: SearchCursor?, of request: SearchRequest, against response: inout SearchResponse
  ) throws(LimelightError) {
    guard let cursor else { return }
    guard cursor.fingerprint == request.fingerprint else {
      throw LimelightError(
        .usage, "the cursor belongs to another search",
        hint: "Repeat the words, filters and order of the first page.")
    }
    if cursor.revision == response.revision { return }
    let consequence =
      cursor.seen == nil ? "some entities may come twice or be left out" : "what was shown before is left out"
    response.notices.append(
      Notice("cursor-expired", "The index has changed since the page before; \(consequence)."))
  }

  func ranker(_ runner: MatchRunner, _ planner: QueryPlanner, _ request: SearchRequest) throws -> Ranker {
    Ranker(
      runner: runner, now: now, hasOrderValues: try snapshot.facts.hasOrderValues, engagement: engagement,
      balancesApps: try Set(request.apps).count != 1 && snapshot.facts.hasSeveralApps,
      meaning: MeaningOrder(semantics, planner.required, request: request))
  }

  /// - Parameters:
  ///   - stages: what is sorted.
  ///   - docids: the same, if it was found before.
  func fillSorted(
    _ response: inout SearchResponse, _ request: SearchRequest, _ planner: QueryPlanner,
    _ runner: MatchRunner,
    _ clause: QueryClause?, _ stages: [SearchStage], _ docids: [UInt32]?
  ) throws {
    let sorting = try SortKeys(request.sort, resolver: resolver, database: snapshot.database)
    response.notices += sorting.notices
    response.countIsExact = true
    guard let stage = try SearchStage.union(stages) else { return }
    let window = PageWindow(request)
    let found = docids.map { Query.docids($0) }
    let last = window.offset < runner.documentCount ? window.end : 0
    let matches = try runner.sorted(found ?? stage.counted(), by: sorting, count: last)
    response.count = matches.estimated
    let end = min(response.count, window.end)
    guard window.offset < end else { return }
    let tier = stage.parts(weight: 0).tier
    let hits = matches.hits.enumerated().dropFirst(window.offset).map {
      RankedHit(docid: $1.docid, parts: ScoreParts(tier: tier, text: 0), index: $0)
    }
    var page = RankedPage(hits: [(stage.kind, matches, hits)], hasMore: end < response.count)
    window.cut(&page)
    for part in page.hits {
      try show(part.hits, of: matches, found: stages.map(\.kind), in: &response, request, clause, planner)
    }
    if page.hasMore { goOn(&response, request, after: page.count) }
    if request.explain { response.explanation.append(Self.explain(stage, response.count)) }
  }

  private func show(
    _ hits: [RankedHit], of matches: MatchSet, found kinds: [SearchStage.Kind],
    in response: inout SearchResponse, _ request: SearchRequest, _ clause: QueryClause?,
    _ planner: QueryPlanner
  ) throws {
    let keep = request.attributes.map { wanted in { wanted.contains($0) } }
    var highlighters: [Bool: Highlighter] = [:]
    var all = response.hits
    response.hits = []
    all.reserveCapacity(all.count + hits.count)
    try MatchRunner.forEachEntity(hits, of: matches, keeping: keep) { hit, entity in
      var shown = EntityHit(entity: entity, score: hit.parts.score, tier: hit.parts.tier)
      if request.includesHighlights, let clause {
        let completes = hit.parts.completes || kinds.contains(where: Self.completing.contains)
        let highlighter =
          try highlighters[completes]
          ?? self.highlighter(clause, request, kinds, planner, completes: completes)
        highlighters[completes] = highlighter
        let found = highlighter.result(shown.entity.entity)
        shown.highlights = found.highlights
        shown.elementHighlights = found.elements
        shown.extract = found.extract
      }
      if request.explain { shown.explanation = hit.parts.explanation }
      all.append(.entity(shown))
    }
    response.hits = all
  }

  /// Stages that find words by their beginnings.
  private static let completing: Set<SearchStage.Kind> = [.titleStart, .completed, .corrected]

  /// Whole words, beginnings and other spellings are found by different stages; hits show what they were found by.
  private func highlighter(
    _ clause: QueryClause, _ request: SearchRequest, _ kinds: [SearchStage.Kind], _ planner: QueryPlanner,
    completes: Bool
  ) throws -> Highlighter {
    var forms = NeedleSet.Forms()
    forms.completes = completes
    forms.together = try planner.wholesOfWords
    var clause = clause
    if let composing = planner.composing, completes {
      forms.near[composing] = try HangulComposition(composing.token)?.texts(
        in: planner.field, facts: snapshot.facts)
    }
    if kinds.contains(.corrected), let meant = try planner.readOtherwise() {
      let length = planner.field.prefix.count
      clause = .all(meant.required)
      forms.near = try meant.corrections(in: planner.field).mapValues { (near: [NearTerm]) -> [String] in
        near.map { String($0.term.dropFirst(length)) }
      }
    }
    if kinds.contains(.someWords), let cut = planner.known.cut { clause = .all(cut.required) }
    return Highlighter(
      needles: NeedleSet(clause, forms: forms, stemmers: planner.words.stemmers), analyzer: analyzer,
      namesOnly: request.namesOnly, extracts: request.includesExtracts)
  }

  private static func explain(_ stage: SearchStage, _ size: Int?) -> String {
    let found = size.map { "\($0) found" } ?? "more than the page needs"
    return "\(stage.kind.rawValue) (\(found)): \(stage.query.description)"
  }
}
