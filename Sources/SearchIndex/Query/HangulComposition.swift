import IndexSchema
import Xapian

/// A run of Hangul whose last syllable is being composed, as input methods show it letter by letter.
///
/// `ㅎ`, `하`, `한`, `한ㄱ`, `한그` lead to `한글`: a consonant begins a syllable, a syllable takes a last consonant, that one a
/// second, a vowel another beside it, and with the next vowel the last consonant begins a syllable of its own (`각`, `가게`).
struct HangulComposition {
  /// What stands before a syllable, and which it may be.
  private struct Way {
    var before: [String]
    var last: [ClosedRange<UInt32>]
  }

  private let ways: [Way]

  private static let first: UInt32 = 0xAC00
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  private static let consonants: ClosedRange<UInt32> = 0x1100...0x1112
  /// So many pairs that begin with one syllable are looked at; there are hardly ever more.
  private static let mostPairs = 4_096
  /// So many ends are asked for side by side with what stands before them.
  private static let mostInRow = 32

  /// Whether the last character of a run may still change.
  static func isComposing(_ token: Token) -> Bool {
    guard token.kind == .grams, let last = scalar(token.parts.last?.folded) else { return false }
    return syllables.contains(last) || consonants.contains(last)
  }

  /// `nil` if the last character is no letter of Hangul.
  init?(_ token: Token) {
    guard Self.isComposing(token), let last = Self.scalar(token.parts.last?.folded) else { return nil }
    let before = token.parts.dropLast().map(\.folded)
    guard Self.syllables.contains(last) else {
      ways = [Way(before: before, last: [Self.begun(by: last - Self.consonants.lowerBound)])]
      return
    }
    let (consonant, end) = ((last - Self.first) % 28, last - (last - Self.first) % 28)
    if consonant == 0 {
      let vowel = (last - Self.first) / 28 % 21
      let vowels = [vowel] + (Self.longerVowels[vowel].map(Array.init) ?? [])
      ways = [
        Way(before: before, last: vowels.map { (end + ($0 - vowel) * 28)...(end + ($0 - vowel) * 28 + 27) })
      ]
      return
    }
    var ways: [Way] = []
    if let longer = Self.longerEnds[consonant] {
      ways.append(Way(before: before, last: [(end + longer.lowerBound)...(end + longer.upperBound)]))
    }
    if let parted = Self.parted[consonant], let left = Unicode.Scalar(end + parted.stays) {
      ways.append(Way(before: before + [String(left)], last: [Self.begun(by: parted.goes)]))
    }
    self.ways = ways
  }

  /// What finds the runs in a field that it may become; `nil` if the index has none.
  func query(in field: SearchField, facts: SnapshotFacts) throws -> Query? {
    let found = try ways.compactMap { way -> Query? in
      let ends = try ends(of: way, in: field, facts)
      if ends.isEmpty { return nil }
      let pairs = zip(way.before, way.before.dropFirst()).map { field.term($0 + $1) }
      if pairs.isEmpty { return WordQueries.any(ends.map { .term(field.term($0)) }) }
      if ends.count <= Self.mostInRow {
        return WordQueries.any(ends.map { .phrase(pairs + [field.term($0)]) })
      }
      return .and([
        pairs.count == 1 ? .term(pairs[0]) : .phrase(pairs),
        WordQueries.any(ends.map { .term(field.term($0)) }),
      ])
    }
    return found.isEmpty ? nil : WordQueries.any(found)
  }

  /// The runs of the index that it may become, without prefix.
  func texts(in field: SearchField, facts: SnapshotFacts) throws -> [String] {
    try ways.flatMap { way in
      try ends(of: way, in: field, facts).map { way.before.dropLast().joined() + $0 }
    }
  }

  /// The terms that end a way: pairs of what stands before and a syllable, or syllables alone.
  private func ends(of way: Way, in field: SearchField, _ facts: SnapshotFacts) throws -> [String] {
    guard let before = way.before.last else {
      return try way.last.joined().compactMap { Unicode.Scalar($0).map { String($0) } }.filter {
        try facts.hasTerm(field.term($0))
      }
    }
    return try facts.database.allTerms(prefix: field.term(before), limit: Self.mostPairs).compactMap { term in
      let rest = term.term.unicodeScalars.dropFirst(field.term(before).unicodeScalars.count)
      guard rest.count == 1, let last = rest.first, way.last.contains(where: { $0.contains(last.value) })
      else {
        return nil
      }
      return before + String(last)
    }
  }

  private static func scalar(_ text: String?) -> UInt32? {
    guard let scalars = text?.unicodeScalars, scalars.count == 1 else { return nil }
    return scalars.first?.value
  }

  /// The syllables that begin with a consonant, by its number.
  private static func begun(by consonant: UInt32) -> ClosedRange<UInt32> {
    (first + consonant * 588)...(first + consonant * 588 + 587)
  }

  // MARK: Numbers of vowels and last consonants, as Unicode has them

  /// Vowels that go on: ㅗ to ㅘ ㅙ ㅚ, ㅜ to ㅝ ㅞ ㅟ, ㅡ to ㅢ.
  private static let longerVowels: [UInt32: ClosedRange<UInt32>] = [8: 9...11, 13: 14...16, 18: 19...19]
  /// Last consonants that take a second: ㄱ, ㄴ, ㄹ, ㅂ.
  private static let longerEnds: [UInt32: ClosedRange<UInt32>] = [1: 3...3, 4: 5...6, 8: 9...15, 17: 18...18]
  /// Which last consonant stays and which first consonant the rest becomes, when a vowel follows.
  private static let parted: [UInt32: (stays: UInt32, goes: UInt32)] = [
    1: (0, 0), 2: (0, 1), 3: (1, 9), 4: (0, 2), 5: (4, 12), 6: (4, 18), 7: (0, 3), 8: (0, 5), 9: (8, 0),
    10: (8, 6),
    11: (8, 7), 12: (8, 9), 13: (8, 16), 14: (8, 17), 15: (8, 18), 16: (0, 6), 17: (0, 7), 18: (17, 9),
    19: (0, 9),
    20: (0, 10), 21: (0, 11), 22: (0, 12), 23: (0, 14), 24: (0, 15), 25: (0, 16), 26: (0, 17), 27: (0, 18),
  ]
}
