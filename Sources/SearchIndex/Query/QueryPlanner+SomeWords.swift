import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// Any of the words, the best match for a description first.
  ///
  /// Words nobody has count as those they are probably meant for, the last one as what it may become; stop words
  /// only where few words are left. Only words may be missing, and none in strict syntax or with `AND`: what stands in
  /// quotes or groups is always there, except in a pasted sentence, and what is asked of an attribute even there.
  ///
  /// Two stages where so many have them that not all are weighed: candidates, and the rest, newest first. The first is
  /// counted as both.
  ///
  /// - Parameter earlier: what was found before and is not found again; if there is nothing, runs without blanks are cut.
  func someWords(besides earlier: [UInt32] = []) throws -> [SearchStage] {
    if isExplicit { return [] }
    if earlier.isEmpty, let cut = try cuttingRuns() {
      known.cut = cut
      return try cut.withPhrasesFirst.anyWords()
    }
    return textual.count > 1 ? try withPhrasesFirst.anyWords(besides: earlier) : []
  }

  private func anyWords(besides earlier: [UInt32] = []) throws -> [SearchStage] {
    guard textual.contains(where: mayBeMissing) else { return [] }
    let near = try neighbours(in: field)
    let conditions = try required.filter { !mayBeMissing($0) }.map { try query($0) }
    func restricted(_ any: Query) -> Query {
      scope.restrict(conditions.isEmpty ? any : .filter(any, by: WordQueries.all(conditions)))
    }
    let ways = try telling.map { try commonplace($0, near) ?? descriptive($0, near) }
    let found = restricted(WordQueries.any(ways))
    let any = earlier.isEmpty ? found : .andNot(found, .docids(earlier))
    var stage = SearchStage(kind: .someWords, query: any, weighting: try weighting(asksForAll: false)) { any }
    guard unfinished != nil, !isLong, let candidates = try candidates(near, within: restricted) else {
      return [stage]
    }
    stage.query = .filter(any, by: candidates.query)
    stage.weighting = try weighting(of: candidates.size)
    stage.isPart = true
    let rest = Query.andNot(any, candidates.query)
    return [stage, SearchStage(kind: .someWords, query: rest, weighting: .boolean) { rest }]
  }

  private func mayBeMissing(_ clause: QueryClause) -> Bool {
    clause.isWord || (clause.isOnlyWords && wordCount >= RankingProfile.sentence)
  }

  /// So many entities with some of the words are all weighed, and so many of those with common words alone.
  private static let mostWithSome = 2_000
  private static let mostNewest = 400

  /// The entities with some of the words that may be among the first; `nil` if all may.
  ///
  /// Rare words tell most: all that have them. Of what has only words that very many have, the newest that have two, that
  /// have one in a name, and that have one anywhere.
  private func candidates(
    _ near: [QueryWord: [NearTerm]], within restricted: (Query) -> Query
  ) throws -> (query: Query, size: Int)? {
    var known: [WordDocuments] = []
    var whole: [Query] = []
    for clause in telling {
      if let documents = try documents(of: clause, near) {
        known.append(documents)
      } else {
        // What is no single word is rare.
        whole.append(try query(clause))
      }
    }
    known.sort { $0.size < $1.size }
    var left = Self.mostWithSome
    let rare = known.prefix {
      left -= $0.size
      return left >= 0
    }
    let common = known.dropFirst(rare.count)
    if common.isEmpty { return nil }
    whole += rare.map(\.anywhere)
    var newest: [UInt32] = []
    for (number, word) in common.enumerated() {
      for other in common.dropFirst(number + 1) {
        newest += try found(by: restricted(.and([word.anywhere, other.anywhere])), atMost: Self.mostNewest)
      }
      newest += try found(by: restricted(word.names), atMost: Self.mostNewest)
      newest += try found(by: restricted(word.anywhere), atMost: Self.fewest)
    }
    return (WordQueries.any(whole + [.docids(newest)]), newest.count + rare.reduce(0) { $0 + $1.size })
  }

  /// A word that very many have, which tells little: it weighs the same wherever it stands, and a little more in names.
  private func commonplace(_ clause: QueryClause, _ near: [QueryWord: [NearTerm]]) throws -> Query? {
    guard unfinished != nil, !isLong, let documents = try documents(of: clause, near),
      documents.size > RankingProfile.common
    else { return nil }
    let ways = [
      Self.bonus(1, documents.anywhere), Self.bonus(RankingProfile.titleStem, documents.names),
    ]
    // What else a short word may find.
    return .or(documents.isShort ? ways + [.scaled(try query(clause), by: 0)] : ways)
  }

  /// What has one word in some form.
  private struct WordDocuments {
    var size: Int
    var anywhere: Query
    var names: Query
    var isShort: Bool
  }

  private func documents(of clause: QueryClause, _ near: [QueryWord: [NearTerm]]) throws -> WordDocuments? {
    guard case .word(let word) = clause, var terms = words.wordTerms(word, in: field),
      var names = words.wordTerms(word, in: .names)
    else { return nil }
    terms += near[word]?.map(\.term) ?? []
    if word.isUnfinished, word.token.text.unicodeScalars.count > 2 {
      terms += try WordCompletion(of: word, in: field, facts: facts).terms
      names += try NameBeginnings(of: word, facts: facts).terms ?? []
    }
    func any(_ terms: [String]) throws -> Query {
      try facts.documents(withAny: terms) ?? WordQueries.any(terms.map { .term($0) })
    }
    return WordDocuments(
      size: try terms.reduce(0) { try $0 + facts.frequency($1) }, anywhere: try any(terms),
      names: try any(names), isShort: word.token.text.utf8.count <= 2)
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
