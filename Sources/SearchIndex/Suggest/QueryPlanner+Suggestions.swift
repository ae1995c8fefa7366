import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// The query as folded text with unknown words replaced, the likeliest first; empty if nothing is unknown.
  ///
  /// Of several unknown words only the last is varied.
  func likelyTexts(limit: Int) throws -> [String] {
    var near = try corrections(in: field)
    guard let typed = plainWords(beside: \.isFilter), let varied = typed.last(where: { near[$0] != nil })
    else { return [] }
    var texts: [String] = []
    for neighbour in (near[varied] ?? []).prefix(limit) {
      near[varied] = [neighbour]
      if let text = likelyText(near, in: field) { texts.append(text) }
    }
    return texts
  }

  /// What was typed with its last word completed, else with a word that follows it in titles.
  ///
  /// - Parameter typed: as typed; what stands before the last word is kept so.
  func wordSuggestions(typed: String, titles: TitleCandidates) throws -> [String] {
    guard let words = plainWords, let last = words.last else { return [] }
    let trimmed = String(typed.reversed().drop(while: \.isWhitespace).reversed())
    var suggestions: [String] = []
    if last.isUnfinished, last.token.isPlainWord {
      let head = trimmed.lastIndex(where: \.isWhitespace).map { String(trimmed[...$0]) } ?? ""
      suggestions += try completions(of: last, after: words.dropLast()).map { head + $0 }
    }
    let folded = Self.folded(words).split(separator: " ")
    return suggestions + titles.wordsFollowing(folded).map { trimmed + " " + $0 }
  }

  /// Words of titles that begin so, in entities in scope that have the other words too.
  private func completions(of word: QueryWord, after others: ArraySlice<QueryWord>) throws -> [String] {
    let names = SearchField.names
    let begun = try WordCompletion(of: word, in: names, facts: facts).terms.prefix(12)
    guard !begun.isEmpty else { return [] }
    let rest = others.map { words.word($0, in: field) }
    return try begun.filter { term in
      if rest.isEmpty { return try isVisible(term) }
      return try facts.hasAny(scope.restrict(.and(rest + [.term(term)])))
    }.map { String($0.dropFirst(names.prefix.count)) }
  }
}
