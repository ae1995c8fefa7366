extension Scanner {
  /// Han, kana and Hangul: every character at a position of its own, and every pair at its first one's.
  mutating func grams<Source: CharacterSource, Emitter: TokenEmitter>(
    _ source: Source, _ start: Int, into emitter: inout Emitter
  ) -> Int {
    let end = runEnd(source, start, CharacterClass.gram)
    emitter.begin(.grams, position: position)
    for index in start..<end {
      part.clear()
      source.appendFolded(index, to: &part)
      emitter.posting(
        part.term, position: position, role: .part, stems: false, from: source.start(index),
        to: source.end(index))
      if index + 1 < end {
        source.appendFolded(index + 1, to: &part)
        emitter.posting(
          part.term, position: position, role: .bigram, stems: false, from: source.start(index),
          to: source.end(index + 1))
      }
      position += 1
    }
    emitter.end(symbolic: false, from: source.start(start), to: source.end(end - 1))
    return end
  }

  /// Thai, Lao, Khmer, Burmese: words by ICU's dictionaries.
  mutating func dictionaryRun<Source: CharacterSource, Emitter: TokenEmitter>(
    _ source: Source, _ start: Int, into emitter: inout Emitter
  ) -> Int {
    let end = runEnd(source, start, CharacterClass.dictionary)
    emitter.begin(.segments, position: position)
    var word = start
    for next in source.dictionaryWords(start..<end) where next > word {
      if emit(source, word..<next, at: position, into: &emitter) { position += 1 }
      word = next
    }
    emitter.end(symbolic: false, from: source.start(start), to: source.end(end - 1))
    return end
  }

  /// One emoji as a person sees it: skin tones only in the exact form, joined pictures as whole and parts.
  mutating func emoji<Source: CharacterSource, Emitter: TokenEmitter>(
    _ source: Source, _ start: Int, into emitter: inout Emitter
  ) -> Int {
    let first = position
    emitter.begin(.emoji, position: first)
    var end = start + 1
    if source.kind(start) == CharacterClass.regional {
      // Two regional indicators are one flag.
      if end < source.count, source.kind(end) == CharacterClass.regional { end += 1 }
      if emit(source, start..<end, at: position, into: &emitter) { position += 1 }
      emitter.end(symbolic: false, from: source.start(start), to: source.end(end - 1))
      return end
    }
    whole.clear()
    exact.clear()
    var picture = start
    var hasModifier = false
    while true {
      if emit(source, picture..<(picture + 1), at: position, into: &emitter) { position += 1 }
      source.appendFolded(picture, to: &whole)
      end = picture + 1
      while end < source.count, source.kind(end) == CharacterClass.modifier {
        hasModifier = true
        end += 1
      }
      guard position - first < TokenLimit.parts, end + 1 < source.count,
        source.kind(end) == CharacterClass.joiner, source.kind(end + 1) == CharacterClass.emoji
      else { break }
      source.appendFolded(end, to: &whole)
      picture = end + 1
    }
    let from = source.start(start)
    let to = source.end(end - 1)
    if position - first > 1, !whole.isOver {
      emitter.posting(whole.term, position: first, role: .whole, stems: false, from: from, to: to)
    }
    if hasModifier {
      exact.clear()
      for index in start..<end { source.appendExact(index, to: &exact) }
      if !exact.isOver {
        emitter.posting(exact.term, position: first, role: .exact, stems: false, from: from, to: to)
      }
    }
    emitter.end(symbolic: false, from: from, to: to)
    return end
  }

  private func runEnd<Source: CharacterSource>(_ source: Source, _ start: Int, _ kind: UInt8) -> Int {
    var end = start + 1
    while end < source.count, source.kind(end) == kind { end += 1 }
    return end
  }
}
