import IndexSchema
import Xapian

/// Queries for words and phrases in one field.
struct WordQueries {
  /// One for each language the index may hold stems of.
  let stemmers: [Stemmer]
  /// Finds phrases before the match; `nil` for in it.
  ///
  /// Beside alternatives a phrase is asked about each document that is looked at, and Xapian compares the places of the
  /// next one that has its terms again every time.
  var phrasesFirst: SnapshotFacts?

  /// Documents with the word in any of its forms, stems included; rarer forms weigh more by themselves.
  func word(_ word: QueryWord, in field: SearchField) -> Query {
    let ways = exactWays(word.token, in: field)
    let stems = stemTerms(word.token, in: field).map { Query.term($0) }
    return Self.any(ways + stems)
  }

  /// The same documents, weighed for ranking; beside other words, names with symbols by their letters too.
  func ranked(_ word: QueryWord, in field: SearchField, isAlone: Bool) -> Query {
    let stems = stemTerms(word.token, in: field)
    var ways = exactWays(word.token, in: field)
    if !stems.isEmpty { ways = ways.map { .scaled($0, by: RankingProfile.exactForm) } }
    ways += stems.map { .term($0) }
    guard field == .everywhere else { return Self.any(ways) }
    if !isAlone, word.token.isPlainWord, word.token.text.utf8.count <= 2 {
      ways.append(.term(Terms.lettersPrefix + word.token.text))
    }
    let titleStems = stemTerms(word.token, in: .names).map { Query.term($0) }
    let titles = titleStems.isEmpty ? exactWays(word.token, in: .names) : titleStems
    return Self.any(ways + titles.map { .scaled($0, by: RankingProfile.titleStem) })
  }

  /// The same as a plain set of terms; `nil` if any way to find it is more than one term.
  func wordTerms(_ word: QueryWord, in field: SearchField) -> [String]? {
    var terms = stemTerms(word.token, in: field)
    for way in word.token.alternatives {
      guard case .term(let term) = way else { return nil }
      terms.append(field.term(term))
    }
    return terms
  }

  /// Documents with words that begin like this one, given those words.
  func beginning(_ word: QueryWord, in field: SearchField, completions: [String]) -> Query {
    if completions.isEmpty { return .matchNothing }
    let beginnings = Query.synonym(completions.map { Query.term($0) })
    let parts = word.token.parts.dropLast().map { field.term($0.folded) }
    // The last part of a compound is completed beside its other parts.
    return parts.isEmpty || word.token.whole != nil
      ? beginnings : .and(parts.map { Query.term($0) } + [beginnings])
  }

  /// Documents with any of the neighbours of a word, as if they were one: a rare neighbour is no better.
  static func near(_ terms: [NearTerm]) -> Query {
    let ways = terms.map { HangulSpelling.query(ofNear: $0.term) }
    let any = ways.count == 1 ? ways[0] : .synonym(ways)
    return .scaled(any, by: RankingProfile.nearSpelling)
  }

  /// Documents with the words in this order, each as it is spelt.
  func phrase(_ words: [QueryWord], in field: SearchField) -> Query {
    Self.any(
      Self.phraseWays(words).map { terms in
        terms.count == 1 ? .term(field.term(terms[0])) : inOrder(terms.map(field.term))
      })
  }

  /// The terms at consecutive positions that are such a phrase, each way alone.
  static func phraseWays(_ words: [QueryWord]) -> [[String]] {
    guard words.count == 1, !words[0].token.isPlainWord else { return [phraseTerms(words)] }
    return words[0].token.alternatives.map { way in
      switch way {
      case .term(let term): [term]
      case .phrase(let terms): terms
      }
    }
  }

  /// The terms of a phrase at consecutive positions.
  static func phraseTerms(_ words: [QueryWord]) -> [String] {
    words.flatMap { word -> [String] in
      let token = word.token
      if token.parts.count == 1, let whole = token.whole { return [whole] }
      return token.parts.map { $0.exact ?? $0.folded }
    }
  }

  /// The terms of the word's stems, each once.
  func stemTerms(_ token: Token, in field: SearchField) -> [String] {
    guard let stemPrefix = field.stemPrefix else { return [] }
    var stems: [String] = []
    for form in Self.stemmedForms(token) {
      for stemmer in stemmers {
        let term = Terms.word(stemPrefix, stemmer.stem(form))
        if !stems.contains(term) { stems.append(term) }
      }
    }
    return stems
  }

  /// The forms of a word that documents hold stems of.
  static func stemmedForms(_ token: Token) -> [String] {
    if let whole = token.whole { return token.wholeStems ? [whole] : [] }
    return token.parts.count == 1 && token.parts[0].stems ? [token.parts[0].folded] : []
  }

  /// The word without stems, each way alone sufficient.
  private func exactWays(_ token: Token, in field: SearchField) -> [Query] {
    token.alternatives.map { way in
      switch way {
      case .term(let term): .term(field.term(term))
      case .phrase(let terms): inOrder(terms.map(field.term))
      }
    }
  }

  private func inOrder(_ terms: [String]) -> Query {
    // What cannot be read now cannot be read by the match either, which says so.
    (try? phrasesFirst?.phrase(terms)) ?? .phrase(terms)
  }

  static func any(_ queries: [Query]) -> Query { queries.count == 1 ? queries[0] : .or(queries) }
  static func all(_ queries: [Query]) -> Query { queries.count == 1 ? queries[0] : .and(queries) }
}
