import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// The query as folded text with unknown words replaced, the likeliest first; empty if nothing is unknown.
  ///
  /// Of several unknown words only the last is varied. Each text in several ways to write its compounds, the one nearest
  /// to what was typed first.
  func likelyTexts(limit: Int) throws -> [[String]] {
    guard let typed = plainWords(beside: \.isFilter), let meant = try meant(),
      let words = meant.plainWords(beside: \.isFilter)
    else { return [] }
    let before = Self.written(typed, [:], in: field)
    var near = try meant.corrections(in: field)
    func texts() -> [String] {
      var texts: [String] = []
      for text in Self.written(words, near, in: field) where !texts.contains(text) && text != before[0] {
        texts.append(text)
      }
      return texts
    }
    guard let varied = words.last(where: { near[$0] != nil }) else { return [texts()] }
    return (near[varied] ?? []).prefix(limit).map { neighbour in
      near[varied] = [neighbour]
      return texts()
    }
  }

  /// Words as text, compounds joined as they were typed, with blanks at borders without a sign, and with blanks alone.
  private static func written(
    _ words: [QueryWord], _ near: [QueryWord: [NearTerm]], in field: SearchField
  ) -> [String] {
    [{ $0 }, { $0.isEmpty ? " " : $0 }, { _ in " " }].map { (joint: (String) -> String) in
      var text = ""
      for (number, word) in words.enumerated() {
        let meant = near[word]?.first.map { String($0.term.dropFirst(field.prefix.count)) }
        let parts = word.token.kind == .compound && meant == nil ? word.token.parts.map(\.folded) : []
        if parts.count > 1, word.joints.count >= parts.count - 1 {
          for (part, between) in zip(parts, word.joints) { text += part + joint(between) }
          text += parts[parts.count - 1]
        } else {
          text += meant ?? word.token.text
        }
        if number + 1 < words.count {
          text += word.token.parts.count == 1 ? word.joints.first.map(joint) ?? " " : " "
        }
      }
      return text
    }
  }

  /// What was typed with its last word completed, else with a word that follows it in titles.
  ///
  /// - Parameter typed: as typed; what stands before the last word is kept so.
  func wordSuggestions(typed: String, titles: TitleCandidates) throws -> [String] {
    guard let words = plainWords, let last = words.last else { return [] }
    let trimmed = String(typed.reversed().drop(while: \.isWhitespace).reversed())
    var suggestions: [String] = []
    // What is completed behind a key would lose it.
    if last == unfinished, last.token.isPlainWord {
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
