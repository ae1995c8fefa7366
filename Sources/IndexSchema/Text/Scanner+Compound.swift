extension Scanner {
  /// Scans one word with everything that belongs to it, and returns where it ends.
  ///
  /// Parts: camelCase humps and what connectors join. Whole: hyphens, underscores and apostrophes are dropped
  /// between letters (`wi-fi`, `wi_fi`, `WiFi` are all `wifi`) and kept between digits, other connectors stay.
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
    var innerFirst = 0
    while true {
      var end = Self.wordEnd(source, place)
      let clitic = clitic(source, end)
      // `don't` is one word, `dont`; of `Debian's` the word is `debian` and the whole `debians`.
      if clitic.end > end, !clitic.isPossessive { end = clitic.end }
      let symbols = clitic.end > end ? 0 : Self.symbols(source, place, end)
      // Of so short a name the letters alone would be another name.
      let isShort = symbols > 0 && end - place <= 2 && source.kind(end) != CharacterClass.percent
      var hump = place
      for next in (place + 1)...end where next == end || Self.isHump(source, next, place, end) {
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
      guard parts < TokenLimit.parts, let link = Self.link(source, place, first: parts == 1, isURL: isURL)
      else {
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
        emitInner(parts: innerFirst..<parts, at: first, from: from, to: source.end(place - 1), into: &emitter)
        innerFirst = parts
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
    guard source.kind(place) == CharacterClass.upper else { return false }
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

  /// How many symbols after a word belong to its name: `C++`, `C#`, `50%`, `Disney+`.
  private static func symbols<Source: CharacterSource>(_ source: Source, _ start: Int, _ end: Int) -> Int {
    guard end < source.count else { return 0 }
    let symbol = source.kind(end)
    guard symbol == CharacterClass.plus || symbol == CharacterClass.hash || symbol == CharacterClass.percent
    else { return 0 }
    var stop = end
    while stop < source.count, stop - end < 3, source.kind(stop) == symbol { stop += 1 }
    let next = stop < source.count ? source.kind(stop) : CharacterClass.blank
    let isLetter = next == CharacterClass.letter || next == CharacterClass.upper
    switch (symbol, stop - end) {
    case (CharacterClass.plus, 2): return isLetter ? 0 : 2
    case (CharacterClass.plus, 1): return CharacterClass.isWord(next) ? 0 : 1
    case (CharacterClass.hash, 1): return CharacterClass.isWord(next) ? 0 : 1
    case (CharacterClass.percent, 1):
      return CharacterClass.isWord(next) || source.kind(end - 1) != CharacterClass.digit ? 0 : 1
    default: return 0
    }
  }

  /// What joins the word that ends at `place` to the next one.
  private struct Link {
    /// Where the next word begins.
    var next: Int
    /// Whether the connector stays in the whole.
    var isKept = true
    var opensURL = false
    /// Whether the compound has no whole form: `TCP/IP` is only searched as a phrase.
    var breaksWhole = false
  }

  private static func link<Source: CharacterSource>(
    _ source: Source, _ place: Int, first: Bool, isURL: Bool
  ) -> Link? {
    let kind: (Int) -> UInt8 = { $0 < source.count ? source.kind($0) : CharacterClass.blank }
    let connector = kind(place)
    let next = kind(place + 1)
    let areDigits = next == CharacterClass.digit && source.kind(place - 1) == CharacterClass.digit
    if CharacterClass.isWord(connector) { return Link(next: place, isKept: false) }
    switch connector {
    case CharacterClass.hyphen, CharacterClass.apostrophe:
      if CharacterClass.isWord(next) { return Link(next: place + 1, isKept: areDigits || isURL) }
    case CharacterClass.underscore:
      var stop = place + 1
      while kind(stop) == CharacterClass.underscore { stop += 1 }
      if CharacterClass.isWord(kind(stop)) { return Link(next: stop, isKept: areDigits || isURL) }
    case CharacterClass.dot, CharacterClass.at, CharacterClass.ampersand, CharacterClass.tilde,
      CharacterClass.plus:
      if CharacterClass.isWord(next) { return Link(next: place + 1) }
    case CharacterClass.slash:
      if CharacterClass.isWord(next) { return Link(next: place + 1, breaksWhole: !isURL) }
    case CharacterClass.colon:
      if next == CharacterClass.colon, CharacterClass.isWord(kind(place + 2)) { return Link(next: place + 2) }
      if areDigits { return Link(next: place + 1) }
      if first, next == CharacterClass.slash, kind(place + 2) == CharacterClass.slash,
        CharacterClass.isWord(kind(place + 3))
      {
        return Link(next: place + 3, opensURL: true)
      }
    default: break
    }
    guard isURL else { return nil }
    var stop = place
    while stop - place < 4, kind(stop) != CharacterClass.blank, !CharacterClass.isWord(kind(stop)),
      kind(stop) < CharacterClass.mark
    {
      stop += 1
    }
    return CharacterClass.isWord(kind(stop)) ? Link(next: stop) : nil
  }
}
