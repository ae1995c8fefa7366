import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
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
      ranked = weighed(ranked, bonuses)
    }
    let documents =
      isOneTerm ? self.documents(DocumentSet(terms: completions.terms + begun), without: known) : nil
    stages.append(
      SearchStage(
        kind: .completed, query: scope.restrict(.andNot(ranked, seen)), weighting: try weighting(),
        documents: documents
      ) { scope.restrict(.andNot(try ways(), seen)) })
    return stages
  }
}
