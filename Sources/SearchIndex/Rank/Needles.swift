import IndexSchema
import Xapian

/// What a highlight looks for in stored text: the forms in which a query found an entity.
struct Needles {
  /// Terms that match as they stand.
  private var terms: Set<String> = []
  /// Stems, without prefix.
  private var stems: Set<String> = []
  /// Beginnings, from an unfinished word.
  private var beginnings: [String] = []
  /// Terms that match only side by side; the parts of compounds and phrases.
  private(set) var sequences: [[String]] = []
  private let stemmers: [Stemmer]
  /// For each byte, whether a term of ASCII letters may begin with it.
  private(set) var firstBytes = [Bool](repeating: false, count: 256)
  /// The two bytes that something looked for begins with, in lower case; see ``mayBegin(_:_:)``.
  private var beginningPairs: [UInt16] = []
  /// First bytes, in lower case, of what is one byte long or goes on with something else than a letter or digit.
  private var openBytes: [UInt8] = []
  private(set) var isEmpty = true

  init(stemmers: [Stemmer]) { self.stemmers = stemmers }

  mutating func add(_ word: QueryWord, completes: Bool) {
    let token = word.token
    for way in token.alternatives {
      switch way {
      case .term(let term): insert(term)
      case .phrase(let parts): insert(parts)
      }
    }
    for form in WordQueries.stemmedForms(token) {
      for stemmer in stemmers {
        let stem = stemmer.stem(form)
        stems.insert(stem)
        note(stem)
      }
    }
    guard word.isBeginning || (completes && word.isUnfinished),
      let beginning = token.whole ?? token.parts.last?.folded
    else {
      return
    }
    beginnings.append(beginning)
    note(beginning)
  }

  mutating func add(phrase words: [QueryWord]) { insert(WordQueries.phraseTerms(words)) }

  /// Whether one term of the text is found by itself.
  func matches(_ term: String) -> Bool {
    if terms.contains(term) { return true }
    if beginnings.contains(where: { term.utf8.starts(with: $0.utf8) }) { return true }
    // Stemmers take off ends: what begins otherwise need not be stemmed.
    guard
      stems.contains(where: {
        $0.utf8.first == term.utf8.first && $0.utf8.dropFirst().first == term.utf8.dropFirst().first
      })
    else { return false }
    return stemmers.contains { stems.contains($0.stem(term)) }
  }

  /// Whether a term looked for, or one with a stem looked for, may begin with these ASCII letters or digits.
  ///
  /// As for ``matches(_:)``, two bytes decide: stemmers take off ends.
  func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    let (first, second) = (Self.lowered(first), Self.lowered(second))
    return beginningPairs.contains(UInt16(first) << 8 | UInt16(second)) || openBytes.contains(first)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7A)
  }

  private mutating func insert(_ term: String) {
    terms.insert(term)
    note(term)
  }

  private mutating func insert(_ parts: [String]) {
    if parts.count == 1 { return insert(parts[0]) }
    sequences.append(parts)
    for part in parts { note(part) }
  }

  private mutating func note(_ text: String) {
    guard let first = text.utf8.first else { return }
    isEmpty = false
    firstBytes[Int(first)] = true
    if first >= 0x61, first <= 0x7A { firstBytes[Int(first) - 0x20] = true }
    if let second = text.utf8.dropFirst().first, Self.isWordByte(second) {
      beginningPairs.append(UInt16(first) << 8 | UInt16(second))
    } else {
      openBytes.append(first)
    }
  }
}

extension Needles {
  /// Everything a clause looks for; conditions on one attribute go to that attribute's own needles.
  mutating func add(_ clause: QueryClause, completes: Bool, attributes: inout [String: Needles]) {
    switch clause {
    case .word(let word): add(word, completes: completes)
    case .phrase(let words):
      if words.count == 1, !words[0].token.isPlainWord {
        add(words[0], completes: false)
      } else {
        add(phrase: words)
      }
    case .not: break
    case .all(let clauses), .any(let clauses):
      for clause in clauses { add(clause, completes: completes, attributes: &attributes) }
    case .attribute(let condition):
      guard condition.target.filter == nil, !condition.words.isEmpty else { return }
      var own = attributes[condition.target.name] ?? Needles(stemmers: stemmers)
      if condition.isQuoted {
        own.add(phrase: condition.words)
      } else {
        for word in condition.words { own.add(word, completes: false) }
      }
      attributes[condition.target.name] = own
    }
  }
}
