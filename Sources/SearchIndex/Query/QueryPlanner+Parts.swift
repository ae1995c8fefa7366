import IndexSchema
import SearchModel
import Xapian

/// What stages are put together from.
extension QueryPlanner {
  /// Whether a query has so many words that it is a description.
  var isLong: Bool { wordCount >= RankingProfile.longQuery }

  /// Whether the query says by its signs that all of it must be there: quotes, groups, `AND`, or strict syntax.
  private var demandsAll: Bool {
    isExplicit || !textual.allSatisfy(\.isWord)
  }

  /// Whether the words may describe what is looked for, whatever is found.
  var isSurelyDescription: Bool { isLong && !demandsAll }

  /// Whether the words describe what is looked for rather than name it: then some of them are worth something too.
  ///
  /// - Parameters:
  ///   - best: the tier of the best entity with all words.
  ///   - count: how many there are, if that is known.
  func isDescription(best: RankTier, count: Int?) -> Bool {
    if demandsAll { return false }
    if isLong { return true }
    guard wordCount > 1, best > .titlePrefix else { return false }
    return wordCount > 2 || count ?? .max < RankingProfile.handful
  }

  var wordCount: Int { textual.reduce(0) { $0 + $1.words.count } }

  /// The best descriptive weight; for a few words that very many documents have, one without their lengths.
  func weighting(asksForAll: Bool = true) throws -> Weighting {
    if isLong { return RankingProfile.long }
    let counts = try textual.flatMap(\.words).map {
      try facts.frequency(field.term($0.token.parts[0].folded))
    }
    // Where all words are asked for, the rarest decides how many documents are looked at.
    let looked = (asksForAll ? counts.min() : counts.max()) ?? 0
    return try weighting(of: looked)
  }

  /// The same for so many documents.
  func weighting(of looked: Int) throws -> Weighting {
    isLong ? RankingProfile.long : RankingProfile.short(weighing: looked, of: try facts.documentCount)
  }

  var field: SearchField { namesOnly ? .names : .everywhere }

  /// The words, if the query is nothing but words that must all be there.
  var plainWords: [QueryWord]? { plainWords { _ in false } }

  /// The words that must all be there, if the query is nothing but words and what is left out of account.
  func plainWords(beside isLeftOut: (QueryClause) -> Bool) -> [QueryWord]? {
    var words: [QueryWord] = []
    for clause in required where !isLeftOut(clause) {
      switch clause {
      case .word(let word): words.append(word)
      case .phrase(let phrase): words += phrase
      case .attribute(let condition) where condition.isAboutNames: words += condition.words
      case .attribute, .not, .all, .any: return nil
      }
    }
    return words
  }

  /// The terms of the words that were typed with marks, marks included.
  var marked: [String] {
    textual.flatMap(\.words).flatMap { word in word.token.parts.compactMap { $0.exact.map(field.term) } }
  }

  /// The only word there is, if the query is nothing more and its words are single terms.
  var onlyWord: QueryWord? {
    guard required.count == 1, case .word(let word) = required[0], !word.isBeginning else { return nil }
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

  func conjunction(names: Bool = false) throws -> Query {
    try all(required) { try query($0, names: names) }
  }

  /// All words in the title; `nil` if a condition on another attribute makes that meaningless.
  func title(names: Bool = false) throws -> Query? {
    let clauses = textual
    guard !clauses.isEmpty else { return nil }
    return try all(clauses) { try query($0, in: .names, names: names) }
  }

  /// The query with bonuses for documents of it that have them.
  ///
  /// Words of titles are words of the entity: where all that is asked for may stand in titles, those that have it are
  /// found anyway, and need no filter.
  func weighed(_ query: Query, _ bonuses: [Query]) -> Query {
    if bonuses.isEmpty { return query }
    if !required.contains(where: { $0.isFilter || $0.excludes }) {
      return .or([query, WordQueries.any(bonuses)])
    }
    return .weighed(query, more: WordQueries.any(bonuses))
  }

  static func bonus(_ weight: Double, _ query: Query) -> Query {
    .filter(.fixedWeight(weight), by: query)
  }

  /// What a clause finds in a field.
  ///
  /// - Parameters:
  ///   - begun: what the unfinished word stands for.
  ///   - names: whether documents of words may be named instead, which weighs nothing.
  func query(
    _ clause: QueryClause, in place: SearchField? = nil, near: [QueryWord: [NearTerm]] = [:],
    begun: Query? = nil, names: Bool = false
  ) throws -> Query {
    let place = place ?? field
    switch clause {
    case .word(let word):
      if word.isUnfinished || word.isComposing, let begun { return begun }
      if names, !word.isBeginning, near.isEmpty {
        if let named = try named(word, in: place) { return named }
      }
      if let meant = near[word] { return .or([words.word(word, in: place), WordQueries.near(meant)]) }
      if word.isBeginning { return try beginnings.query(word, in: place) }
      if word.isUnfinished, !near.isEmpty {
        let begun = try WordCompletion(of: word, in: place, facts: facts).terms
        let whole = words.word(word, in: place)
        return begun.isEmpty ? whole : .or([whole, words.beginning(word, in: place, completions: begun)])
      }
      if place != field { return words.word(word, in: place) }
      let ranked = words.ranked(word, in: place, isAlone: wordCount < 2)
      guard try common.contains(word) else { return ranked }
      return try named(word, in: place) ?? .scaled(ranked, by: 0)
    case .phrase(let phrase): return words.phrase(phrase, in: place)
    case .attribute(let condition): return try attributes.query(condition)
    case .not(let inner):
      // What terms find too much of must not exclude: ``ClauseCheck`` decides.
      if inner.needsStored { return .everyEntity }
      return .andNot(
        .everyEntity,
        try query(inner, in: place, near: near, begun: begun, names: names))
    case .all(let clauses):
      return WordQueries.all(
        try clauses.map {
          try query($0, in: place, near: near, begun: begun, names: names)
        })
    case .any(let clauses):
      let planner = withPhrasesFirst
      func ways(_ clauses: [QueryClause]) throws -> [Query] {
        try clauses.map { try planner.query($0, in: place, near: near, begun: begun, names: names) }
      }
      // What lacks any of some is what has not all of them: one look at every entity instead of one for each.
      let excluded = clauses.compactMap(\.excludedByTerms)
      guard excluded.count > 1 else { return WordQueries.any(try ways(clauses)) }
      let lacking = Query.andNot(.everyEntity, WordQueries.all(try ways(excluded)))
      return WordQueries.any(try ways(clauses.filter { $0.excludedByTerms == nil }) + [lacking])
    }
  }

  /// Words that so many entities have that beside a rarer one they only find, and do not weigh, while the last is
  /// unfinished.
  var common: Set<QueryWord> {
    get throws {
      try known.once(\.common) {
        var frequencies: [QueryWord: Int] = [:]
        if unfinished != nil, !isLong {
          for case .word(let word) in required {
            frequencies[word] = try words.wordTerms(word, in: field)?.reduce(0) {
              try max($0, facts.frequency($1))
            }
          }
        }
        let rarest = frequencies.values.min() ?? 0
        let common = frequencies.filter { $0.value > max(rarest, RankingProfile.common) }
        return Set(common.keys)
      }
    }
  }

  /// The documents of a word by name, where that pays; `nil` also for what its letters alone may find.
  private func named(_ word: QueryWord, in place: SearchField) throws -> Query? {
    guard place != field || wordCount < 2 || word.token.text.utf8.count > 2 else { return nil }
    return try words.wordTerms(word, in: place).flatMap { try facts.documents(withAny: $0) }
  }
}
