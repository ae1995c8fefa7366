import CICU

/// A run without blanks as the words it is made of: what is asked for where nobody has the run as it stands.
extension Token {
  /// How many words a person would count.
  package var wordCount: Int {
    switch kind {
    case .grams: dictionaryWords.count
    case .segments: parts.count
    case .word, .compound, .emoji: 1
    }
  }

  /// The parts of a run that tell what it is about; none of what is no run, or too short to be several words.
  ///
  /// Of Han and kana the words of ICU's dictionary, without what is only grammar; characters that it does not know in
  /// pairs. A long word by half of it as well: Korean words end in particles, and many are compounds. Of Thai, Lao, Khmer
  /// and Burmese, whose dictionaries cut compounds, longer words and all pairs of neighbours.
  package var pieces: [Token] {
    switch kind {
    case .grams: parts.count > 2 ? tellingRanges.map(part) : []
    case .segments: parts.count > 1 ? tellingSegments.map(part) : []
    case .word, .compound, .emoji: []
    }
  }

  private func part(_ range: Range<Int>) -> Token {
    var token = self
    token.parts = Array(parts[range])
    token.position += range.lowerBound
    token.scalars =
      parts[range.lowerBound].scalars.lowerBound..<parts[range.upperBound - 1].scalars.upperBound
    return token
  }

  // MARK: Han, kana and Hangul

  private enum Script { case han, hiragana, katakana, hangul }

  private func script(_ index: Int) -> Script {
    switch parts[index].folded.unicodeScalars.first?.value ?? 0 {
    case 0x3041...0x309F: .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF: .katakana
    case 0x1100...0x11FF, 0x3131...0x318F, 0xAC00...0xD7A3: .hangul
    default: .han
    }
  }

  /// The words of ICU's dictionary, as ranges of parts.
  private var dictionaryWords: [Range<Int>] {
    let scalars = parts.map { $0.folded.unicodeScalars.map(\.value) }
    let text = scalars.flatMap { $0 }
    var found = [Int32](repeating: 0, count: text.count)
    let count = Int(ll_dictionary_words(text, Int32(text.count), &found, Int32(text.count)))
    var words: [Range<Int>] = []
    var (end, first) = (0, 0)
    var borders = found.prefix(count).map(Int.init)[...]
    for (index, part) in scalars.enumerated() {
      end += part.count
      while let border = borders.first, border < end { borders = borders.dropFirst() }
      guard borders.first == end || index + 1 == scalars.count else { continue }
      words.append(first..<(index + 1))
      first = index + 1
    }
    return words
  }

  private var tellingRanges: [Range<Int>] {
    let words = dictionaryWords
    var ranges: [Range<Int>] = []
    var unknown = 0..<0
    for word in words {
      if word.count == 1 {
        guard script(word.lowerBound) == .han else { continue }
        let follows = !unknown.isEmpty && unknown.upperBound == word.lowerBound
        if follows { ranges.append((word.lowerBound - 1)..<word.upperBound) }
        unknown = follows ? unknown.lowerBound..<word.upperBound : word
      } else {
        ranges += ways(word)
      }
    }
    let whole = parts.indices
    ranges.removeAll { $0 == whole }
    guard ranges.isEmpty else { return ranges }
    // Nothing tells more than single characters and grammar.
    return words.filter { $0 != whole && ($0.count > 1 || script($0.lowerBound) == .han) }
  }

  /// What finds a word: itself, and half of it.
  private func ways(_ word: Range<Int>) -> [Range<Int>] {
    let scripts = Set(word.map(script))
    // Short words of hiragana are particles and endings.
    if scripts == [.hiragana] { return word.count > 2 ? [word] : [] }
    if word.count < 3 || scripts.contains(.katakana) { return [word] }
    let half = max(2, (word.count + 1) / 2)
    // What stands at the end of these is inflection.
    let isInflected = scripts.contains(.hiragana) || (scripts.contains(.hangul) && half == 2)
    let last = isInflected ? word.lowerBound : word.upperBound - half
    return [word] + (word.lowerBound...last).map { $0..<($0 + half) }
  }

  // MARK: Dictionary words

  /// Words of so many signs tell something by themselves.
  private static let telling = 4

  private var tellingSegments: [Range<Int>] {
    let long = parts.indices.filter { parts[$0].folded.unicodeScalars.count >= Self.telling }
    let words = long.map { $0..<($0 + 1) }
    return parts.count > 2 ? words + parts.indices.dropLast().map { $0..<($0 + 2) } : words
  }
}
