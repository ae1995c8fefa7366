import IndexSchema
import SearchModel
import Xapian

/// Turns a recognised query into the matches that answer it on one snapshot, best tier first.
struct QueryPlanner {
  let facts: SnapshotFacts
  private(set) var words: WordQueries
  let attributes: AttributeQueries
  let beginnings: WordBeginnings
  let titles: TitleQueries
  let analyzer: TextAnalyzer
  let namesOnly: Bool
  /// Whether the syntax or an operator says that nothing may be missing.
  let isExplicit: Bool

  private(set) var scope: QueryScope
  /// Conditions that the stored entity decides, for every stage.
  private(set) var checks: [any DocumentCheck] = []
  private(set) var required: [QueryClause]
  /// So many letters of a word its neighbours have in any case.
  private(set) var keptLetters = 0
  /// As the words were typed; `nil` if these are others.
  private(set) var typed: String?
  /// What the search asked before.
  private(set) var known = Known()

  final class Known {
    /// By the prefix of the field.
    var corrections: [String: [QueryWord: [NearTerm]]] = [:]
    /// `nil` until looked for, as all that is found once.
    var titlesBegun: TitlesBegun??
    var typedName: String??
    /// Whether a word is unknown and has no neighbour.
    var hasStrangers: [String: Bool] = [:]
    var meant: QueryPlanner??
    var finished: QueryPlanner??
    var together: [Neighbours: QueryWord]?
    /// What some of the words were looked for by, if runs without blanks were cut for it.
    var cut: QueryPlanner?
    /// Words that do not weigh; `nil` until asked for.
    var common: Set<QueryWord>?

    /// What was found before, else what is found now.
    func once<Value>(
      _ place: ReferenceWritableKeyPath<Known, Value?>, _ find: () throws -> Value
    ) rethrows -> Value {
      if let found = self[keyPath: place] { return found }
      let found = try find()
      self[keyPath: place] = found
      return found
    }
  }

  /// Prepares the query; `clause` is `nil` to ask for everything in scope.
  ///
  /// - Parameters:
  ///   - conditions: what every hit has to satisfy besides.
  ///   - joinsAll: whether the parts of the query were joined by `AND`.
  init(
    _ clause: QueryClause?, request: SearchRequest, now: Double, isLocked: Bool = false,
    snapshot: IndexSnapshot, analyzer: TextAnalyzer, conditions: [SpotlightPlan] = [],
    budget: StoredBudget = StoredBudget(), joinsAll: Bool = false
  ) throws {
    facts = snapshot.facts
    self.analyzer = analyzer
    words = WordQueries(stemmers: try snapshot.facts.stemmers)
    beginnings = WordBeginnings(facts: facts, words: words, count: clause?.beginnings ?? 0)
    attributes = AttributeQueries(
      words: words, beginnings: beginnings, facts: facts,
      values: SharedValues(database: snapshot.database, analyzer: analyzer, budget: budget), budget: budget)
    titles = TitleQueries(facts: facts, words: words)
    namesOnly = request.namesOnly
    typed = request.text
    isExplicit = joinsAll || request.syntax != .forgiving
    scope = try QueryScope(request, now: now, isLocked: isLocked, facts: snapshot.facts)
    let conjuncts = clause?.conjuncts ?? []
    required = conjuncts.filter { !$0.isNegative }
    for condition in conditions {
      scope.require(condition.query)
      add(condition.check)
    }
    let stored = StoredText(words: words, analyzer: analyzer, budget: budget)
    for clause in required {
      if case .attribute(let condition) = clause {
        add(StoredCheck(condition, isNegated: false, text: stored))
      } else {
        add(ClauseCheck(clause, isNegated: false, in: field, text: stored))
      }
    }
    try exclude(conjuncts.filter(\.isNegative), stored)
  }

  /// The same query about other words.
  func asking(_ clauses: [QueryClause], keepingLetters kept: Int = 0) -> QueryPlanner {
    var planner = self
    (planner.required, planner.known, planner.typed, planner.keptLetters) = (clauses, Known(), nil, kept)
    return planner
  }

  /// The same query where its parts are alternatives of each other.
  var withPhrasesFirst: QueryPlanner {
    var planner = self
    planner.words.phrasesFirst = facts
    return planner
  }

