import IndexSchema
import SearchModel
import Xapian

extension QueryPlanner {
  /// With so many pieces no further run is cut, whatever is pasted.
  private static let mostPieces = 2 * QueryShortening.mostWords

  /// The query with its runs without blanks cut into words; `nil` if it has none that can be cut.
  ///
  /// Only for some of the words, where nothing has all: a run is a phrase first. Words that have neighbours are meant for
  /// those. Bounded as what is typed with blanks.
  func cuttingRuns() throws -> QueryPlanner? {
    let near = try neighbours(in: field)
    var clauses: [QueryClause] = []
    var seen: Set<String> = []
    for clause in required {
      guard case .word(let word) = clause, near[word] == nil, seen.count < Self.mostPieces else {
        clauses.append(clause)
        continue
      }
      let pieces = try pieces(of: word.token).filter { seen.insert($0.description).inserted }
      // Beside other words an entity may have the run after all.
      if pieces.isEmpty || textual.count > 1 { clauses.append(clause) }
      clauses += pieces.map { .word($0) }
    }
    if seen.isEmpty { return nil }
    let short = try QueryShortening.shorten(.all(clauses), facts: facts)
    let cut = asking(short.clause.conjuncts)
    cut.known.corrections[field.prefix] = near
    return cut
  }

  /// Of a run of dictionary words those that stand side by side somewhere as they were typed, else each by itself: half of
  /// a compound is another word.
  private func pieces(of token: Token) throws -> [QueryWord] {
    let pieces = token.pieces.map { QueryWord($0) }
    guard token.kind == .segments, !pieces.isEmpty else { return pieces }
    let short = try QueryShortening.shorten(.all(pieces.map { .word($0) }), facts: facts).clause
      .words
    let pairs = try short.filter {
      try $0.token.parts.count > 1 && facts.hasAny(scope.restrict(words.word($0, in: field)))
    }
    let paired = Set(pairs.flatMap { [$0.token.position, $0.token.position + 1] })
    return pairs + short.filter { $0.token.parts.count == 1 && !paired.contains($0.token.position) }
  }
}
