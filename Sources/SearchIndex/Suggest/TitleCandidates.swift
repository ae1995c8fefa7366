import IndexSchema

/// The titles of the best hits, as donated and folded, in the order of the hits.
struct TitleCandidates {
  private struct Title {
    let donated: String
    /// Folded, with its compounds as their parts, and joined.
    let readings: [String]
    /// Folded, with no blanks inside of runs.
    let unsegmented: String
    let tokens: [Token]
    let words: [TitleWord]
  }

  private let titles: [Title]

  /// Nobody chooses a longer title from a list to type on, in UTF-8 bytes.
  private static let longestTitle = 500

  init(_ titles: [String], analyzer: TextAnalyzer) {
    self.titles = titles.filter { $0.utf8.count <= Self.longestTitle }.map { title in
      let tokens = analyzer.tokens(of: title)
      return Title(
        donated: title, readings: analyzer.readings(of: title), unsegmented: Self.unsegmented(tokens),
        tokens: tokens, words: TitleWord.words(of: tokens))
    }
  }

  static func unsegmented(_ tokens: [Token]) -> String {
    tokens.map(\.unsegmented).joined(separator: " ")
  }

  /// The title that is this folded text, as donated.
  func asDonated(_ folded: String) -> String? {
    titles.first { $0.readings.contains(folded) }?.donated
  }

  /// The titles that begin with any of these texts, folded and unsegmented, and go on.
  ///
  /// - Parameter endsInWord: whether the texts may end in the middle of a word.
  func goingOn(from beginnings: [String], endsInWord: Bool) -> [String] {
    titles.filter { title in
      beginnings.contains { beginning in
        ([title.unsegmented] + title.readings).contains {
          $0.utf8.count > beginning.utf8.count
            && $0.utf8.starts(with: (endsInWord ? beginning : beginning + " ").utf8)
        }
      }
    }.map(\.donated)
  }

  /// The titles that begin with a text of words and signs, signs included, and go on.
  func goingOn(withSigns typed: String, analyzer: TextAnalyzer) -> [String] {
    let value = analyzer.foldedValue(of: typed)
    return titles.map(\.donated).filter { title in
      let folded = analyzer.foldedValue(of: title)
      return folded.utf8.count > value.utf8.count && folded.utf8.starts(with: value.utf8)
    }
  }

  /// A word of the index as most of the titles spell it; `nil` if none has it.
  func spelling(of term: String) -> String? {
    Self.mostFrequent(
      titles.compactMap { title in
        for token in title.tokens {
          if token.whole == term { return title.donated.scalars(token.scalars) }
          if let part = token.parts.first(where: { $0.folded == term || $0.exact == term }) {
            return title.donated.scalars(part.scalars)
          }
        }
        return nil
      }
    ).first
  }

  /// What goes on like these words, to the end of the word or with the next one, as donated, the most frequent first.
  ///
  /// - Parameter endsInWord: whether the last word may go on.
  func phrases(goingOnFrom typed: [TitleWord], endsInWord: Bool) -> [String] {
    Self.mostFrequent(titles.compactMap { Self.phrase(in: $0, from: typed, endsInWord: endsInWord) })
  }

  private static func phrase(in title: Title, from typed: [TitleWord], endsInWord: Bool) -> String? {
    let words = title.words
    guard let last = typed.last, words.count >= typed.count else { return nil }
    let before = typed.dropLast().map(\.text)
    for start in 0...(words.count - typed.count) {
      let found = words[start + before.count]
      guard words[start..<(start + before.count)].map(\.text) == before,
        found.text == last.text || (endsInWord && found.text.utf8.starts(with: last.text.utf8))
      else { continue }
      var end = start + before.count
      if found.text == last.text { end += 1 }
      guard end < words.count else { continue }
      // Runs of dictionary words go on word by word, whatever else belongs together is shown whole.
      if !words[end].isSegment {
        while end + 1 < words.count, words[end + 1].token == words[end].token { end += 1 }
      }
      let phrase = title.donated.scalars(words[start].scalars.lowerBound..<words[end].scalars.upperBound)
      return phrase.contains(where: "([{\"".contains) ? nil : phrase
    }
    return nil
  }

  private static func mostFrequent(_ texts: [String]) -> [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for text in texts where counts.updateValue((counts[text] ?? 0) + 1, forKey: text) == nil {
      order.append(text)
    }
    let ranked = order.enumerated().sorted {
      let (left, right) = (counts[$0.element] ?? 0, counts[$1.element] ?? 0)
      return left != right ? left > right : $0.offset < $1.offset
    }
    return ranked.map(\.element)
  }
}

/// A part of a word in a title, or a word.
struct TitleWord {
  /// Folded.
  let text: String
  /// In the title.
  let scalars: Range<Int>
  /// Which token of the title it belongs to.
  let token: Int
  /// Whether it is a dictionary word of a run.
  let isSegment: Bool

  static func words(of tokens: [Token]) -> [TitleWord] {
    tokens.enumerated().flatMap { number, token in
      token.parts.indices.map { index in
        // Signs belong to the part that they stand beside.
        let lower = index == 0 ? token.scalars.lowerBound : token.parts[index].scalars.lowerBound
        let upper =
          index + 1 == token.parts.count ? token.scalars.upperBound : token.parts[index].scalars.upperBound
        return TitleWord(
          text: token.parts[index].folded, scalars: lower..<max(lower, upper), token: number,
          isSegment: token.kind == .segments)
      }
    }
  }
}

extension String {
  /// A stretch of the text, in Unicode scalars.
  func scalars(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)))
  }
}
