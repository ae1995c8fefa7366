import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// The query as folded text with unknown words replaced by others as donated, the likeliest first; empty if nothing is
  /// unknown.
  ///
  /// Of several unknown words only the last is varied. Each text in several ways to write its compounds, the one nearest
  /// to what was typed first.
  func likelyTexts(limit: Int) throws -> [[String]] {
    guard let typed = plainWords(beside: \.isFilter), let meant = try meant(),
      let words = meant.plainWords(beside: \.isFilter)
    else { return [] }
    let before = Self.written(typed, [:])
    let near = try meant.corrections(in: field)
    var spelt: [QueryWord: String] = [:]
    func spelling(_ term: String) throws -> String {
      try donated(term, in: field) ?? String(term.dropFirst(field.prefix.count))
    }
    func texts() -> [String] {
      var texts: [String] = []
      for text in Self.written(words, spelt) where !texts.contains(text) && text != before[0] {
        texts.append(text)
      }
      return texts
    }
    for (word, terms) in near { spelt[word] = try terms.first.map { try spelling($0.term) } }
    guard let varied = words.last(where: { near[$0] != nil }) else { return [texts()] }
    return try (near[varied] ?? []).prefix(limit).map { neighbour in
      spelt[varied] = try spelling(neighbour.term)
      return texts()
    }
  }

  /// So many times as many entities have a word that another one is taken for although some have that too.
  static let likelier = 50
  /// In longer queries words are not looked at one by one.
  private static let mostLookedAt = 6

  /// The query with words that few entities have as neighbours that very many have, which a slip in somebody's text
  /// explains; `nil` if there are none.
  func likelier() throws -> (text: String, planner: QueryPlanner)? {
    guard let typed = plainWords, typed.count <= Self.mostLookedAt else { return nil }
    let quoted = Set(textual.flatMap(\.quotedWords))
    var spelt: [QueryWord: String] = [:]
    for word in typed where !quoted.contains(word) {
      guard let text = NearSpellings.correctable(word) else { continue }
      let most = try Self.likelier * max(1, facts.frequency(field.term(text)))
      let better = try facts.nearTerms(to: text, prefix: field.prefix).filter {
        try $0.distance == 1 && $0.frequency >= most && isVisible($0.term)
      }
      guard let most = better.max(by: { $0.frequency < $1.frequency })?.term else { continue }
      spelt[word] = try donated(most, in: field) ?? String(most.dropFirst(field.prefix.count))
    }
    if spelt.isEmpty { return nil }
    let text = Self.written(typed, spelt)[0]
    return (text, asking(QueryWord.words(of: text, analyzer: analyzer).map { .word($0.finished) }))
  }

  /// Words as text, compounds joined as they were typed, with blanks at borders without a sign, and with blanks alone.
  private static func written(_ words: [QueryWord], _ spelt: [QueryWord: String]) -> [String] {
    [{ $0 }, { $0.isEmpty ? " " : $0 }, { _ in " " }].map { (joint: (String) -> String) in
      var text = ""
      for (number, word) in words.enumerated() {
        let meant = spelt[word]
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

  /// What was typed with its last word completed, else with what follows it in titles, words as donated.
  ///
  /// - Parameters:
  ///   - typed: as typed; what stands before a word that is completed is kept so.
  ///   - endsInWord: whether the last word may go on.
  func wordSuggestions(
    typed: String, titles: TitleCandidates, endsInWord: Bool, limit: Int
  ) throws -> [String] {
    guard let words = plainWords, let last = words.last else { return [] }
    var suggestions: [String] = []
    // What is completed behind a key would lose it.
    let isPlain = last == unfinished && last.token.isPlainWord
    if isPlain {
      let tail = typed.lastIndex(where: \.isWhitespace).map { typed.index(after: $0) } ?? typed.startIndex
      // `rock&roll` is kept as it is.
      if analyzer.tokens(of: String(typed[tail...])).count == 1 {
        suggestions += try completions(of: last, after: words.dropLast(), titles, limit: limit)
          .map { typed[..<tail] + $0 }
      }
    }
    let parts = TitleWord.words(of: words.map(\.token))
    return suggestions + titles.phrases(goingOnFrom: parts, endsInWord: endsInWord && !isPlain)
  }

  /// Words of titles that begin so, as donated, in entities in scope that have the other words too.
  private func completions(
    of word: QueryWord, after others: ArraySlice<QueryWord>, _ titles: TitleCandidates, limit: Int
  ) throws -> [String] {
    let names = SearchField.names
    let rest = others.map { words.word($0, in: field) }
    var found: [String] = []
    for term in try WordCompletion(of: word, in: names, facts: facts).terms.prefix(12)
    where found.count < limit {
      let spelling =
        try titles.spelling(of: String(term.dropFirst(names.prefix.count)))
        ?? donated(term, in: names, with: rest)
      if let spelling, !found.contains(spelling) { found.append(spelling) }
    }
    return found
  }
}
