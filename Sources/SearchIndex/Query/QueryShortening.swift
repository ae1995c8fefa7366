import IndexSchema
import SearchModel
import Xapian

/// Keeps pasted paragraphs and piles of conditions answerable: the rarest words decide, and what would cost too much
/// is dropped with a notice.
///
/// A query's work is how many documents its parts look at, told from their frequencies. It is bounded, whatever the
/// query, but the first few parts of any query are kept.
struct QueryShortening {
  /// More words do not make a question clearer, only slower.
  static let mostWords = 32
  /// Terms of one phrase or one word of many parts, such as a run of Han; a longer one is as good as its beginning.
  static let longestPhrase = 64
  /// Conditions on attributes, alternatives and exclusions.
  static let mostClauses = 64
  /// So much work is done at most, or as much as ``mostPasses`` looks at every document; a match takes several steps a
  /// document, and a search several matches.
  static let mostWork = 75_000
  static let mostPasses = 1.5
  /// So many words, and so many other parts, are kept whatever they cost.
  static let words = 8
  static let others = 3

  private let facts: SnapshotFacts
  private let documents: Int
  private let mostWork: Int
  private var work = 0
  private var words = 0
  private var others = 0
  private var clauses = 0
  /// The words that count, if there are too many; each once.
  private var kept: Set<QueryWord>?

  /// The query as far as it is taken, and the work it takes.
  struct Outcome {
    var clause: QueryClause
    var isShortened: Bool
    var work: Int
  }

  /// Cost: a look-up in the vocabulary for each distinct word and condition.
  static func shorten(
    _ clause: QueryClause, facts: SnapshotFacts, mostWork: Int? = nil
  ) throws -> Outcome {
    let documents = try facts.documentCount
    var shortening = QueryShortening(
      facts: facts, documents: documents,
      mostWork: mostWork ?? max(Self.mostWork, Int(Self.mostPasses * Double(documents))))
    try shortening.chooseWords(clause.looseWords)
    var used: Set<QueryWord> = []
    let short = try shortening.reduce(clause, used: &used) ?? least(of: clause)
    return Outcome(clause: short, isShortened: short != clause, work: shortening.work)
  }

  private init(facts: SnapshotFacts, documents: Int, mostWork: Int) {
    self.facts = facts
    self.documents = documents
    self.mostWork = mostWork
  }

  private mutating func chooseWords(_ words: [QueryWord]) throws {
    guard words.count > Self.words else { return }
    var seen: Set<QueryWord> = []
    let distinct = words.filter { seen.insert($0).inserted }
    let ranked = try distinct.map { (word: $0, work: try work(of: $0)) }
    // A word nothing contains would empty the result: it goes first.
    let order = ranked.filter { $0.work > 0 }.sorted { $0.work < $1.work } + ranked.filter { $0.work == 0 }
    var (chosen, sum) = (Set<QueryWord>(), 0)
    for (word, work) in order.prefix(Self.mostWords) {
      guard chosen.count < Self.words || sum + work <= mostWork else { break }
      sum += work
      chosen.insert(word)
    }
    if words.count > Self.mostWords || chosen.count < distinct.count { kept = chosen }
  }

  // MARK: Work

  private func frequency(_ words: [QueryWord]) throws -> Int {
    var least = documents
    for word in words {
      if word.isBeginning {
        least = min(least, documents / max(1, word.token.text.unicodeScalars.count))
        continue
      }
      for part in word.token.parts.prefix(Self.longestPhrase) {
        least = min(least, try facts.frequency(part.folded))
      }
    }
    return least
  }

  private func work(of word: QueryWord) throws -> Int {
    // Parts have to stand side by side, which is looked up in every document that has them.
    guard word.isBeginning else {
      return try frequency([word]) * word.token.parts.prefix(Self.longestPhrase).count
    }
    // So many words begin with a letter or two that most documents have several.
    return 3 * documents / max(1, word.token.text.unicodeScalars.count)
  }

  private func work(of condition: AttributeClause) throws -> Int {
    let begun = try condition.words.filter(\.isBeginning).reduce(0) { try $0 + work(of: $1) }
    if condition.needsStored {
      return begun + min(try frequency(condition.words), StoredBudget.mostEntities) * Self.storedWork
    }
    if let filter = condition.target.filter { return try work(of: filter, condition.value) }
    let isText = condition.target.fields.allSatisfy { $0.kind == .text }
    return isText ? try begun + frequency(condition.words) : documents / 2
  }

