import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// The last word, if it may be only the beginning of one.
  var unfinished: QueryWord? {
    guard let last = textual.flatMap(\.words).last, last.isUnfinished else { return nil }
    return last
  }

  /// The last word, if it is a run of Hangul whose last syllable may still be composed.
  var composing: QueryWord? {
    guard let last = textual.flatMap(\.words).last, last.isComposing else { return nil }
    return last
  }

  /// What the last word finds beyond that in names when it is only the beginning of a word: names with the marks that
  /// were typed, then all names with its words.
  ///
  /// Nothing weighs words, so a match stops as soon as it has enough, and finds every such entity.
  func begunInNames() throws -> [SearchStage] {
    guard let unfinished = self.unfinished ?? composing else { return [] }
    let names = try NameBeginnings(of: unfinished, facts: facts)
    let titles = try titlesBegun()
    var seen = [try conjunction(names: onlyWord == nil)] + (titles.map { [$0.query] } ?? [])
    func stage(_ begun: Query) -> SearchStage {
      let fresh = scope.restrict(.andNot(begun, WordQueries.any(seen)))
      return SearchStage(kind: .namesBegun, query: fresh, weighting: .boolean) { fresh }
    }
    let begun = try query(begunInNames: names)
    if let marked = try NameBeginnings(marked: unfinished, facts: facts) {
      let query = try query(begunInNames: marked)
      var first = stage(query)
      first.ahead = SearchStage.Bonus.exactTitle
      seen.append(query)
      return [first, stage(begun)]
    }
    var all = stage(begun)
    if onlyWord != nil, let terms = names.terms, var before = onlyWordTerms.map({ DocumentSet(terms: $0) }),
      titles == nil || titles?.documents != nil
    {
      before.terms += titles?.documents?.terms ?? []
      all.documents = documents(DocumentSet(terms: terms), without: before)
    }
    guard let together = try namesBegunTogether() else { return [all] }
    seen.append(begun)
    var last = stage(together)
    last.ahead = SearchStage.Bonus.allInLines
    return [all, last]
  }

  /// What the last word finds besides as the beginning of words of any text.
  ///
  /// One or two letters begin so many words that only those of names are worth asking for.
  func begunAnywhere() throws -> [SearchStage] {
    if let composing { return try composedAnywhere(composing) }
    guard let unfinished, !namesOnly else { return [] }
    var completions: [String] = []
    if unfinished.token.text.unicodeScalars.count > 2 {
      completions = try WordCompletion(of: unfinished, in: .everywhere, facts: facts).terms
    }
    if completions.isEmpty, required.count == 1 { return [] }
    let names = try NameBeginnings(of: unfinished, facts: facts)
    let ways = completions.isEmpty ? [] : [words.beginning(unfinished, in: field, completions: completions)]
    var begun = WordQueries.any(ways + [.scaled(names.query, by: 0)])
    var seen = [try conjunction(names: onlyWord == nil), try query(begunInNames: names)]
    if let titles = try titlesBegun() { seen.append(titles.query) }
    if let together = try namesBegunTogether() { seen.append(together) }
    var weighing = begun
    if let terms = names.terms.map({ completions + $0 }) {
      begun = try facts.documents(withAny: terms) ?? begun
      // As with words that so many have.
      let size = try terms.reduce(0) { try $0 + facts.frequency($1) }
      if size > RankingProfile.common { weighing = .scaled(begun, by: 0) }
    }
    let ranked = WordQueries.all(try required.map { try query($0, begun: weighing) })
    let all = WordQueries.all(try required.map { try query($0, begun: begun, names: true) })
    let fresh = scope.restrict(.andNot(all, WordQueries.any(seen)))
    // What so many have begun in some text tells little but how new it is.
    var stage = SearchStage(kind: .completed, query: fresh, weighting: .boolean) { fresh }
    stage.ranked = (ranked, try weighting())
    return [stage]
  }

  private func composedAnywhere(_ word: QueryWord) throws -> [SearchStage] {
    guard !namesOnly, let composed = try HangulComposition(word.token)?.query(in: field, facts: facts) else {
      return []
    }
    let all = WordQueries.all(try required.map { try query($0, begun: composed, names: true) })
    let seen = [
      try conjunction(names: onlyWord == nil),
      try query(begunInNames: NameBeginnings(of: word, facts: facts)),
    ]
    let fresh = scope.restrict(.andNot(all, WordQueries.any(seen)))
    return [SearchStage(kind: .completed, query: fresh, weighting: .boolean) { fresh }]
  }

  /// The conditions and words of the query in names, the last word begun.
  func query(begunInNames names: NameBeginnings) throws -> Query {
    // A word alone stops early by itself.
    let named = onlyWord == nil ? try names.terms.flatMap { try facts.documents(withAny: $0) } : nil
    return WordQueries.all(
      try required.map {
        try query($0, in: $0.isFilter ? nil : .names, begun: named ?? names.query, names: onlyWord == nil)
      })
  }
}
