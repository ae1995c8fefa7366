import IndexSchema
import Xapian

/// Two words typed one after the other that the index may have as one: `libre office` finds `libreoffice`.
extension QueryPlanner {
  struct Neighbours: Hashable {
    var first: QueryWord
    var second: QueryWord
  }

  /// The neighbours that are one word of the index together, and that word.
  ///
  /// Cost: one look at a term for each two neighbours of a short query, once a search.
  var together: [Neighbours: QueryWord] {
    get throws {
      try known.once(\.together) {
        try neighbours.reduce(into: [:]) { found, pair in
          guard let word = Self.joined(pair), try facts.frequency(field.term(word.token.text)) > 0 else {
            return
          }
          found[pair] = word
        }
      }
    }
  }

  /// All of the clauses, each as `body` has it, neighbours also as the one word they are together.
  func all(_ clauses: [QueryClause], _ body: (QueryClause) throws -> Query) throws -> Query {
    let together = try clauses.count > 1 ? self.together : [:]
    if together.isEmpty { return WordQueries.all(try clauses.map(body)) }
    var ways: [Query] = []
    var rest = clauses[...]
    while let clause = rest.popFirst() {
      var way = try body(clause)
      if let next = rest.first, let pair = Self.neighbours(clause, next), let word = together[pair] {
        rest = rest.dropFirst()
        way = .or([
          .and([way, try body(next)]), .scaled(try body(.word(word)), by: RankingProfile.together),
        ])
      }
      ways.append(way)
    }
    return WordQueries.all(ways)
  }

  /// What words find together that is not found by them apart, at most.
  var mostTogether: Int {
    get throws { try together.values.reduce(0) { try $0 + facts.frequency(field.term($1.token.text)) } }
  }

  /// Names with a word that the last two begin together, while the second is unfinished; `nil` if there are none.
  func namesBegunTogether() throws -> Query? {
    guard let unfinished, let pair = neighbours.last, pair.second == unfinished, let word = Self.joined(pair)
    else { return nil }
    let names = try NameBeginnings(of: word, facts: facts)
    if let terms = names.terms, try !terms.contains(where: { try facts.frequency($0) > 0 }) { return nil }
    let others = required.filter { $0 != .word(pair.first) && $0 != .word(pair.second) }
    return WordQueries.all(try others.map { try query($0, in: $0.isFilter ? nil : .names) } + [names.query])
  }

  /// By its first word each word that two are together, the last one unfinished if the second is.
  var wholesOfWords: [QueryWord: QueryWord] {
    get throws {
      var wholes = try together.reduce(into: [:]) { $0[$1.key.first] = $1.value }
      if try namesBegunTogether() != nil, let pair = neighbours.last, var whole = Self.joined(pair) {
        whole.isUnfinished = true
        wholes[pair.first] = whole
      }
      return wholes
    }
  }

  private var neighbours: [Neighbours] {
    if isLong || isExplicit { return [] }
    return zip(required, required.dropFirst()).compactMap(Self.neighbours)
  }

  private static func neighbours(_ first: QueryClause, _ second: QueryClause) -> Neighbours? {
    guard case .word(let first) = first, case .word(let second) = second else { return nil }
    return Neighbours(first: first, second: second)
  }

  /// Both as one word; `nil` unless both are of letters, and one of them tells something.
  private static func joined(_ pair: Neighbours) -> QueryWord? {
    let words = [pair.first, pair.second]
    let texts = words.map(\.token.text)
    guard words.allSatisfy({ $0.token.isPlainWord && !$0.isBeginning }),
      texts.allSatisfy({
        $0.unicodeScalars.count > 1 && $0.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
      }),
      !texts.allSatisfy(StopWords.english.contains)
    else { return nil }
    return QueryWord(Token(plain: texts.joined()))
  }
}
