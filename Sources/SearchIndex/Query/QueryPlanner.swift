import IndexSchema
import SearchModel
import Xapian

/// Turns a recognised query into the matches that answer it on one snapshot, best tier first.
struct QueryPlanner {
  let facts: SnapshotFacts
  let words: WordQueries
  let attributes: AttributeQueries
  let titles: TitleQueries
  let analyzer: TextAnalyzer
  let namesOnly: Bool

  private(set) var scope: QueryScope
  /// Conditions that the stored entity decides, for every stage.
  private(set) var checks: [any DocumentCheck] = []
  let required: [QueryClause]

  /// Prepares the query; `clause` is `nil` to ask for everything in scope.
  ///
  /// - Parameter conditions: what every hit has to satisfy besides.
  init(
    _ clause: QueryClause?, request: SearchRequest, now: Double, snapshot: IndexSnapshot,
    analyzer: TextAnalyzer, conditions: [SpotlightPlan] = []
  ) throws {
    facts = snapshot.facts
    self.analyzer = analyzer
    words = WordQueries(stemmers: try snapshot.facts.stemmers)
    attributes = AttributeQueries(words: words, database: snapshot.database)
    titles = TitleQueries(facts: facts, words: words)
    namesOnly = request.namesOnly
    scope = try QueryScope(request, now: now, facts: snapshot.facts)
    let conjuncts = clause?.conjuncts ?? []
    required = conjuncts.filter { !$0.isNegative }
    for condition in conditions {
      scope.require(condition.query)
      add(condition.check)
    }
    for case .attribute(let condition) in required {
      add(StoredCheck(condition, isNegated: false, words: words, analyzer: analyzer))
    }
    try exclude(conjuncts.filter(\.isNegative))
  }

  private mutating func add(_ check: (any DocumentCheck)?) {
    if let check { checks.append(check) }
  }

