import IndexSchema
import Xapian

/// A word of Hangul syllables, whose spelling is compared by letters: each syllable is two or three of them (jamo).
///
/// The index has the pairs of neighbouring syllables as terms. Words nearby are found by a walk over the pairs that exist,
/// a syllable after the other; they have as many syllables.
struct HangulSpelling {
  let syllables: [Unicode.Scalar]

  /// So many pairs are looked up, which bounds the time.
  static let mostSteps = 4_000
  private static let first: UInt32 = 0xAC00
  private static let all: ClosedRange<UInt32> = 0xAC00...0xD7A3

  /// `nil` if the text has anything but Hangul syllables, or less than two.
  init?(_ text: some StringProtocol) {
    syllables = Array(text.unicodeScalars)
    guard syllables.count > 1, syllables.allSatisfy({ Self.all.contains($0.value) }) else { return nil }
  }

  /// As a term with its prefix, which is ASCII, has them.
  private init?(inTerm term: String) { self.init(term[Self.start(of: term)...]) }

  private static func start(of term: String) -> String.Index {
    term.unicodeScalars.firstIndex { !$0.isASCII } ?? term.endIndex
  }

  /// In jamo.
  private var length: Int {
    syllables.reduce(0) { $0 + (($1.value - Self.first).isMultiple(of: 28) ? 2 : 3) }
  }

  /// The terms side by side by which the index has the word.
  private func pairs(_ prefix: String) -> [String] {
    zip(syllables, syllables.dropFirst()).map { "\(prefix)\($0)\($1)" }
  }

  /// What finds a neighbour: of Hangul its pairs side by side.
  static func query(ofNear term: String) -> Query {
    guard let word = HangulSpelling(inTerm: term), word.syllables.count > 2 else { return .term(term) }
    return .phrase(word.pairs(String(term[..<start(of: term)])))
  }

  /// The terms side by side of a neighbour without prefix; one for what is a term itself.
  static func terms(ofNear text: String) -> [String] { HangulSpelling(text)?.pairs("") ?? [text] }

  // MARK: Neighbours

  /// The words of the index one jamo away, or two if this one is long; the nearest first, then the most frequent.
  func near(prefix: String, facts: SnapshotFacts) throws -> [NearTerm] {
    guard length >= NearSpellings.shortest else { return [] }
    var found: [NearTerm] = []
    var steps = 0
    for edits in 1...(length < NearSpellings.longForTwo ? 1 : 2) where found.isEmpty {
      try extend([], 0, edits, prefix, facts, &steps) { word, distance in
        guard let word = HangulSpelling(word), distance > 0 else { return }
        let pairs = word.pairs(prefix)
        if pairs.count > 1, try !facts.hasAny(.phrase(pairs)) { return }
        let frequency = try pairs.reduce(Int.max) { try min($0, facts.frequency($1)) }
        found.append(NearTerm(distance: distance, frequency: frequency, term: prefix + word.text))
      }
    }
    found.sort { ($0.distance, -$0.frequency, $0.term) < ($1.distance, -$1.frequency, $1.term) }
    return Array(found.prefix(NearSpellings.mostTerms))
  }

  private var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: syllables)
    return String(text)
  }

  /// Goes on with each syllable that makes a pair of the index with the one before it.
  private func extend(
    _ word: [Unicode.Scalar], _ distance: Int, _ edits: Int, _ prefix: String, _ facts: SnapshotFacts,
    _ steps: inout Int, _ body: (String, Int) throws -> Void
  ) throws {
    guard word.count < syllables.count else {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: word)
      return try body(String(text), distance)
    }
    let typed = syllables[word.count]
    var ways = [(typed, distance)]
    // Of two edits none is in the first syllable, which people rarely get wrong.
    if distance < edits, edits < 2 || !word.isEmpty {
      ways += Self.variants(of: typed).map { ($0, distance + 1) }
    }
    for (syllable, distance) in ways {
      if let last = word.last {
        steps += 1
        guard steps <= Self.mostSteps, try facts.hasTerm("\(prefix)\(last)\(syllable)") else { continue }
      }
      try extend(word + [syllable], distance, edits, prefix, facts, &steps, body)
    }
  }

  /// The syllables with another first consonant, another vowel, or another last consonant or none.
  private static func variants(of syllable: Unicode.Scalar) -> [Unicode.Scalar] {
    let index = syllable.value - first
    let last = index % 28
    let firsts = (0..<19).map { (number: UInt32) in number * 588 + index % 588 }
    let vowels = (0..<21).map { (number: UInt32) in index / 588 * 588 + number * 28 + last }
    let lasts = (0..<28).map { (number: UInt32) in index - last + number }
    return (firsts + vowels + lasts).filter { $0 != index }.compactMap { Unicode.Scalar(first + $0) }
  }
}
