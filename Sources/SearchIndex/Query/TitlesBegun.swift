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

  /// What is in either.
  fileprivate func or(_ other: Self) -> Self {
    let terms = documents.flatMap { own in other.documents.map { own.terms + $0.terms } }
    return TitlesBegun(
      query: .or([query, other.query]), documents: terms.map { DocumentSet(terms: $0) }, marked: marked)
  }
}

extension QueryPlanner {
  /// The titles that begin so; `nil` if there are none.
  func titlesBegun() throws -> TitlesBegun? { try known.once(\.titlesBegun, findTitlesBegun) }

  private func findTitlesBegun() throws -> TitlesBegun? {
    guard let unfinished, let typed = plainWords else { return nil }
    var begun: TitlesBegun?
    for reading in TitleReading.all(of: typed) {
      guard let way = try titlesBegun(reading) else { continue }
      begun = begun.map { $0.or(way) } ?? way
    }
    if let marked = try NameBeginnings(marked: unfinished, facts: facts) {
      begun?.marked = try query(begunInNames: marked)
    }
    return begun
  }

  private func titlesBegun(_ reading: TitleReading) throws -> TitlesBegun? {
    if let term = NameBeginnings.titleTerm(reading.unsegmented, facts: facts) {
      guard try facts.hasTerm(term) else { return nil }
      return TitlesBegun(query: .term(term), documents: DocumentSet(terms: [term]))
    }
    let folded = reading.text
    if let found = try titles.titles(continuing: folded) {
      if found.isEmpty { return nil }
      return TitlesBegun(
        query: WordQueries.any(found.map { .term($0) }), documents: DocumentSet(terms: found))
    }
    // Too many to be named: they begin with as many letters as there are terms for, and have the words in order.
    var parts: [Query] = []
    if let term = NameBeginnings.longestTitleTerm(reading.unsegmented, facts: facts) {
      parts.append(.term(term))
    }
    let first = folded.prefix { $0 != " " }
    if first.endIndex < folded.endIndex { parts.append(.term(Terms.titleStart(String(first)))) }
    guard let last = reading.words.last, !parts.isEmpty else { return nil }
    if reading.words.count > 2 {
      parts += titles.inOrder(TitleReading(words: reading.words.dropLast(), isJoined: reading.isJoined))
    }
    parts.append(try query(begunInNames: NameBeginnings(of: last, facts: facts)))
    return TitlesBegun(query: .and(parts))
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
