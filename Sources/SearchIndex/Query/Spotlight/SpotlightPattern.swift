import IndexSchema

/// The text side of a comparison: literals with `*` between them, and what counts.
struct SpotlightPattern: Hashable, Sendable {
  /// Whether whole words are meant rather than the whole value (`w`), or the words a search sees (`t`).
  enum Unit: Hashable, Sendable { case value, words, tokens }

  /// The literals around each `*`: one for a pattern without, empty ones at the ends for `*x*`.
  let literals: [String]
  let comparison: TextComparison
  let unit: Unit
  private let forms: [[UInt32]]

  init(literals: [String], comparison: TextComparison, unit: Unit) {
    self.literals = literals
    self.comparison = comparison
    self.unit = unit
    let isWhole = literals.count == 1
    forms = literals.map { comparison.form(of: $0, keepsEnds: !isWhole || unit != .value) }
  }

  var hasWildcard: Bool { literals.count > 1 }
  /// Whether it is a literal followed by one `*`.
  var isPrefix: Bool { literals.count == 2 && literals[1].isEmpty && !literals[0].isEmpty }
  /// Whether any value satisfies it.
  var isAnything: Bool { hasWildcard && literals.allSatisfy(\.isEmpty) && unit == .value }

  /// Whether a value as donated satisfies it.
  func matches(_ text: String) -> Bool {
    switch unit {
    case .value: return matches(form: comparison.form(of: text))
    case .words: return matchesWords(of: text)
    case .tokens: return matchesTokens(of: text)
    }
  }

  /// Whether a text in the form that is compared satisfies it as a whole.
  func matches(form: [UInt32]) -> Bool { Self.matches(forms, form[...]) }

  /// Literals in order, the first at the beginning, the last at the end, anything between: linear but for
  /// repetitions, since the first place for each is as good as any.
  private static func matches(_ literals: [[UInt32]], _ text: ArraySlice<UInt32>) -> Bool {
    guard literals.count > 1 else { return text.elementsEqual(literals[0]) }
    let (first, last) = (literals[0], literals[literals.count - 1])
    guard text.count >= first.count + last.count, text.starts(with: first),
      text.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for literal in literals.dropFirst().dropLast() {
      guard let place = Self.place(of: literal, in: rest) else { return false }
      rest = rest[(place + literal.count)...]
    }
    return true
  }

  private static func place(of literal: [UInt32], in text: ArraySlice<UInt32>) -> Int? {
    guard let first = literal.first else { return text.startIndex }
    guard text.count >= literal.count else { return nil }
    for place in text.startIndex...(text.endIndex - literal.count)
    where text[place] == first && text[place...].starts(with: literal) {
      return place
    }
    return nil
  }

  // MARK: Words

  /// Whether some stretch of the text between word boundaries satisfies it.
  private func matchesWords(of text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let bounds = WordBoundaries.places(in: scalars)
    return matches(stretchesOf: scalars, from: bounds, to: bounds)
  }

  /// Whether some stretch of words as the index cuts them satisfies it.
  private func matchesTokens(of text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    let tokens = TextAnalyzer().tokens(of: text)
    var starts: Set<Int> = []
    var ends: Set<Int> = []
    for token in tokens {
      for range in [token.scalars] + token.parts.map(\.scalars) {
        starts.insert(range.lowerBound)
        ends.insert(range.upperBound)
      }
    }
    return matches(stretchesOf: scalars, from: starts.sorted(), to: ends.sorted())
  }

  /// Whether a stretch from one of the starts to one of the ends satisfies it.
  ///
  /// Cost: linear in the text, times the words that fit into the pattern's length.
  private func matches(stretchesOf scalars: [Unicode.Scalar], from starts: [Int], to ends: [Int]) -> Bool {
    if hasWildcard { return matches(widestStretchOf: scalars, from: starts, to: ends) }
    let length = forms[0].count
    var firstEnd = 0
    for start in starts {
      while firstEnd < ends.count, ends[firstEnd] <= start { firstEnd += 1 }
      for end in ends[firstEnd...] {
        let form = form(of: scalars[start..<end])
        if form == forms[0] { return true }
        // Words that follow only lengthen it, but for a mark that composes with the letter before.
        if form.count > length + 4 { break }
      }
    }
    return false
  }

  /// What a `*` stands for has no bounds, so the widest stretch that begins and ends right decides.
  private func matches(
    widestStretchOf scalars: [Unicode.Scalar], from starts: [Int], to ends: [Int]
  ) -> Bool {
    let (first, last) = (forms[0], forms[forms.count - 1])
    let start =
      first.isEmpty
      ? 0
      : starts.first { form(of: scalars[$0..<min(scalars.count, $0 + first.count + 8)]).starts(with: first) }
    let end =
      last.isEmpty
      ? scalars.count
      : ends.last {
        form(of: scalars[max(0, $0 - last.count - 8)..<$0]).suffix(last.count).elementsEqual(last)
      }
    guard let start, let end, start < end else { return false }
    return matches(form: form(of: scalars[start..<end]))
  }

  private func form(of scalars: ArraySlice<Unicode.Scalar>) -> [UInt32] {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return comparison.form(of: String(view), keepsEnds: true)
  }
}

/// Where words begin and end for the modifier `w`.
enum WordBoundaries {
  /// The places between scalars, ends of the text included, in ascending order.
  ///
  /// A boundary stands between a letter, digit or mark and anything else, and before a capital that follows a small
  /// letter.
  static func places(in scalars: [Unicode.Scalar]) -> [Int] {
    guard !scalars.isEmpty else { return [0] }
    var places = [0]
    for place in 1..<scalars.count {
      let (before, after) = (scalars[place - 1], scalars[place])
      let isHump = before.properties.isLowercase && after.properties.isUppercase
      if isHump || isWord(before) != isWord(after) { places.append(place) }
    }
    return places + [scalars.count]
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
