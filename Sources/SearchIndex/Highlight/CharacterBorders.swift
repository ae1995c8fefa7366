/// Finds the borders of characters in a text by the number of Unicode scalars before them.
///
/// Ask for places in ascending order as far as possible. Cost: linear in the distance from the last place asked for,
/// however many marks a character has.
struct CharacterBorders {
  private let text: String
  /// Where every place is a border.
  private let isPlain: Bool
  /// The character that was looked at last: where it begins and where it ends.
  private var first: (index: String.Index, place: Int)
  private var last: (index: String.Index, place: Int)

  init(_ text: String) {
    self.text = text
    isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    first = (text.startIndex, 0)
    last = first
  }

  /// The last border that is at the place or before it.
  mutating func border(before place: Int) -> Int {
    if isPlain { return min(max(0, place), text.utf8.count) }
    move(to: place)
    return place < last.place ? first.place : last.place
  }

  /// The first border that is at the place or behind it.
  mutating func border(after place: Int) -> Int {
    if isPlain { return border(before: place) }
    move(to: place)
    return place <= first.place ? first.place : last.place
  }

  /// The index of a place.
  mutating func index(at place: Int) -> String.Index {
    if isPlain { return text.utf8.index(text.startIndex, offsetBy: border(before: place)) }
    move(to: place)
    return text.unicodeScalars.index(
      first.index, offsetBy: max(0, place - first.place), limitedBy: last.index)
      ?? last.index
  }

  /// Makes the character that has the place the one looked at, or the last one if the text ends before.
  private mutating func move(to place: Int) {
    if place - last.place > Self.far { skip(to: place) }
    while place >= last.place, last.index < text.endIndex {
      first = last
      let next = text.index(after: last.index)
      last = (next, last.place + text.unicodeScalars.distance(from: first.index, to: next))
    }
    while place < first.place, first.place > 0 {
      last = first
      let before = text.index(before: first.index)
      first = (before, first.place - text.unicodeScalars.distance(from: before, to: first.index))
    }
  }
  /// From so many scalars on it is cheaper to look for a border nearby than to go from character to character.
  private static let far = 16

  /// Goes to the last place before this one that is a border without any doubt, if one lies between.
  private mutating func skip(to place: Int) {
    let start = text.utf8.distance(from: text.startIndex, to: last.index)
    var (offset, count, previous) = (start, last.place, false)
    var found: (offset: Int, place: Int)?
    var text = text
    text.withUTF8 { bytes in
      while offset < bytes.count, count < place {
        let (length, isPlain) = Self.scalar(bytes, offset)
        if isPlain, previous { found = (offset, count) }
        previous = isPlain
        offset += length
        count += 1
      }
    }
    guard let found else { return }
    last = (self.text.utf8.index(self.text.startIndex, offsetBy: found.offset), found.place)
    first = last
  }

  /// How many bytes the scalar at an offset has, and whether it neither joins its neighbours nor lets them join.
  ///
  /// Of two such scalars side by side each is a character, or ends or begins one: printable ASCII, Latin, Greek and
  /// Cyrillic letters, kana, Han and Hangul syllables (UAX #29).
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> (Int, isPlain: Bool) {
    let lead = bytes[offset]
    switch lead {
    case 0..<0x80: return (1, lead >= 0x20 && lead < 0x7F)
    case 0..<0xE0:
      let value = UInt32(lead & 0x1F) << 6 | UInt32(bytes[offset + 1] & 0x3F)
      return (2, plainLetters.contains { $0.contains(value) })
    case 0..<0xF0:
      let value =
        UInt32(lead & 0x0F) << 12 | UInt32(bytes[offset + 1] & 0x3F) << 6 | UInt32(bytes[offset + 2] & 0x3F)
      return (3, plainSyllables.contains { $0.contains(value) })
    default: return (4, false)
    }
  }

  private static let plainLetters: [ClosedRange<UInt32>] = [0xC0...0x2FF, 0x370...0x482, 0x48A...0x52F]
  private static let plainSyllables: [ClosedRange<UInt32>] = [
    0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]
}
