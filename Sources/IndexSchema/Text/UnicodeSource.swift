import CICU

/// A stretch of text without ASCII blanks, normalised (NFKC, full case folding) and classified by ICU.
///
/// Each normalised character knows the scalars it came from. Cost: linear; runs of marks are cut at 30 scalars as
/// in Unicode's stream-safe format, so that hostile text stays linear too.
struct UnicodeSource: CharacterSource {
  private struct Character {
    var scalar: UInt32
    var kind: UInt8
    var start: Int32
    var end: Int32
  }

  private var characters: [Character] = []
  private let base: Int

  static var hasMarks: Bool { true }
  var count: Int { characters.count }

  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int) {
    self.base = base
    characters.reserveCapacity(bytes.count / 2 + 8)
    var decoder = ScalarReader(bytes)
    var place: Int32 = 0
    var next = decoder.next()
    // Room for the longest expansion of 30 scalars (18 each).
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 640) { room in
      let chunk = room.baseAddress!
      let normal = chunk + 32
      while let first = next {
        if first < 0x80 {
          let following = decoder.next()
          // Followed by something that cannot combine with it, an ASCII character is its own normal form.
          if following.map({ $0 < 0x300 || ll_boundary_before($0) }) ?? true {
            append(first | (first &- 0x41 < 26 ? 0x20 : 0), wasUpper: first &- 0x41 < 26, place, place + 1)
            place += 1
            next = following
            continue
          }
          next = following
        } else {
          next = decoder.next()
        }
        chunk[0] = first
        var length: Int32 = 1
        while length < 30, let scalar = next, scalar != 0x200D, !ll_boundary_before(scalar) {
          chunk[Int(length)] = scalar
          length += 1
          next = decoder.next()
        }
        if first == 0x200D, joins(next) {
          append(first, wasUpper: false, place, place + length)
        }
        let wasUpper = ll_is_upper(first)
        let written = ll_normalize(chunk, length, normal, 600)
        for index in 0..<Int(written) {
          append(normal[index], wasUpper: wasUpper, place, place + length)
        }
        place += length
      }
    }
  }

  /// Whether a zero-width joiner stands between two pictures.
  private func joins(_ next: UInt32?) -> Bool {
    guard let next, let last = characters.last?.kind else { return false }
    let isPicture = last == CharacterClass.emoji || last == CharacterClass.modifier
    return isPicture && ll_class(next) == CharacterClass.emoji
  }

  private mutating func append(_ character: UInt32, wasUpper: Bool, _ start: Int32, _ end: Int32) {
    var kind = ll_class(character)
    if wasUpper, kind == CharacterClass.letter { kind = CharacterClass.upper }
    if kind == CharacterClass.mark {
      // A mark belongs to what it stands on.
      switch characters.last?.kind {
      case let last? where CharacterClass.isWord(last) || last == CharacterClass.dictionary: kind = last
      case CharacterClass.gram?:
        // Where every character is a term, a mark that folds away must not be one.
        if Self.foldsAway(character) { return }
        kind = CharacterClass.gram
      default: kind = CharacterClass.other
      }
    }
    characters.append(Character(scalar: character, kind: kind, start: start, end: end))
  }

  private static func foldsAway(_ character: UInt32) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4) { ll_fold(character, $0.baseAddress!) == 0 }
  }

  @inline(__always) func kind(_ index: Int) -> UInt8 { characters[index].kind }
  func start(_ index: Int) -> Int { base + Int(characters[index].start) }
  func end(_ index: Int) -> Int { base + Int(characters[index].end) }

  func appendExact(_ index: Int, to term: inout TermBuffer) { term.append(characters[index].scalar) }

  /// As its neighbours have it: two spellings of a word meet.
  func appendFolded(_ index: Int, to term: inout TermBuffer) {
    let character = characters[index].scalar
    if NasalSpelling.mayConcern(character),
      let folded = NasalSpelling.folded(
        character, { characters.indices.contains(index + $0) ? characters[index + $0].scalar : 0 })
    {
      if folded != 0 { term.append(folded) }
      return
    }
    appendFoldedAlone(index, to: &term)
  }

  /// Whatever stands beside it: of a value folded so, every beginning is that of the value.
  func appendFoldedAlone(_ index: Int, to term: inout TermBuffer) {
    let character = characters[index].scalar
    if character < 0x80 { return term.append(character) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4) { room in
      let count = ll_fold(character, room.baseAddress!)
      for place in 0..<Int(count) { term.append(room[place]) }
    }
  }

  func dictionaryWords(_ run: Range<Int>) -> [Int] {
    var found = [Int32](repeating: 0, count: run.count)
    let scalars = characters[run].map(\.scalar)
    let count = ll_dictionary_words(scalars, Int32(run.count), &found, Int32(run.count))
    return found.prefix(Int(count)).map { run.lowerBound + Int($0) }
  }
}

/// Decodes UTF-8 that Swift has already validated.
struct ScalarReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() -> UInt32? {
    guard place < bytes.count else { return nil }
    let first = UInt32(bytes[place])
    func tail(_ offset: Int) -> UInt32 {
      place + offset < bytes.count ? UInt32(bytes[place + offset]) & 0x3F : 0
    }
    defer { place += first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }
    if first < 0x80 { return first }
    if first < 0xE0 { return (first & 0x1F) << 6 | tail(1) }
    if first < 0xF0 { return (first & 0x0F) << 12 | tail(1) << 6 | tail(2) }
    return (first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)
  }
}
