import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// Any of the words, the best match for a description first.
  ///
  /// Words nobody has count as those they are probably meant for, the last one as what it may become; stop words
  /// only where few words are left.
  ///
  /// - Parameter earlier: what was found before and is not found again.
  func someWords(besides earlier: [SearchStage] = []) throws -> SearchStage? {
    guard textual.count > 1 else { return nil }
    let near = try neighbours(in: field)
    let conditions = try required.filter(\.isFilter).map { try query($0) }
    let found = try earlier.map { try $0.counted() }
    func restricted(_ any: Query) -> Query {
      let kept = conditions.isEmpty ? any : .filter(any, by: WordQueries.all(conditions))
      let fresh = found.isEmpty ? kept : .andNot(kept, WordQueries.any(found))
      return scope.restrict(fresh)
    }
    let any = restricted(WordQueries.any(try telling.map { try descriptive($0, near) }))
    return SearchStage(kind: .someWords, query: any, weighting: try weighting(asksForAll: false)) { any }
  }

  /// What is asked for without stop words, if enough is left.
  private var telling: [QueryClause] {
    guard wordCount >= RankingProfile.withoutStopWords else { return textual }
    let kept = textual.filter { clause in
      guard case .word(let word) = clause else { return true }
      return !StopWords.english.contains(word.token.text)
    }
    return kept.isEmpty ? textual : kept
  }

  private func descriptive(_ clause: QueryClause, _ near: [QueryWord: [NearTerm]]) throws -> Query {
    guard case .word(let word) = clause else { return try query(clause) }
    let ranked = words.ranked(word, in: field, isAlone: false)
    if let meant = near[word] { return .or([ranked, WordQueries.near(meant)]) }
    guard word.isUnfinished, word.token.isPlainWord, word.token.text.unicodeScalars.count > 2 else {
      return ranked
    }
    let begun = try WordCompletion(of: word, in: field, facts: facts).terms
    if begun.isEmpty { return ranked }
    let completed = words.beginning(word, in: field, completions: begun)
    let isWord = try facts.hasTerm(field.term(word.token.text))
    let share = isWord ? RankingProfile.completionOfWord : RankingProfile.completion
    return .or([ranked, .scaled(completed, by: share)])
  }
}
