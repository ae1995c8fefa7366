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
  private(set) var checks: [StoredCheck] = []
  private let required: [QueryClause]

  /// Prepares the query; `clause` is `nil` to ask for everything in scope.
  init(
    _ clause: QueryClause?, request: SearchRequest, now: Double, snapshot: IndexSnapshot,
    analyzer: TextAnalyzer
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
      ranked = bonuses.isEmpty ? base : Query.weighed(base, more: WordQueries.any(bonuses))
    }
    return SearchStage(
      kind: .allWords, query: scope.restrict(ranked), weighting: weighting,
      documents: onlyWordTerms.flatMap { documents(DocumentSet(terms: $0)) }
    ) { scope.restrict(try conjunction()) }
  }

  private func titleBonuses() throws -> [Query] {
    guard let title = try title(completions: nil) else { return [] }
    var bonuses = [Self.bonus(SearchStage.Bonus.allInTitle, title)]
    guard let typed = plainWords else { return bonuses }
    let folded = Self.folded(typed)
    if let beginning = try titles.beginning(folded, typed) {
      bonuses.append(Self.bonus(SearchStage.Bonus.titlePrefix, beginning))
    }
    bonuses.append(Self.bonus(SearchStage.Bonus.exactTitle, titles.exact(folded)))
    return bonuses
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
      completions = try WordCompletion(of: unfinished, in: .everywhere, facts: facts)
      // Words of titles are among these, so no title goes on either.
      if completions.terms.isEmpty { return [] }
    }
    let names = try WordCompletion(of: unfinished, in: .names, facts: facts)
    if !completions.isComplete { completions.terms += names.terms }
    let finished = try conjunction()
    var stages: [SearchStage] = []
    var seen = finished
    var known = onlyWordTerms.map { DocumentSet(terms: $0) }
    var begun: [String] = []
    if let folded = plainWords.map(Self.folded) {
      if let found = try titles.titles(continuing: folded) {
        begun = found
      } else {
        let start = try titles.anyTitle(beginningWith: folded)
        let fresh = scope.restrict(.andNot(start.query, finished))
        let documents = start.docids.flatMap { self.documents(DocumentSet(docids: $0), without: known) }
        stages.append(
          SearchStage(kind: .titleStart, query: fresh, weighting: .boolean, documents: documents) { fresh })
        seen = .or([finished, start.query])
        if let docids = start.docids { known?.docids += docids } else { known = nil }
      }
    }
    if completions.terms.isEmpty, begun.isEmpty { return stages }
    func ways() throws -> Query {
      var ways = completions.terms.isEmpty ? [] : [try conjunction(completions: completions.terms)]
      // Found even if its word is too rare to be among the completions.
      if !begun.isEmpty { ways.append(.scaled(WordQueries.any(begun.map { .term($0) }), by: 0)) }
      return WordQueries.any(ways)
    }
    var ranked = try ways()
    // Only a compound's last part is completed, beside its other parts.
    let isOneTerm = unfinished.token.parts.count == 1 || unfinished.token.whole != nil
    if onlyWord != nil, isOneTerm {
      ranked = .or([
        ranked,
        .graded([
          (SearchStage.Bonus.allInTitle, names.terms), (SearchStage.Bonus.titlePrefix, begun),
        ]),
      ])
    } else {
      var bonuses: [Query] = []
      if !names.terms.isEmpty, let title = try title(completions: names.terms) {
        bonuses.append(Self.bonus(SearchStage.Bonus.allInTitle, title))
      }
      if !begun.isEmpty {
        bonuses.append(Self.bonus(SearchStage.Bonus.titlePrefix, WordQueries.any(begun.map { .term($0) })))
      }
      if !bonuses.isEmpty { ranked = .weighed(ranked, more: WordQueries.any(bonuses)) }
    }
    let documents =
      isOneTerm ? self.documents(DocumentSet(terms: completions.terms + begun), without: known) : nil
    stages.append(
      SearchStage(
        kind: .completed, query: scope.restrict(.andNot(ranked, seen)), weighting: weighting,
        documents: documents
      ) { scope.restrict(.andNot(try ways(), seen)) })
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

  /// The only word there is, if the query is nothing more and its words are single terms.
  private var onlyWord: QueryWord? {
    guard required.count == 1, case .word(let word) = required[0] else { return nil }
    return word
  }

  /// The terms that find the only word; `nil` if it takes more than terms.
  private var onlyWordTerms: [String]? { onlyWord.flatMap { words.wordTerms($0, in: field) } }

  /// What a stage finds as sets that need no match; `nil` if more than terms decides.
  private func documents(_ any: DocumentSet, without none: DocumentSet? = DocumentSet()) -> SearchStage
    .Documents?
  {
    guard var none, let excluded = scope.excluded, checks.isEmpty else { return nil }
    none.terms += excluded.terms
    none.docids += excluded.docids
    return SearchStage.Documents(any: any, none: none)
  }

  private static func folded(_ words: [QueryWord]) -> String {
    words.map(\.token.text).joined(separator: " ")
  }

  private func conjunction(completions: [String]? = nil) throws -> Query {
    WordQueries.all(try required.map { try query($0, completions: completions) })
  }

  /// All words in the title; `nil` if a condition on another attribute makes that meaningless.
  private func title(completions: [String]?) throws -> Query? {
    let clauses = textual
    guard !clauses.isEmpty else { return nil }
    return WordQueries.all(try clauses.map { try query($0, in: .names, completions: completions) })
  }

  private static func bonus(_ weight: Double, _ query: Query) -> Query {
    .filter(.fixedWeight(weight), by: query)
  }

  private func query(
    _ clause: QueryClause, in place: SearchField? = nil, completions: [String]? = nil
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
