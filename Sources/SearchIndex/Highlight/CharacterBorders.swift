/// Finds the borders of characters in a text by the number of Unicode scalars before them.
///
/// Ask for places in ascending order as far as possible. Cost: linear in the distance from the last place asked for.
struct CharacterBorders {
  private let text: String
  /// Where every place is a border.
  private let isPlain: Bool
  private var index: String.Index
  private var place = 0

  init(_ text: String) {
    self.text = text
    isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    index = text.startIndex
  }

  /// The range with the whole of every character that it touches.
  mutating func widened(_ range: Range<Int>) -> Range<Int> {
    if isPlain { return range }
    let lower = border(before: range.lowerBound)
    return lower..<max(lower, border(after: range.upperBound))
  }

  /// The last border that is at the place or before it.
  mutating func border(before place: Int) -> Int {
    move(to: place)
    while self.place > 0, !isBorder { move(to: self.place - 1) }
    return self.place
  }

  /// The first border that is at the place or behind it.
  mutating func border(after place: Int) -> Int {
    move(to: place)
    while index < text.endIndex, !isBorder { move(to: self.place + 1) }
    return self.place
  }

  /// The index of a place.
  mutating func index(at place: Int) -> String.Index {
    move(to: place)
    return index
  }

  private var isBorder: Bool { isPlain || index.samePosition(in: text) != nil }

  private mutating func move(to place: Int) {
    let scalars = text.unicodeScalars
    while self.place < place, index < text.endIndex {
      index = scalars.index(after: index)
      self.place += 1
    }
    while self.place > max(0, place) {
      index = scalars.index(before: index)
      self.place -= 1
    }
  }
}
