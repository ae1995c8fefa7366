import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// The last word, if it may be only the beginning of one.
  var unfinished: QueryWord? {
    guard let last = textual.flatMap(\.words).last, last.isUnfinished else { return nil }
    return last
  }

  /// What the last word finds beyond that in names when it is only the beginning of a word: words with the marks that
  /// were typed, titles that begin with the whole text, then all names with its words.
  ///
  /// Neither weighs words, so a match stops as soon as it has enough, and both find every such entity.
  func begunInNames() throws -> [SearchStage] {
    guard let unfinished else { return [] }
    let names = try NameBeginnings(of: unfinished, facts: facts)
    let begun = try query(begunInNames: names)
    let finished = try conjunction(names: onlyWord == nil)
    let known = onlyWordTerms.map { DocumentSet(terms: $0) }
    var stages: [SearchStage] = []
    var seen = [finished]
    if let marked = try NameBeginnings(marked: unfinished, facts: facts) {
      let query = try query(begunInNames: marked)
      let fresh = scope.restrict(.andNot(query, finished))
      var stage = SearchStage(kind: .namesBegun, query: fresh, weighting: .boolean) { fresh }
      stage.ahead = SearchStage.Bonus.exactTitle
      stages.append(stage)
      seen.append(query)
    }
    let isMarked = seen.count > 1
    var start: (query: Query, documents: DocumentSet?)?
    if let folded = plainWords.map(Self.folded) { start = try titles(continuing: folded, in: begun) }
    if let start {
      let fresh = scope.restrict(.andNot(start.query, WordQueries.any(seen)))
      stages.append(
        SearchStage(
          kind: .titleStart, query: fresh, weighting: .boolean,
          documents: isMarked ? nil : start.documents.flatMap { self.documents($0, without: known) }
        ) { fresh })
      seen.append(start.query)
    }
    let fresh = scope.restrict(.andNot(begun, WordQueries.any(seen)))
    var documents: SearchStage.Documents?
    if !isMarked, onlyWord != nil, let terms = names.terms, var known, start == nil || start?.documents != nil
    {
      known.terms += start?.documents?.terms ?? []
      known.docids += start?.documents?.docids ?? []
      documents = self.documents(DocumentSet(terms: terms), without: known)
    }
    stages.append(
      SearchStage(kind: .namesBegun, query: fresh, weighting: .boolean, documents: documents) { fresh })
    return stages
  }

  /// What the last word finds besides as the beginning of words of any text.
  ///
  /// One or two letters begin so many words that only those of names are worth asking for.
  func begunAnywhere() throws -> [SearchStage] {
    guard let unfinished, !namesOnly else { return [] }
    var completions: [String] = []
    if unfinished.token.text.unicodeScalars.count > 2 {
      completions = try WordCompletion(of: unfinished, in: .everywhere, facts: facts).terms
    }
    if completions.isEmpty, required.count == 1 { return [] }
    let names = try NameBeginnings(of: unfinished, facts: facts)
    let ways = completions.isEmpty ? [] : [words.beginning(unfinished, in: field, completions: completions)]
    var begun = WordQueries.any(ways + [.scaled(names.query, by: 0)])
    if isTyping, let terms = names.terms, let named = try facts.documents(withAny: completions + terms) {
      begun = named
    }
    var seen = [try conjunction(names: onlyWord == nil), try query(begunInNames: names)]
    if let folded = plainWords.map(Self.folded),
      let start = try titles(continuing: folded, in: seen[1])
    {
      seen.append(start.query)
    }
    let all = WordQueries.all(try required.map { try query($0, begun: begun, names: isTyping) })
    let fresh = scope.restrict(.andNot(all, WordQueries.any(seen)))
    let stage = SearchStage(kind: .completed, query: fresh, weighting: try weighting()) { fresh }
    if !isTyping, let found = try foundFirst(stage, fresh) { return [found] }
    // What so many have begun in some text tells little but how new it is.
    return [SearchStage(kind: .completed, query: fresh, weighting: .boolean) { fresh }]
  }

  /// The conditions and words of the query in names, the last word begun.
  private func query(begunInNames names: NameBeginnings) throws -> Query {
    // A word alone stops early by itself.
    let named = onlyWord == nil ? try names.terms.flatMap { try facts.documents(withAny: $0) } : nil
    return WordQueries.all(
      try required.map {
        try query($0, in: $0.isFilter ? nil : .names, begun: named ?? names.query, names: onlyWord == nil)
      })
  }

  /// Titles that begin with this text in the middle of a word; `nil` if there are none.
  private func titles(
    continuing folded: String, in begun: Query
  ) throws -> (query: Query, documents: DocumentSet?)? {
    if let term = NameBeginnings.titleTerm(folded, facts: facts) {
      return (.term(term), DocumentSet(terms: [term]))
    }
    if let found = try titles.titles(continuing: folded) {
      return found.isEmpty ? nil : (WordQueries.any(found.map { .term($0) }), DocumentSet(terms: found))
    }
    // Values of titles are looked at only where their words are found.
    let start = try titles.anyTitle(beginningWith: folded)
    return (.filter(begun, by: start.query), nil)
  }
}
