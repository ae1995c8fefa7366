import Foundation

/// A text whose folding and word boundaries are written down by hand, not computed by what is tested.
struct OracleText {
  var characters: [Character]
  /// Where a stretch may begin and end for the modifier `w`, and for `t`.
  var wordStarts: Set<Int>, wordEnds: Set<Int>, tokenStarts: Set<Int>, tokenEnds: Set<Int>

  var string: String { String(characters) }

  struct Word {
    var text: String
    /// Boundaries inside, for `w`.
    var inner: [Int] = []
    var tokens: [Range<Int>]
    /// Whether a blank beside it is a boundary for `w`.
    var isWord = true
  }

  static let pool: [Word] = [
    Word(text: "Paris", tokens: [0..<5]), Word(text: "paris", tokens: [0..<5]),
    Word(text: "a", tokens: [0..<1]), Word(text: "win", tokens: [0..<3]),
    Word(text: "MyWin", inner: [2], tokens: [0..<2, 2..<5]),
    Word(text: "NSWin", tokens: [0..<2, 2..<5]),
    Word(text: "b-c", inner: [1, 2], tokens: [0..<1, 2..<3]),
    Word(text: "5*3", inner: [1, 2], tokens: [0..<1, 2..<3]),
    Word(text: "x\"y", inner: [1, 2], tokens: [0..<1, 2..<3]),
    Word(text: "x\\y", inner: [1, 2], tokens: [0..<1, 2..<3]),
    Word(text: "12", tokens: [0..<2]), Word(text: "ete", tokens: [0..<3]),
    Word(text: "Été", tokens: [0..<3]), Word(text: "E\u{301}te\u{301}", tokens: [0..<3]),
    Word(text: "Straße", tokens: [0..<6]), Word(text: "STRASSE", tokens: [0..<7]),
    Word(text: "İzmir", tokens: [0..<5]), Word(text: "izmir", tokens: [0..<5]),
    Word(text: "ΣΑΣ", tokens: [0..<3]), Word(text: "σας", tokens: [0..<3]),
    Word(text: "ที่", tokens: [0..<1]),
    Word(text: "\u{1F469}\u{200D}\u{1F680}", tokens: [0..<1], isWord: false),
  ]

  private static let astronaut: Character = "\u{1F469}\u{200D}\u{1F680}"

  /// What a letter is without case, without marks, without both; others are ASCII.
  private static let folds: [Character: (case: String, marks: String, both: String)] = [
    "É": ("é", "E", "e"), "é": ("é", "e", "e"), "ß": ("ss", "ß", "ss"), "İ": ("i\u{307}", "I", "i"),
    "Σ": ("σ", "Σ", "σ"), "Α": ("α", "Α", "α"), "ς": ("σ", "ς", "σ"), "σ": ("σ", "σ", "σ"),
    "α": ("α", "α", "α"), "ที่": ("ที่", "ที่", "ที่"),
    // Nobody sees the joiner.
    astronaut: ("\u{1F469}\u{1F680}", String(astronaut), "\u{1F469}\u{1F680}"),
  ]

  init(_ words: [Word]) {
    (characters, wordStarts, tokenStarts, tokenEnds) = ([], [0], [], [])
    for word in words {
      if !characters.isEmpty { characters.append(" ") }
      let start = characters.count
      characters += Array(word.text)
      wordStarts.formUnion((word.isWord ? [0, word.text.count] : []).map { start + $0 })
      wordStarts.formUnion(word.inner.map { start + $0 })
      tokenStarts.formUnion(word.tokens.map { start + $0.lowerBound })
      tokenEnds.formUnion(word.tokens.map { start + $0.upperBound })
    }
    wordStarts.insert(characters.count)
    wordEnds = wordStarts
  }

  /// A text of the value itself, such as an identifier, without words.
  init(plain text: String) {
    characters = Array(text)
    (wordStarts, wordEnds, tokenStarts, tokenEnds) = ([], [], [], [])
  }

  static func random(_ count: ClosedRange<Int>, _ random: inout SeededGenerator) -> OracleText {
    OracleText((0..<Int.random(in: count, using: &random)).map { _ in pool.randomElement(using: &random)! })
  }

  static func folded(_ characters: some Sequence<Character>, _ options: String) -> [Unicode.Scalar] {
    let folded = characters.map { character -> String in
      switch (options.contains("c"), options.contains("d")) {
      case (false, false): String(character)
      case (true, false): folds[character]?.case ?? character.lowercased()
      case (false, true): folds[character]?.marks ?? String(character)
      case (true, true): folds[character]?.both ?? character.lowercased()
      }
    }.joined()
    return Array(folded.precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
