import IndexSchema
import SearchModel
import Xapian

/// Turns a recognised query into the matches that answer it on one snapshot, best tier first.
struct QueryPlanner {
  let database: Database
  let words: WordQueries
  let attributes: AttributeQueries
  let titles: TitleQueries
  let analyzer: TextAnalyzer
  let namesOnly: Bool

  private(set) var scope: QueryScope
  /// Conditions that the stored entity decides, for every stage.
  private(set) var checks: [StoredCheck] = []
  private let required: [QueryClause]

  /// Prepares the query; `clause` is `nil` to ask for everything in scope.
  init(
    _ clause: QueryClause?, request: SearchRequest, now: Double, snapshot: IndexSnapshot,
    analyzer: TextAnalyzer
  ) throws {
    database = snapshot.database
    self.analyzer = analyzer
    words = WordQueries(stemmers: try snapshot.facts.stemmers)
    attributes = AttributeQueries(words: words, database: database)
    titles = TitleQueries(database: database, words: words)
    namesOnly = request.namesOnly
    scope = try QueryScope(request, now: now, facts: snapshot.facts)
    let conjuncts = clause?.conjuncts ?? []
    required = conjuncts.filter { !$0.isNegative }
    for case .attribute(let condition) in required {
      add(StoredCheck(condition, isNegated: false, words: words, analyzer: analyzer))
    }
    try exclude(conjuncts.filter(\.isNegative))
  }

  private mutating func add(_ check: StoredCheck?) {
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
  private var textual: [QueryClause] { required.filter { !$0.isFilter } }

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
    var bonuses: [Query] = []
    if let title = try title(completions: nil) {
      bonuses.append(Self.bonus(SearchStage.Bonus.allInTitle, title))
      if let typed = plainWords {
        let folded = Self.folded(typed)
        if let beginning = try titles.beginning(folded, typed) {
          bonuses.append(Self.bonus(SearchStage.Bonus.titlePrefix, beginning))
        }
        bonuses.append(Self.bonus(SearchStage.Bonus.exactTitle, titles.exact(folded)))
      }
    }
    let ranked = bonuses.isEmpty ? base : Query.andMaybe(base, WordQueries.any(bonuses))
    return SearchStage(
      kind: .allWords, query: scope.restrict(ranked), weighting: weighting
    ) { scope.restrict(try conjunction()) }
  }

  /// What the last word finds beyond that when it is only the beginning of a word.
  ///
  /// One stage, or two if so many words begin so that not all can be asked for: then titles that begin with
  /// the whole text come first, by a match that stops as soon as it has enough.
  func completed() throws -> [SearchStage] {
    guard let unfinished = textual.flatMap(\.words).last, unfinished.isUnfinished else { return [] }
    var completions = WordCompletion.none
    // One or two letters begin so many words that only those of titles are worth asking for.
    if !namesOnly, unfinished.token.text.unicodeScalars.count > 2 {
      completions = try WordCompletion(of: unfinished, in: .everywhere, database: database)
      // Words of titles are among these, so no title goes on either.
      if completions.terms.isEmpty { return [] }
    }
    let names = try WordCompletion(of: unfinished, in: .names, database: database)
    if !completions.isComplete { completions.terms += names.terms }
    let finished = try conjunction()
    var stages: [SearchStage] = []
    var seen = finished
    var begun: [Query] = []
    if let folded = plainWords.map(Self.folded) {
      if let found = try titles.titles(continuing: folded) {
        begun = found
      } else {
        let start = TitleQueries.anyTitle(beginningWith: folded)
        let fresh = scope.restrict(.andNot(start, finished))
        stages.append(SearchStage(kind: .titleStart, query: fresh, weighting: .boolean) { fresh })
        seen = .or([finished, start])
      }
    }
    if completions.terms.isEmpty, begun.isEmpty { return stages }
    var bonuses: [Query] = []
    if !names.terms.isEmpty, let title = try title(completions: names.terms) {
      bonuses.append(Self.bonus(SearchStage.Bonus.allInTitle, title))
    }
    if !begun.isEmpty { bonuses.append(Self.bonus(SearchStage.Bonus.titlePrefix, WordQueries.any(begun))) }
    func base() throws -> Query {
      var ways = completions.terms.isEmpty ? [] : [try conjunction(completions: completions.terms)]
      // Found even if its word is too rare to be among the completions.
      if !begun.isEmpty { ways.append(.scaled(WordQueries.any(begun), by: 0)) }
      return .andNot(WordQueries.any(ways), seen)
    }
    let completed = try base()
    let ranked = bonuses.isEmpty ? completed : Query.andMaybe(completed, WordQueries.any(bonuses))
    stages.append(
      SearchStage(kind: .completed, query: scope.restrict(ranked), weighting: weighting) {
        scope.restrict(try base())
      })
    return stages
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
  private var weighting: Weighting {
    textual.flatMap(\.words).count < 5 ? .bm25(k1: 1, k2: 0, k3: 1, b: 0, minNormLength: 0.5) : .ineB2(c: 1)
  }

  private var field: SearchField { namesOnly ? .names : .everywhere }

  /// The words, if the query is nothing but words that must all be there.
  private var plainWords: [QueryWord]? {
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

  private static func folded(_ words: [QueryWord]) -> String {
    words.map(\.token.text).joined(separator: " ")
  }

  private func conjunction(completions: [Query]? = nil) throws -> Query {
    WordQueries.all(try required.map { try query($0, completions: completions) })
  }

  /// All words in the title; `nil` if a condition on another attribute makes that meaningless.
  private func title(completions: [Query]?) throws -> Query? {
    let clauses = textual
    guard !clauses.isEmpty else { return nil }
    return WordQueries.all(try clauses.map { try query($0, in: .names, completions: completions) })
  }

  private static func bonus(_ weight: Double, _ query: Query) -> Query {
    .filter(.fixedWeight(weight), by: query)
  }

  private func query(
    _ clause: QueryClause, in place: SearchField? = nil, completions: [Query]? = nil
  ) throws -> Query {
    let place = place ?? field
    switch clause {
    case .word(let word):
      guard word.isUnfinished, let completions else { return words.word(word, in: place) }
      return words.beginning(word, in: place, completions: completions)
    case .phrase(let phrase): return words.phrase(phrase, in: place)
    case .attribute(let condition): return try attributes.query(condition)
    case .not(let inner):
      return .andNot(.everyEntity, try query(inner, in: place, completions: completions))
    case .all(let clauses):
      return WordQueries.all(
        try clauses.map { try query($0, in: place, completions: completions) })
    case .any(let clauses):
      return WordQueries.any(
        try clauses.map { try query($0, in: place, completions: completions) })
    }
  }
}

extension QueryClause {
  /// Whether it limits rather than ranks: a condition, or conditions joined.
  var isFilter: Bool {
    switch self {
    case .attribute(let condition): !condition.isAboutNames
    case .not(let inner): inner.isFilter
    case .all(let clauses), .any(let clauses): clauses.allSatisfy(\.isFilter)
    case .word, .phrase: false
    }
  }
}

extension AttributeClause {
  /// Whether it looks for words in the title, so that its hits have tiers like those of bare words.
  var isAboutNames: Bool {
    comparison == .matches && target.fields.contains { $0.prefix == Terms.titlePrefix }
  }
}
