extension Scanner {
  /// Scans one word with everything that belongs to it, and returns where it ends.
  ///
  /// Parts: camelCase humps and what connectors join. Whole: hyphens, underscores and apostrophes are dropped
  /// between letters (`wi-fi`, `wi_fi`, `WiFi` are all `wifi`) and kept between digits, other connectors stay.
  /// A word of several humps within a compound is a whole too: `tojson` of `user.toJSON`, `v2` of `v2.10`.
  mutating func compound<Source: CharacterSource, Emitter: TokenEmitter>(
    _ source: Source, _ start: Int, lead: Bool, into emitter: inout Emitter
  ) -> Int {
    let from = source.start(lead ? start - 1 : start)
    let first = position
    emitter.begin(.word, position: first)
    whole.clear()
    if lead { source.appendFolded(start - 1, to: &whole) }
    var isSymbolic = lead
    var wantsWhole = lead
    var hasWhole = true
    var wholeStems = !lead && source.kind(start) != CharacterClass.digit
    var isURL = false
    var parts = 0
    var place = start
    inner.clear()
    var (innerFirst, innerWords) = (0, 0)
    while true {
      var end = Self.wordEnd(source, place)
      let clitic = clitic(source, end)
      // `don't` is one word, `dont`; of `Debian's` the word is `debian` and the whole `debians`.
      if clitic.end > end, !clitic.isPossessive { end = clitic.end }
      let symbols = clitic.end > end ? 0 : Self.symbols(source, place, end)
      // Of so short a name the letters alone would be another name.
      let isShort = symbols > 0 && end - place <= 2 && source.kind(end) != CharacterClass.percent
      var hump = place
      let (word, wordFirst) = (place..<end, parts)
      let version = parts == 0 && !lead && isVersion(source, place, end)
      for next in (place + 1)...end
      where next == end || Self.isHump(source, next, place, end) || version && next == place + 1 {
        guard next == end || parts + 1 < TokenLimit.parts else { continue }
        let partEnd = next == end && isShort ? next + symbols : next
        if emit(source, hump..<partEnd, isSymbol: partEnd > next, at: first + parts, into: &emitter) {
          parts += 1
        }
        if partEnd > next { emitLetters(source, hump..<next, at: first + parts - 1, into: &emitter) }
        if next < end { wantsWhole = true }
        hump = next
      }
      append(source, place..<end)
      place = end
      if symbols > 0 {
        for index in end..<(end + symbols) { source.appendFolded(index, to: &whole) }
        place = end + symbols
        isSymbolic = true
        wholeStems = false
        if !isShort { wantsWhole = true }
      }
      if clitic.end > place {
        append(source, place..<clitic.end)
        place = clitic.end
        wantsWhole = true
      }
      let link =
        parts < TokenLimit.parts ? Self.link(source, place, first: parts == 1, isURL: isURL) : nil
      innerWords += 1
      let isInner = parts - wordFirst > 1 && (link != nil || wordFirst > 0)
      if isInner { emitWord(source, word, at: first + wordFirst, into: &emitter) }
      guard let link else {
        if isInner, innerWords == 1 { inner.clear() }
        break
      }
      isURL = isURL || link.opensURL
      if link.isKept {
        for index in place..<link.next { source.appendFolded(index, to: &whole) }
        if !link.breaksWhole { for index in place..<link.next { source.appendFolded(index, to: &inner) } }
        wholeStems = false
      }
      if link.breaksWhole {
        hasWhole = false
        if isInner, innerWords == 1 { inner.clear() }
        emitInner(parts: innerFirst..<parts, at: first, from: from, to: source.end(place - 1), into: &emitter)
        (innerFirst, innerWords) = (parts, 0)
      }
      wantsWhole = true
      place = link.next
    }
    if wantsWhole, hasWhole, parts > 0, !whole.isOver, whole.count > 0 {
      emitter.posting(
        whole.term, position: first, role: .whole, stems: wholeStems, from: from, to: source.end(place - 1))
    }
    if !hasWhole {
      emitInner(parts: innerFirst..<parts, at: first, from: from, to: source.end(place - 1), into: &emitter)
    }
    position = first + parts
    emitter.end(symbolic: isSymbolic, from: from, to: source.end(place - 1))
    return place
  }

  /// Appends to the whole, without apostrophes.
  private mutating func append<Source: CharacterSource>(_ source: Source, _ range: Range<Int>) {
    for index in range where source.kind(index) != CharacterClass.apostrophe {
      source.appendFolded(index, to: &whole)
      source.appendFolded(index, to: &inner)
    }
  }

  /// Emits what several of a compound's parts are as a whole, and begins anew.
  private mutating func emitInner<Emitter: TokenEmitter>(
    parts: Range<Int>, at first: Int, from: Int, to: Int, into emitter: inout Emitter
  ) {
    defer { inner.clear() }
    guard parts.count > 1, !inner.isOver, inner.count > 0 else { return }
    emitter.posting(
      inner.term, position: first + parts.lowerBound, role: .inner, stems: false, from: from, to: to)
  }

