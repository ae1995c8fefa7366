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

  /// The range with the whole of every character that it touches.
  mutating func widened(_ range: Range<Int>) -> Range<Int> {
    if isPlain { return range }
    let lower = border(before: range.lowerBound)
    return lower..<max(lower, border(after: range.upperBound))
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
}
