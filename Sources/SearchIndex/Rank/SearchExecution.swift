import IndexSchema
package import SearchModel
import Xapian

/// Answers searches from one snapshot of the index: text to clauses to matches to a ranked page.
///
/// Used by one thread at a time. Errors of Xapian go through unchanged, so that the reader can repeat the whole read on
/// a fresh snapshot.
package struct SearchExecution {
  let snapshot: IndexSnapshot
  let now: Double
  let isLocked: Bool
  let engagement: Engagement
  let semantics: SemanticRanking?
  /// Whether to throw `SpotlightCompiler.NotBrief` instead of taking longer than finding a few terms.
  var isBrief = false
  let resolver: KeyResolver
  let analyzer = TextAnalyzer()
  /// Shared with the counts that suggestions take.
  private let budget = StoredBudget()

  /// Prepares to search.
  ///
  /// - Parameters:
  ///   - now: in seconds since 1970, decides what has expired and what is recent.
  ///   - isLocked: whether the session is; protected entities are out of scope then.
  ///   - engagement: what this person opened before after typing the same.
  ///   - semantics: what heeds the meaning of descriptive queries; `nil` for nothing.
  init(
    snapshot: IndexSnapshot, now: Double, isLocked: Bool = false, engagement: Engagement = .none,
    semantics: SemanticRanking? = nil
  ) {
    self.semantics = semantics
    self.snapshot = snapshot
    self.now = now
    self.isLocked = isLocked
    self.engagement = engagement
    resolver = KeyResolver(snapshot.customKeys, schema: snapshot.stamp.schema)
  }

  /// The entities that answer a request; intents are the caller's to add.
  ///
  /// - Throws: `LimelightError(.usage)` for a bad query in strict syntax; `XapianError` as it came, to be
  ///   answered with a fresh snapshot.
  package func respond(to request: SearchRequest) throws -> SearchResponse {
    let started = MonotonicClock.now()
    var response = SearchResponse()
    let revision = try snapshot.database.revision
    response.revision = "\(snapshot.generation).\(revision)"
    try check(request.cursor, of: request, against: &response)
    defer { response.tookMilliseconds = (MonotonicClock.now() - started) * 1000 }
    let conditions = try conditions(of: request)
    if isBrief, try !isSurelyBrief(conditions) { throw SpotlightCompiler.NotBrief() }
    snapshot.facts.willSearch()
    let parsed = request.syntax == .spotlight ? ParsedQuery(clause: nil) : try parse(request)
    let listsScope = Self.listsScope(request)
    response.notices += parsed.notices.filter { !listsScope || $0.code != Notice.nothingToSearch.code }
    response.notices += conditions.flatMap(\.notices)
    guard parsed.clause != nil || !conditions.isEmpty || listsScope else {
      if response.notices.isEmpty { response.notices = [.nothingToSearch] }
      return response
    }
    let short = try parsed.clause.map { try QueryShortening.shorten($0, facts: snapshot.facts) }
    let clause = short?.clause
    if short?.isShortened == true {
      response.notices.append(
        .queryShortened("The query asks for too much: the rarest words and the first conditions count."))
    }
    let (planner, runner) = try prepare(clause, request, conditions, joinsAll: parsed.joinsAll)
    if request.explain {
      if let clause { response.explanation.append("query: \(clause)") }
      response.explanation += conditions.flatMap(\.explanation)
    }
    if clause?.isOnlyWords == true { response.words = planner.plainWords?.map(\.token.text) ?? [] }
    let counter = MatchCounter(runner: runner, planner: planner)
    let isWholeWanted = !request.sort.isEmpty || !request.facets.isEmpty
    let stages = isWholeWanted ? try counter.stages() : []
    let docids = request.facets.isEmpty ? nil : try runner.docids(stages)
    if request.countOnly {
      let counted = try docids.map { ($0.count, true) } ?? counter.count(atMost: nil)
      (response.count, response.countIsExact) = counted
    } else if request.sort.isEmpty {
      try fillRanked(&response, request, planner, runner, clause)
    } else {
      try fillSorted(&response, request, planner, runner, clause, stages, docids)
    }
    if planner.beginnings.hasLost {
      response.notices.append(
        .queryShortened("Only the most frequent of the words that begin so count."))
    }
    if let docids {
      let counted = try FacetCounter(runner: runner, resolver: resolver).facets(request.facets, among: docids)
      response.facets = counted.facets
      response.notices += counted.notices
    }
    if request.suggestionLimit > 0, !request.countOnly {
      try Suggester(execution: self, request: request, query: short, planner: planner, runner: runner)
        .fill(&response)
    }
    if budget.isIncomplete {
      response.countIsExact = false
      response.notices.append(.resultsIncomplete)
    }
    return response
  }

  private func prepare(
    _ clause: QueryClause?, _ request: SearchRequest, _ conditions: [SpotlightPlan], joinsAll: Bool
  ) throws -> (QueryPlanner, MatchRunner) {
    let planner = try QueryPlanner(
      clause, request: request, now: now, isLocked: isLocked, snapshot: snapshot, analyzer: analyzer,
      conditions: conditions, budget: budget, joinsAll: joinsAll)
    let runner = MatchRunner(
      database: snapshot.database, facts: snapshot.facts, documentCount: try snapshot.facts.documentCount,
      checks: planner.checks)
    return (planner, runner)
  }

  /// How many entities a query has within what limits the request.
  func count(_ clause: QueryClause, _ request: SearchRequest, joinsAll: Bool) throws -> Int {
    let (planner, runner) = try prepare(clause, request, conditions(of: request), joinsAll: joinsAll)
    return try MatchCounter(runner: runner, planner: planner).count(atMost: nil).count
  }

  /// An empty query asks for nothing, unless the request itself says what to list.
  private static func listsScope(_ request: SearchRequest) -> Bool {
    guard request.text.unicodeScalars.allSatisfy(\.properties.isWhitespace) else { return false }
    let filters = [request.apps, request.types, request.domains]
    return filters.contains { !$0.isEmpty } || !request.sort.isEmpty || !request.facets.isEmpty
  }

  /// What the request states in Core Spotlight's query language.
  private func conditions(of request: SearchRequest) throws -> [SpotlightPlan] {
    let texts = (request.syntax == .spotlight ? [request.text] : []) + request.conditions
    if texts.isEmpty { return [] }
    let compiler = SpotlightCompiler(snapshot: snapshot, analyzer: analyzer, isBrief: isBrief)
    return try texts.map { text in
      try compiler.plan(SpotlightParser.parse(text, now: now, customKeys: snapshot.customKeys))
    }
  }

  /// So few documents are read in less time than two changes of thread take, or little more.
  private static let fewDocuments = 32

  private func isSurelyBrief(_ conditions: [SpotlightPlan]) throws -> Bool {
    guard let most = conditions.compactMap(\.most).min(), most <= Self.fewDocuments else { return false }
    return try snapshot.facts.knowsExpired(by: now)
  }

  func parse(_ request: SearchRequest) throws -> ParsedQuery {
    let words: (String) -> [QueryWord] = { QueryWord.words(of: $0, analyzer: analyzer) }
    switch request.syntax {
    case .forgiving, .spotlight: break
    case .strict:
      try StrictSyntax(target: resolver.target, words: words, nearest: resolver.nearest, now: now)
        .check(request.text)
    }
    let recognizer = QueryRecognizer(
      target: resolver.target, words: words, now: now, isTyping: request.isTyping)
    let parsed = recognizer.parse(request.text)
    if request.syntax == .strict, parsed.clause == nil {
      throw StrictSyntax.error("There is nothing to search for.", in: request.text, at: 0)
    }
    return parsed
  }
}
