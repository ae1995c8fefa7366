import IndexSchema
import SearchModel
import Xapian

/// What a highlight looks for in stored text: the forms in which a query found an entity.
struct Needles {
  /// A word of the query, by number, and how it was found.
  struct Find: Equatable {
    var word: Int
    var kind: Highlight.Kind
  }

  /// Terms that match as they stand.
  private var terms: [String: Find] = [:]
  /// Stems, without prefix, by the number of their word.
  private var stems: [String: Int] = [:]
  /// Beginnings, from an unfinished word.
  private var beginnings: [(text: String, word: Int)] = []
  /// Terms that match only side by side; the parts of compounds and phrases.
  private(set) var sequences: [(terms: [String], find: Find)] = []
  private let stemmers: [Stemmer]
  /// For each byte, whether a term of ASCII letters may begin with it.
  private(set) var firstBytes = [Bool](repeating: false, count: 256)
  /// The two bytes that something looked for begins with, in lower case; see ``mayBegin(_:_:)``.
  private var beginningPairs: [UInt16] = []
  /// First bytes, in lower case, of what is one byte long or goes on with something else than a letter or digit.
  private var openBytes: [UInt8] = []
  private(set) var isEmpty = true

  init(stemmers: [Stemmer]) { self.stemmers = stemmers }

  /// - Parameters:
  ///   - completes: whether words that begin like an unfinished one are meant too.
  ///   - near: terms taken for it, without prefix.
  mutating func add(_ word: QueryWord, number: Int, completes: Bool, near: [String] = []) {
    let token = word.token
    for way in token.alternatives {
      switch way {
      case .term(let term): insert(term, Find(word: number, kind: .exact))
      case .phrase(let parts): insert(parts, Find(word: number, kind: .exact))
      }
    }
    for term in near where terms[term] == nil {
      insert(HangulSpelling.terms(ofNear: term), Find(word: number, kind: .near))
    }
    for form in WordQueries.stemmedForms(token) {
      for stemmer in stemmers {
        let stem = stemmer.stem(form)
        stems[stem] = stems[stem] ?? number
        note(stem)
      }
    }
    guard word.isBeginning || (completes && word.isUnfinished),
      let beginning = token.whole ?? token.parts.last?.folded
    else {
      return
    }
    beginnings.append((beginning, number))
    note(beginning)
  }

  mutating func add(phrase words: [QueryWord], number: Int) {
    insert(WordQueries.phraseTerms(words), Find(word: number, kind: .exact))
  }

  /// What one term of the text answers by itself.
  func find(_ term: String) -> Find? {
    if let found = terms[term] { return found }
    // Stemmers take off ends: what begins otherwise need not be stemmed.
    let mayBeStem = stems.contains {
      $0.key.utf8.first == term.utf8.first && $0.key.utf8.dropFirst().first == term.utf8.dropFirst().first
    }
    if mayBeStem, let word = stemmers.lazy.compactMap({ stems[$0.stem(term)] }).first {
      return Find(word: word, kind: .stem)
    }
    return beginnings.first { term.utf8.starts(with: $0.text.utf8) }
      .map { Find(word: $0.word, kind: .completion) }
  }

  /// Whether a term looked for, or one with a stem looked for, may begin with these ASCII letters or digits.
  ///
  /// As for ``find(_:)``, two bytes decide: stemmers take off ends.
  func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    let (first, second) = (Self.lowered(first), Self.lowered(second))
    return beginningPairs.contains(UInt16(first) << 8 | UInt16(second)) || openBytes.contains(first)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7A)
  }

  private mutating func insert(_ term: String, _ find: Find) {
    terms[term] = terms[term] ?? find
    note(term)
  }

  private mutating func insert(_ parts: [String], _ find: Find) {
    if parts.count == 1 { return insert(parts[0], find) }
    sequences.append((parts, find))
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
