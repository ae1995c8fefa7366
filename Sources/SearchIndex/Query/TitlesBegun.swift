import IndexSchema
import Xapian

/// Titles that begin with the typed text and go on in the middle of a word: what somebody who has not typed all of it
/// most likely means.
struct TitlesBegun {
  let query: Query
  /// The same where terms alone decide.
  var documents: DocumentSet?
  /// What has words with the marks that were typed; `nil` if nothing has.
  var marked: Query?
}

extension QueryPlanner {
  /// The titles that begin so; `nil` if there are none.
  func titlesBegun() throws -> TitlesBegun? {
    if let answer = known.titlesBegun { return answer }
    let answer = try findTitlesBegun()
    known.titlesBegun = .some(answer)
    return answer
  }

  private func findTitlesBegun() throws -> TitlesBegun? {
    guard let unfinished, let typed = plainWords else { return nil }
    let unsegmented = typed.map(\.token.unsegmented).joined(separator: " ")
    var begun: TitlesBegun
    if let term = NameBeginnings.titleTerm(unsegmented, facts: facts) {
      guard try facts.hasTerm(term) else { return nil }
      begun = TitlesBegun(query: .term(term), documents: DocumentSet(terms: [term]))
    } else if let found = try titles.titles(continuing: Self.folded(typed)) {
      if found.isEmpty { return nil }
      begun = TitlesBegun(
        query: WordQueries.any(found.map { .term($0) }), documents: DocumentSet(terms: found))
    } else {
      // Too many to be named: they begin with as many letters as there are terms for, and have the words in a row.
      var parts: [Query] = []
      if let term = NameBeginnings.longestTitleTerm(unsegmented, facts: facts) { parts.append(.term(term)) }
      let folded = Self.folded(typed)
      let first = folded.prefix { $0 != " " }
      if first.endIndex < folded.endIndex { parts.append(.term(Terms.titleStart(String(first)))) }
      if parts.isEmpty { return nil }
      if typed.count > 2 { parts.append(words.phrase(typed.dropLast(), in: .names)) }
      parts.append(try query(begunInNames: NameBeginnings(of: unfinished, facts: facts)))
      begun = TitlesBegun(query: .and(parts))
    }
    if let marked = try NameBeginnings(marked: unfinished, facts: facts) {
      begun.marked = try query(begunInNames: marked)
    }
    return begun
  }

  /// The stages that find titles begun, those with the marks that were typed first.
  ///
  /// - Parameters:
  ///   - better: what stands before them.
  ///   - terms: the same where terms alone decide.
  func stages(_ begun: TitlesBegun, without better: Query, _ terms: DocumentSet?) -> [SearchStage] {
    func stage(_ query: Query, without earlier: [Query]) -> SearchStage {
      let fresh = scope.restrict(.andNot(query, WordQueries.any(earlier)))
      return SearchStage(kind: .titleStart, query: fresh, weighting: .boolean) { fresh }
    }
    guard let marked = begun.marked else {
      var whole = stage(begun.query, without: [better])
      whole.documents = begun.documents.flatMap { documents($0, without: terms) }
      return [whole]
    }
    var first = stage(.filter(begun.query, by: marked), without: [better])
    first.ahead = SearchStage.Bonus.asMarked
    return [first, stage(begun.query, without: [better, marked])]
  }
}
