import IndexSchema
import SearchModel
import Xapian

/// Keeps pasted paragraphs answerable: the rarest words decide, the rest is dropped with a notice.
struct QueryShortening {
  /// More words do not make a question clearer, only slower.
  static let mostWords = 32
  /// Terms of one phrase; a longer one is as good as its beginning.
  static let longestPhrase = 32
  /// Conditions on attributes, and alternatives.
  static let mostClauses = 64

  private let kept: Set<QueryWord>
  private let isTooLong: Bool

  /// The query with at most so many words, and whether anything was left out.
  ///
  /// Cost: a look-up in the vocabulary for each distinct word, if there are too many.
  static func shorten(_ clause: QueryClause, database: Database) throws -> (QueryClause, Bool) {
    let words = clause.looseWords
    var kept = Set(words)
    if words.count > mostWords {
      var seen: Set<QueryWord> = []
      let distinct = words.filter { seen.insert($0).inserted }
      let ranked = try distinct.map { word in (word, try frequency(word, database)) }
      // A word nothing contains would empty the result: it goes first.
      let order = ranked.filter { $0.1 > 0 }.sorted { $0.1 < $1.1 } + ranked.filter { $0.1 == 0 }
      kept = Set(order.prefix(mostWords).map(\.0))
    }
    var used: Set<QueryWord> = []
    var clauses = 0
    let short = QueryShortening(kept: kept, isTooLong: words.count > mostWords)
      .reduce(clause, used: &used, clauses: &clauses)
    guard let short else { return (clause, false) }
    return (short, short != clause)
  }

  private static func frequency(_ word: QueryWord, _ database: Database) throws -> Int {
    var least = Int.max
    for part in word.token.parts { least = min(least, try database.termFrequency(part.folded)) }
    return least
  }

  private func reduce(
    _ clause: QueryClause, used: inout Set<QueryWord>, clauses: inout Int
  ) -> QueryClause? {
    switch clause {
    case .word(let word):
      guard isTooLong else { return clause }
      // A repeated word says nothing new.
      guard kept.contains(word), used.count < Self.mostWords || used.contains(word) else { return nil }
      return used.insert(word).inserted ? clause : nil
    case .phrase(let words):
      clauses += 1
      guard clauses <= Self.mostClauses else { return nil }
      return words.count > Self.longestPhrase ? .phrase(Array(words.prefix(Self.longestPhrase))) : clause
    case .attribute(var condition):
      clauses += 1
      guard clauses <= Self.mostClauses else { return nil }
      condition.words = Array(condition.words.prefix(Self.longestPhrase))
      return .attribute(condition)
    case .not(let inner):
      var own: Set<QueryWord> = []
      clauses += 1
      guard clauses <= Self.mostClauses else { return nil }
      return QueryShortening(kept: Set(inner.looseWords.prefix(Self.mostWords)), isTooLong: isTooLong)
        .reduce(inner, used: &own, clauses: &clauses).map { .not($0) }
    case .all(let inner): return join(inner, used: &used, clauses: &clauses) { .all($0) }
    case .any(let inner):
      var alternatives: [QueryClause] = []
      for clause in inner {
        // Alternatives may repeat a word of each other.
        var own: Set<QueryWord> = []
        clauses += 1
        if clauses > Self.mostClauses { break }
        if let reduced = reduce(clause, used: &own, clauses: &clauses) { alternatives.append(reduced) }
      }
      guard let first = alternatives.first else { return nil }
      return alternatives.count == 1 ? first : .any(alternatives)
    }
  }

  private func join(
    _ inner: [QueryClause], used: inout Set<QueryWord>, clauses: inout Int,
    _ make: ([QueryClause]) -> QueryClause
  ) -> QueryClause? {
    var reduced: [QueryClause] = []
    for clause in inner {
      if let short = reduce(clause, used: &used, clauses: &clauses) { reduced.append(short) }
    }
    return reduced.count > 1 ? make(reduced) : reduced.first
  }
}

extension QueryClause {
  /// The words that stand alone, not in phrases or conditions.
  fileprivate var looseWords: [QueryWord] {
    switch self {
    case .word(let word): [word]
    case .phrase, .attribute, .not: []
    case .all(let clauses), .any(let clauses): clauses.flatMap(\.looseWords)
    }
  }
}
