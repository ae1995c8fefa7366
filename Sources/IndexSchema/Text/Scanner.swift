/// Finds tokens in text: the one scanner behind documents, queries and highlights.
///
/// ASCII text is read as bytes without ICU and without allocation; a stretch between ASCII blanks that holds
/// other characters is normalised first (`UnicodeSource`). Cost: linear in the text.
struct Scanner: ~Copyable {
  /// The position the next part gets.
  var position = 1
  var part = TermBuffer()
  var exact = TermBuffer()
  var whole = TermBuffer()
  var inner = TermBuffer()

  init() {}

  /// Scans a whole text; UTF-8 that Swift has validated.
  mutating func scan<Emitter: TokenEmitter>(
    _ text: UnsafeBufferPointer<UInt8>, into emitter: inout Emitter
  ) {
    guard let bytes = text.baseAddress else { return }
    if Self.isASCII(text) { return scanASCII(bytes, count: text.count, base: 0, into: &emitter) }
    let classes = CharacterClass.ascii
    var scalars = 0
    var start = 0
    // A stretch of ASCII, as long as possible, or one run between blanks that is not all ASCII.
    while start < text.count {
      var blank = start
      var end = start
      var isASCII = true
      while end < text.count {
        let byte = bytes[end]
        if byte >= 0x80 {
          isASCII = false
          break
        }
        if classes[Int(byte)] == CharacterClass.blank { blank = end + 1 }
        end += 1
      }
      let asciiEnd = isASCII ? end : blank
      if asciiEnd > start {
        scanASCII(bytes + start, count: asciiEnd - start, base: scalars, into: &emitter)
        scalars += asciiEnd - start
        start = asciiEnd
      }
      if isASCII { continue }
      end = start
      var length = 0
      while end < text.count, classes[Int(bytes[end])] != CharacterClass.blank {
        if bytes[end] & 0xC0 != 0x80 { length += 1 }
        end += 1
      }
      let source = UnicodeSource(UnsafeBufferPointer(start: bytes + start, count: end - start), base: scalars)
      scan(source, into: &emitter)
      scalars += length
      start = end
    }
  }

  private static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var place = 0
    while place + 8 <= raw.count {
      if raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 {
        return false
      }
      place += 8
    }
    while place < raw.count {
      if raw[place] >= 0x80 { return false }
      place += 1
    }
    return true
  }

  /// The fast path: plain words go straight to the emitter, everything else to `compound`.
  @inline(__always)
  private mutating func scanASCII<Emitter: TokenEmitter>(
    _ bytes: UnsafePointer<UInt8>, count: Int, base: Int, into emitter: inout Emitter
  ) {
    let classes = CharacterClass.ascii
    let source = ASCIISource(bytes: bytes, count: count, base: base)
    var place = 0
    while place < count {
      let kind = classes[Int(bytes[place])]
      guard CharacterClass.isWord(kind) else {
        if Self.leads(source, place) {
          place = compound(source, place + 1, lead: true, into: &emitter)
        } else {
          place += 1
        }
        continue
      }
      var end = place + 1
      var inner: UInt8 = 0
      while end < count {
        let next = classes[Int(bytes[end])]
        guard CharacterClass.isWord(next) else { break }
        inner |= 1 << next
        end += 1
      }
      let hasHump =
        inner & (1 << CharacterClass.upper) != 0
        && (inner & (1 << CharacterClass.letter) != 0 || kind == CharacterClass.letter)
      guard !hasHump, Self.isQuiet(source, end) else {
        place = compound(source, place, lead: false, into: &emitter)
        continue
      }
      let length = end - place
      if length > TokenLimit.scalars { emitter.truncated() }
      emitter.asciiWord(
        UnsafeBufferPointer(start: bytes + place, count: min(length, TokenLimit.scalars)), position: position,
        stems: kind != CharacterClass.digit, from: base + place)
      position += 1
      place = end
    }
  }

  /// Whether nothing at the end of a word can belong to it.
  @inline(__always)
  private static func isQuiet(_ source: ASCIISource, _ end: Int) -> Bool {
    guard end < source.count else { return true }
    switch source.kind(end) {
    case CharacterClass.blank, CharacterClass.other: return true
    case CharacterClass.plus, CharacterClass.hash, CharacterClass.percent: return false
    case CharacterClass.colon, CharacterClass.underscore:
      guard end + 1 < source.count else { return true }
      let next = source.kind(end + 1)
      return next == CharacterClass.blank || next == CharacterClass.other
    default: return end + 1 >= source.count || !CharacterClass.isWord(source.kind(end + 1))
    }
  }

  /// Whether the symbol there belongs to the word after it: `.NET`, `#tag`, `@name`.
  @inline(__always)
  static func leads<Source: CharacterSource>(_ source: Source, _ place: Int) -> Bool {
    let symbol = source.kind(place)
    guard symbol == CharacterClass.dot || symbol == CharacterClass.hash || symbol == CharacterClass.at,
      place + 1 < source.count
    else { return false }
    let next = source.kind(place + 1)
    guard CharacterClass.isWord(next), symbol == CharacterClass.hash || next != CharacterClass.digit else {
      return false
    }
    if place == 0 { return true }
    switch source.kind(place - 1) {
    case CharacterClass.blank, CharacterClass.other, CharacterClass.slash: return true
    default: return false
    }
  }

  private mutating func scan<Source: CharacterSource, Emitter: TokenEmitter>(
    _ source: Source, into emitter: inout Emitter
  ) {
    var place = 0
    while place < source.count {
      switch source.kind(place) {
      case CharacterClass.letter, CharacterClass.upper, CharacterClass.digit:
        place = compound(source, place, lead: false, into: &emitter)
      case CharacterClass.gram: place = grams(source, place, into: &emitter)
      case CharacterClass.dictionary: place = dictionaryRun(source, place, into: &emitter)
      case CharacterClass.emoji, CharacterClass.regional: place = emoji(source, place, into: &emitter)
      default:
        if Self.leads(source, place) {
          place = compound(source, place + 1, lead: true, into: &emitter)
        } else {
          place += 1
        }
      }
    }
  }
}