  private mutating func add(_ check: (any DocumentCheck)?) {
    if let check { checks.append(check) }
  }

  private mutating func exclude(_ clauses: [QueryClause], _ stored: StoredText) throws {
    for clause in clauses {
      switch clause {
      case .all(let inner): try exclude(inner, stored)
      case .not(.attribute(let condition)):
        // What terms cannot decide must not be excluded by them either.
        if let check = StoredCheck(condition, isNegated: true, text: stored) {
          checks.append(check)
        } else {
          scope.exclude(try attributes.query(condition))
        }
      // What the word finds, other forms of it too; it is excluded as it stands, never completed or corrected.
      case .not(.word(let word)) where !word.isBeginning: scope.exclude(words.word(word, in: field))
      case .not(let inner):
        if let check = ClauseCheck(inner, isNegated: true, in: field, text: stored) {
          checks.append(check)
        } else {
          scope.exclude(try query(inner))
        }
      case .word, .phrase, .attribute, .any: break
      }
    }
  }

  // MARK: Stages

  /// The clauses that are about words, in any attribute or in the title.
  var textual: [QueryClause] { required.filter { !$0.isFilter } }

  /// Whether words rank the hits.
  var ranks: Bool { !textual.isEmpty }

  /// All words anywhere: what is counted; titles first.
  func allWords() throws -> SearchStage {
    guard ranks else {
      let conditions = try required.map { try query($0) }
      let counted =
        conditions.isEmpty ? scope.everything() : scope.restrict(.scaled(WordQueries.all(conditions), by: 0))
      return SearchStage(kind: .everything, query: counted, weighting: .boolean) { counted }
    }
    let base = try conjunction()
    let ranked: Query
    if let word = onlyWord, let title = words.wordTerms(word, in: .names) {
      // Words of titles are words of the entity, so each bonus goes to a document that is found anyway.
      let readings = TitleReading.all(of: [word])
      ranked = .or([
        base,
        .graded([
          (SearchStage.Bonus.allInTitle, title),
          (SearchStage.Bonus.titlePrefix, readings.map { Terms.titleStart($0.text) }),
          (SearchStage.Bonus.exactTitle, titles.exactTerms(readings)),
          (SearchStage.Bonus.exactName, try typedName.map { [$0] } ?? []),
          (SearchStage.Bonus.asMarked, marked),
        ]),
      ])
    } else {
      let bonuses = try titleBonuses()
      ranked = weighed(base, bonuses)
    }
    return SearchStage(
      kind: .allWords, query: scope.restrict(ranked), weighting: try weighting(),
      documents: onlyWordTerms.flatMap { documents(DocumentSet(terms: $0)) }
    ) { scope.restrict(try conjunction()) }
  }

  private func titleBonuses() throws -> [Query] {
    guard let title = try title(names: unfinished != nil) else { return [] }
    var bonuses = [Self.bonus(SearchStage.Bonus.allInTitle, title)]
    if let lines = try lines() { bonuses.append(Self.bonus(SearchStage.Bonus.allInLines, lines)) }
    if !marked.isEmpty {
      // Words that were typed without marks are still asked for.
      let all = try marked.map { Query.term($0) } + [conjunction(names: unfinished != nil)]
      bonuses.append(Self.bonus(SearchStage.Bonus.asMarked, WordQueries.all(all)))
    }
    guard let typed = plainWords else { return bonuses }
    let readings = TitleReading.all(of: typed)
    bonuses.append(Self.bonus(SearchStage.Bonus.titlePrefix, try titles.beginning(readings)))
    bonuses.append(Self.bonus(SearchStage.Bonus.exactTitle, titles.exact(readings)))
    if let name = try typedName { bonuses.append(Self.bonus(SearchStage.Bonus.exactName, .term(name))) }
    return bonuses
  }

  /// Every word stands in the title or in the line below it; `nil` for a single word.
  private func lines() throws -> Query? {
    guard textual.count > 1, field == .everywhere else { return nil }
    return try all(textual) {
      WordQueries.any([
        try query($0, in: .names, names: unfinished != nil), try query($0, in: .subtitle),
      ])
    }
  }
}
