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

  /// Terms that match as they stand, by what they begin with.
  private var terms: [UInt16: [(term: String, find: Find)]] = [:]
  /// Stems, without prefix, by the number of their word.
  private var stems: [String: Int] = [:]
  /// Beginnings, from an unfinished word.
  private var beginnings: [(text: String, word: Int)] = []
  /// Terms that match only side by side; the parts of compounds and phrases.
  private(set) var sequences: [(terms: [String], find: Find)] = []
  private let stemmers: [Stemmer]
  /// What a term begins with that is looked for in any way, and one of which the stem is.
  private var pairs = BytePairs()
  private var stemPairs = BytePairs()
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
    for term in near {
      insert(HangulSpelling.terms(ofNear: term), Find(word: number, kind: .near))
    }
    for form in WordQueries.stemmedForms(token) {
      for stemmer in stemmers {
        let stem = stemmer.stem(form)
        stems[stem] = stems[stem] ?? number
        isEmpty = false
        stemPairs.insert(beginningsOf: stem, by: stemmer)
        pairs.insert(beginningsOf: stem, by: stemmer)
      }
    }
    guard word.isBeginning || (completes && word.isUnfinished),
      let beginning = token.whole ?? token.parts.last?.folded
    else {
      return
    }
    guard !beginning.isEmpty else { return }
    beginnings.append((beginning, number))
    isEmpty = false
    pairs.insert(beginning, goesOn: true)
  }

  mutating func add(phrase words: [QueryWord], number: Int) {
    insert(WordQueries.phraseTerms(words), Find(word: number, kind: .exact))
  }

  /// What one term of the text answers by itself.
  func find(_ term: String) -> Find? {
    if let found = known(term) { return found }
    if stemPairs.contains(BytePairs.pair(term)),
      let word = stemmers.lazy.compactMap({ stems[$0.stem(term)] }).first
    {
      return Find(word: word, kind: .stem)
    }
    return beginnings.first { term.utf8.starts(with: $0.text.utf8) }
      .map { Find(word: $0.word, kind: .completion) }
  }

  /// Whether a term looked for, or one with a stem looked for, may begin with these two bytes.
  ///
  /// - Parameters:
  ///   - first: of an ASCII letter in either case.
  ///   - second: the same, 0 if the term has one byte, and `nil` if it cannot be told.
  func mayBegin(_ first: UInt8, _ second: UInt8?) -> Bool {
    pairs.contains(first) && (second.map { pairs.contains(BytePairs.pair(first, $0)) } ?? true)
  }

  private func known(_ term: String) -> Find? {
    terms[BytePairs.pair(term)]?.first { $0.term.utf8.elementsEqual(term.utf8) }?.find
  }

  private mutating func insert(_ term: String, _ find: Find) {
    guard !term.isEmpty, known(term) == nil else { return }
    terms[BytePairs.pair(term), default: []].append((term, find))
    isEmpty = false
    pairs.insert(term, goesOn: false)
  }

  private mutating func insert(_ parts: [String], _ find: Find) {
    if parts.count == 1 { return insert(parts[0], find) }
    // A long compound repeats itself.
    if sequences.contains(where: { $0.terms == parts }) { return }
    sequences.append((parts, find))
    isEmpty = false
    for part in parts { pairs.insert(part, goesOn: false) }
  }
}
