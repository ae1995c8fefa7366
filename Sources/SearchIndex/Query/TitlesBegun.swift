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
    guard let unfinished, let folded = plainWords.map(Self.folded) else { return nil }
    var begun: TitlesBegun
    if let term = NameBeginnings.titleTerm(folded, facts: facts) {
      guard try facts.hasTerm(term) else { return nil }
      begun = TitlesBegun(query: .term(term), documents: DocumentSet(terms: [term]))
    } else if let found = try titles.titles(continuing: folded) {
      if found.isEmpty { return nil }
      begun = TitlesBegun(
        query: WordQueries.any(found.map { .term($0) }), documents: DocumentSet(terms: found))
    } else {
      // Values of titles are looked at only where their words are found.
      let names = try query(begunInNames: NameBeginnings(of: unfinished, facts: facts))
      begun = TitlesBegun(query: .filter(names, by: try titles.anyTitle(beginningWith: folded).query))
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