  /// Emits a word of several humps as a whole.
  private mutating func emitWord<Source: CharacterSource, Emitter: TokenEmitter>(
    _ source: Source, _ range: Range<Int>, at position: Int, into emitter: inout Emitter
  ) {
    part.clear()
    for index in range where source.kind(index) != CharacterClass.apostrophe {
      source.appendFolded(index, to: &part)
    }
    guard part.count > 0, !part.isOver else { return }
    emitter.posting(
      part.term, position: position, role: .inner, stems: false, from: source.start(range.lowerBound),
      to: source.end(range.upperBound - 1))
  }

  /// Whether the word is the `v` and first number of a version: `v2` of `v2.10`, which is found by `2.10` too.
  private mutating func isVersion<Source: CharacterSource>(_ source: Source, _ start: Int, _ end: Int) -> Bool
  {
    guard end - start > 1, end + 1 < source.count, source.kind(end) == CharacterClass.dot,
      source.kind(end + 1) == CharacterClass.digit,
      (start + 1..<end).allSatisfy({ source.kind($0) == CharacterClass.digit })
    else { return false }
    part.clear()
    source.appendFolded(start, to: &part)
    return part.count == 1 && part.byte(0) == UInt8(ascii: "v")
  }

  /// Emits the letters of a short name without its symbols.
  private mutating func emitLetters<Source: CharacterSource, Emitter: TokenEmitter>(
    _ source: Source, _ range: Range<Int>, at position: Int, into emitter: inout Emitter
  ) {
    part.clear()
    for index in range { source.appendFolded(index, to: &part) }
    emitter.posting(
      part.term, position: position, role: .letters, stems: false, from: source.start(range.lowerBound),
      to: source.end(range.upperBound - 1))
  }

  /// Emits one part, and its exact form if marks make one; `false` if folding leaves nothing of it.
  mutating func emit<Source: CharacterSource, Emitter: TokenEmitter>(
    _ source: Source, _ range: Range<Int>, isSymbol: Bool = false, at position: Int,
    into emitter: inout Emitter
  ) -> Bool {
    part.clear()
    for index in range where source.kind(index) != CharacterClass.apostrophe {
      source.appendFolded(index, to: &part)
    }
    guard part.count > 0 else { return false }
    if part.isOver { emitter.truncated() }
    let from = source.start(range.lowerBound)
    let to = source.end(range.upperBound - 1)
    let kind = source.kind(range.lowerBound)
    let stems = !isSymbol && (kind == CharacterClass.letter || kind == CharacterClass.upper)
    emitter.posting(part.term, position: position, role: .part, stems: stems, from: from, to: to)
    guard Source.hasMarks else { return true }
    exact.clear()
    for index in range where source.kind(index) != CharacterClass.apostrophe {
      source.appendExact(index, to: &exact)
    }
    if !exact.equals(part) {
      emitter.posting(exact.term, position: position, role: .exact, stems: false, from: from, to: to)
    }
    return true
  }

  private static func wordEnd<Source: CharacterSource>(_ source: Source, _ start: Int) -> Int {
    var end = start + 1
    while end < source.count, CharacterClass.isWord(source.kind(end)) { end += 1 }
    return end
  }

  /// Whether a camelCase hump begins inside the word `start..<end` at `place`.
  ///
  /// `AirCombat`, `HTTPServer` and `base64Encode` have humps, `IPv6`, `URLs` and `MP3` none.
  private static func isHump<Source: CharacterSource>(
    _ source: Source, _ place: Int, _ start: Int, _ end: Int
  ) -> Bool {
    // What one character folds to (`i` and a dot, of the Turkish capital) is not parted.
    guard source.kind(place) == CharacterClass.upper, source.start(place) != source.start(place - 1) else {
      return false
    }
    let previous = source.kind(place - 1)
    if previous == CharacterClass.letter { return true }
    return (previous == CharacterClass.upper || previous == CharacterClass.digit) && place + 2 < end
      && source.kind(place + 1) == CharacterClass.letter && source.kind(place + 2) == CharacterClass.letter
  }

  /// The end of an English clitic after an apostrophe (`'s`, `'t`, `'re`, …), or `end` if there is none.
  private mutating func clitic<Source: CharacterSource>(
    _ source: Source, _ end: Int
  ) -> (end: Int, isPossessive: Bool) {
    guard end + 1 < source.count, source.kind(end) == CharacterClass.apostrophe,
      CharacterClass.isWord(source.kind(end + 1))
    else { return (end, false) }
    let stop = Self.wordEnd(source, end + 1)
    guard stop - end <= 3 else { return (end, false) }
    part.clear()
    for index in (end + 1)..<stop { source.appendFolded(index, to: &part) }
    switch (part.count, part.byte(0), part.byte(1)) {
    case (1, UInt8(ascii: "s"), _): return (stop, true)
    case (1, UInt8(ascii: "t"), _), (1, UInt8(ascii: "m"), _), (1, UInt8(ascii: "d"), _): return (stop, false)
    case (2, UInt8(ascii: "r"), UInt8(ascii: "e")), (2, UInt8(ascii: "v"), UInt8(ascii: "e")),
      (2, UInt8(ascii: "l"), UInt8(ascii: "l")):
      return (stop, false)
    default: return (end, false)
    }
  }
}