  private func work(of filter: AttributeTarget.Filter, _ value: String) throws -> Int {
    switch filter {
    case .id: 1
    case .domain: try facts.frequency(Terms.domain(value))
    case .lang: try facts.frequency(Terms.language(value))
    // Names that differ in case only may be meant.
    case .app:
      try facts.hasTerm(Terms.app(value)) ? facts.frequency(Terms.app(value)) : documents / 8
    case .type:
      try facts.hasTerm(Terms.type(value)) ? facts.frequency(Terms.type(value)) : documents / 8
    }
  }

  /// So many alternatives are asked about a document in the time that a posting takes.
  private static let alternativesAPosting = 8
  /// A stored entity takes so much more than a posting.
  private static let storedWork = 16

  /// Whether another part may be asked for.
  private mutating func take(_ more: Int, isWord: Bool = false) -> Bool {
    if isWord { words += 1 } else { others += 1 }
    let isFirst = isWord ? words <= Self.words : others <= Self.others
    if !isFirst, more > 0, work + more > mostWork { return false }
    work += more
    return true
  }

  private mutating func takeClause(_ more: Int = 0) -> Bool {
    clauses += 1
    return clauses <= Self.mostClauses && take(more)
  }

  // MARK: Parts

  /// The first part, where none may be asked for.
  private static func least(of clause: QueryClause) -> QueryClause {
    switch clause {
    case .word(let word): .word(cut(word, to: longestPhrase))
    case .phrase(let words): .phrase(cut(words))
    case .attribute: clause
    case .not(let inner): .not(least(of: inner))
    case .all(let clauses), .any(let clauses): clauses.first.map(least) ?? clause
    }
  }

  private static func cut(_ word: QueryWord, to length: Int) -> QueryWord {
    guard word.token.parts.count > length else { return word }
    var word = word.finished
    word.token.parts.removeSubrange(length...)
    return word
  }

  private static func cut(_ words: [QueryWord]) -> [QueryWord] {
    var (short, room) = ([QueryWord](), longestPhrase)
    for word in words where room > 0 {
      short.append(cut(word, to: room))
      room -= word.token.parts.count
    }
    return short
  }

  private mutating func reduce(_ clause: QueryClause, used: inout Set<QueryWord>) throws -> QueryClause? {
    switch clause {
    case .word(let word):
      if let kept {
        // A repeated word says nothing new.
        guard kept.contains(word), used.insert(word).inserted else { return nil }
      }
      return take(try work(of: word), isWord: !word.isBeginning && word.token.parts.count <= Self.words)
        ? .word(Self.cut(word, to: Self.longestPhrase)) : nil
    case .phrase(let words):
      let short = Self.cut(words)
      return takeClause(try frequency(short) * 2 * short.count) ? .phrase(short) : nil
    case .attribute(var condition):
      condition.words = Self.cut(condition.words)
      return takeClause(try work(of: condition)) ? .attribute(condition) : nil
    case .not(let inner):
      guard takeClause() else { return nil }
      // What is excluded is chosen apart from what is asked for.
      var own: Set<QueryWord> = []
      let outer = kept
      defer { kept = outer }
      kept = nil
      try chooseWords(inner.looseWords)
      return try reduce(inner, used: &own).map { .not($0) }
    case .all(let inner):
      var reduced: [QueryClause] = []
      for clause in inner {
        if let short = try reduce(clause, used: &used) { reduced.append(short) }
      }
      return reduced.count > 1 ? .all(reduced) : reduced.first
    case .any(let inner):
      var alternatives: [QueryClause] = []
      var found = 0
      for clause in inner {
        let before = work
        // What only excludes finds nearly everything.
        guard clause.isNegative ? take(3 * documents) : clause.isCounted || takeClause() else { continue }
        // Alternatives may repeat a word of each other.
        var own: Set<QueryWord> = []
        guard let reduced = try reduce(clause, used: &own) else { continue }
        alternatives.append(reduced)
        let more = work - before
        // What the alternatives before find is looked for in this one too.
        work += found / Self.alternativesAPosting
        found += more
      }
      return alternatives.count > 1 ? .any(alternatives) : alternatives.first
    }
  }
}

extension QueryClause {
  /// Whether it is a clause by itself, wherever it stands.
  fileprivate var isCounted: Bool {
    switch self {
    case .phrase, .attribute, .not: true
    case .word, .all, .any: false
    }
  }

  /// The words that stand alone, not in phrases or conditions.
  fileprivate var looseWords: [QueryWord] {
    switch self {
    case .word(let word): [word]
    case .phrase, .attribute, .not: []
    case .all(let clauses), .any(let clauses): clauses.flatMap(\.looseWords)
    }
  }
}