  private mutating func exclude(_ clauses: [QueryClause]) throws {
    for clause in clauses {
      switch clause {
      case .all(let inner): try exclude(inner)
      case .not(.attribute(let condition)):
        // What terms cannot decide must not be excluded by them either.
        if let check = StoredCheck(condition, isNegated: true, words: words, analyzer: analyzer) {
          checks.append(check)
        } else {
          scope.exclude(try attributes.query(condition))
        }
      case .not(let inner): scope.exclude(try query(inner))
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
      let folded = word.token.text
      ranked = .or([
        base,
        .graded([
          (SearchStage.Bonus.allInTitle, title),
          (SearchStage.Bonus.titlePrefix, [Terms.titleStart(folded)]),
          (SearchStage.Bonus.exactTitle, [titles.exactTerm(folded)]),
        ]),
      ])
    } else {
      let bonuses = try titleBonuses()
      ranked = weighed(base, bonuses)
    }
    return SearchStage(
      kind: .allWords, query: scope.restrict(ranked), weighting: weighting,
      documents: onlyWordTerms.flatMap { documents(DocumentSet(terms: $0)) }
    ) { scope.restrict(try conjunction()) }
  }

  private func titleBonuses() throws -> [Query] {
    guard let title = try title(completions: nil) else { return [] }
    var bonuses = [Self.bonus(SearchStage.Bonus.allInTitle, title)]
    if let lines = try lines() { bonuses.append(Self.bonus(SearchStage.Bonus.allInLines, lines)) }
    guard let typed = plainWords else { return bonuses }
    let folded = Self.folded(typed)
    if let beginning = try titles.beginning(folded, typed) {
      bonuses.append(Self.bonus(SearchStage.Bonus.titlePrefix, beginning))
    }
    bonuses.append(Self.bonus(SearchStage.Bonus.exactTitle, titles.exact(folded)))
    return bonuses
  }

  /// Every word stands in the title or in the line below it; `nil` for a single word.
  private func lines() throws -> Query? {
    guard textual.count > 1, field == .everywhere else { return nil }
    return WordQueries.all(
      try textual.map {
        WordQueries.any([try query($0, in: .names), try query($0, in: .subtitle)])
      })
  }

  /// Any of the words, when nothing has all of them.
  func someWords() throws -> SearchStage? {
    let alternatives = textual
    guard alternatives.count > 1 else { return nil }
    let conditions = required.filter(\.isFilter)
    func any() throws -> Query {
      let any = WordQueries.any(try alternatives.map { try query($0) })
      if conditions.isEmpty { return scope.restrict(any) }
      return scope.restrict(.filter(any, by: WordQueries.all(try conditions.map { try query($0) })))
    }
    return SearchStage(kind: .someWords, query: try any(), weighting: weighting) {
      try any()
    }
  }

  // MARK: Parts

  /// A weight without document lengths for what people type, the best descriptive one for sentences.
  var weighting: Weighting {
    textual.flatMap(\.words).count < 5 ? .bm25(k1: 1, k2: 0, k3: 1, b: 0, minNormLength: 0.5) : .ineB2(c: 1)
  }

  var field: SearchField { namesOnly ? .names : .everywhere }

  /// The words, if the query is nothing but words that must all be there.
  var plainWords: [QueryWord]? {
    var words: [QueryWord] = []
    for clause in required {
      switch clause {
      case .word(let word): words.append(word)
      case .phrase(let phrase): words += phrase
      case .attribute(let condition) where condition.isAboutNames: words += condition.words
      case .attribute, .not, .all, .any: return nil
      }
    }
    return words
  }

  /// The only word there is, if the query is nothing more and its words are single terms.
  var onlyWord: QueryWord? {
    guard required.count == 1, case .word(let word) = required[0] else { return nil }
    return word
  }

  /// The terms that find the only word; `nil` if it takes more than terms.
  var onlyWordTerms: [String]? { onlyWord.flatMap { words.wordTerms($0, in: field) } }

  /// What a stage finds as sets that need no match; `nil` if more than terms decides.
  func documents(_ any: DocumentSet, without none: DocumentSet? = DocumentSet()) -> SearchStage
    .Documents?
  {
    guard var none, let excluded = scope.excluded, checks.isEmpty else { return nil }
    none.terms += excluded.terms
    none.docids += excluded.docids
    return SearchStage.Documents(any: any, none: none)
  }

  static func folded(_ words: [QueryWord]) -> String {
    words.map(\.token.text).joined(separator: " ")
  }

  func conjunction(completions: [String]? = nil) throws -> Query {
    WordQueries.all(try required.map { try query($0, completions: completions) })
  }

  /// All words in the title; `nil` if a condition on another attribute makes that meaningless.
  func title(completions: [String]?) throws -> Query? {
    let clauses = textual
    guard !clauses.isEmpty else { return nil }
    return WordQueries.all(try clauses.map { try query($0, in: .names, completions: completions) })
  }

  /// The query with bonuses for documents of it that have them.
  ///
  /// Words of titles are words of the entity: where nothing but words is asked for, titles that have them all
  /// are found anyway, and need no filter.
  func weighed(_ query: Query, _ bonuses: [Query]) -> Query {
    if bonuses.isEmpty { return query }
    if required.allSatisfy(\.isOnlyWords) { return .or([query, WordQueries.any(bonuses)]) }
    return .weighed(query, more: WordQueries.any(bonuses))
  }

  static func bonus(_ weight: Double, _ query: Query) -> Query {
    .filter(.fixedWeight(weight), by: query)
  }

  func query(
    _ clause: QueryClause, in place: SearchField? = nil, completions: [String]? = nil,
    near: [QueryWord: [NearTerm]] = [:]
  ) throws -> Query {
    let place = place ?? field
    switch clause {
    case .word(let word):
      if let meant = near[word] { return .or([words.word(word, in: place), WordQueries.near(meant)]) }
      if word.isUnfinished, !near.isEmpty {
        let begun = try WordCompletion(of: word, in: place, facts: facts).terms
        let whole = words.word(word, in: place)
        return begun.isEmpty ? whole : .or([whole, words.beginning(word, in: place, completions: begun)])
      }
      guard word.isUnfinished, let completions else { return words.word(word, in: place) }
      return words.beginning(word, in: place, completions: completions)
    case .phrase(let phrase): return words.phrase(phrase, in: place)
    case .attribute(let condition): return try attributes.query(condition)
    case .not(let inner):
      return .andNot(.everyEntity, try query(inner, in: place, completions: completions, near: near))
    case .all(let clauses):
      return WordQueries.all(
        try clauses.map { try query($0, in: place, completions: completions, near: near) })
    case .any(let clauses):
      return WordQueries.any(
        try clauses.map { try query($0, in: place, completions: completions, near: near) })
    }
  }
}
