/// What stands between words and belongs to them.
extension Scanner {
  /// How many symbols after a word belong to its name: `C++`, `C#`, `50%`, `Disney+`.
  static func symbols<Source: CharacterSource>(_ source: Source, _ start: Int, _ end: Int) -> Int {
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
  struct Link {
    /// Where the next word begins.
    var next: Int
    /// Whether the connector stays in the whole.
    var isKept = true
    var opensURL = false
    /// Whether the compound has no whole form: `TCP/IP` is only searched as a phrase.
    var breaksWhole = false
  }

  static func link<Source: CharacterSource>(
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
