import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// What is found when words that nobody has are taken for others that are spelt nearly so.
  ///
  /// Words that the index knows are never changed, and without a neighbour for every unknown one there is nothing.
  func corrected() throws -> SearchStage? {
    let near = try corrections(in: field)
    guard !near.isEmpty else { return nil }
    func all() throws -> Query {
      WordQueries.all(try required.map { try query($0, near: near) })
    }
    let ranked = scope.restrict(try weighed(all(), nearTitleBonuses()))
    return SearchStage(kind: .corrected, query: ranked, weighting: weighting) { scope.restrict(try all()) }
  }

  /// The neighbours of each unknown word of the query; empty if there is no unknown one, or one without any.
  ///
  /// Found once a search: each neighbour costs a match.
  func corrections(in field: SearchField) throws -> [QueryWord: [NearTerm]] {
    if let known = known.corrections[field.prefix] { return known }
    let found = try findCorrections(in: field)
    known.corrections[field.prefix] = found
    return found
  }

  private func findCorrections(in field: SearchField) throws -> [QueryWord: [NearTerm]] {
    let spellings = NearSpellings(facts: facts, words: words)
    var near: [QueryWord: [NearTerm]] = [:]
    for word in textual.flatMap(\.words) where near[word] == nil {
      guard try spellings.isUnknown(word, in: field) else { continue }
      if word.isUnfinished || word.isBeginning,
        try !WordCompletion(of: word, in: field, facts: facts).terms.isEmpty
      {
        continue
      }
      let visible = try spellings.terms(for: word, in: field).filter { try isVisible($0.term) }
      if visible.isEmpty { return [:] }
      near[word] = visible
    }
    return near
  }

  /// The query as folded text with each unknown word as it is most likely meant; `nil` if it is more than words.
  func likelyText(_ near: [QueryWord: [NearTerm]], in field: SearchField) -> String? {
    plainWords?.map { word in
      near[word]?.first.map { String($0.term.dropFirst(field.prefix.count)) } ?? word.token.text
    }.joined(separator: " ")
  }

  /// Titles with all the words as they may be meant come first, that with these words alone before all.
  private func nearTitleBonuses() throws -> [Query] {
    guard field == .everywhere else { return [] }
    let near = try corrections(in: .names)
    guard !near.isEmpty else { return [] }
    let title = WordQueries.all(try textual.map { try query($0, in: .names, near: near) })
    var bonuses = [Self.bonus(SearchStage.Bonus.allInTitle, title)]
    if let likely = likelyText(near, in: .names) {
      bonuses.append(Self.bonus(SearchStage.Bonus.exactTitle, titles.exact(likely)))
      if !likely.contains(" ") {
        bonuses.append(Self.bonus(SearchStage.Bonus.titlePrefix, .term(Terms.titleStart(likely))))
      }
    }
    return bonuses
  }

  /// Whether an entity in scope has the term.
  func isVisible(_ term: String) throws -> Bool {
    try !scope.isBounded || facts.hasAny(scope.restrict(.filter(.term(term), by: .everyEntity)))
  }
}
