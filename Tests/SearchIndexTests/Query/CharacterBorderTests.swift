import TestSupport
import Testing

@testable import SearchIndex

@Suite("Borders of characters")
struct CharacterBorderTests {
  private static let pieces = [
    "a", " ", "\n", "\r\n", "é", "e\u{301}", "ß", "λ", "Ж", "ж\u{483}", "海", "の", "か\u{3099}", "한",
    "가\u{11A8}",
    "\u{1112}\u{1161}", "👩‍👩‍👧", "👍🏽", "🇩🇪", "क्ष", "ำ", "\u{600}1", "\u{200D}", "x\u{FE0F}", "\u{7F}",
    "a\u{308}\u{323}",
  ]

  @Test("are those of Swift, near or far, forwards or back", arguments: [UInt64(1), 2, 3])
  func likeSwift(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 0..<120, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      var places = [0]
      for character in text { places.append(places[places.count - 1] + character.unicodeScalars.count) }
      let end = places[places.count - 1]
      var borders = CharacterBorders(text)
      var asked = (0..<30).map { _ in Int.random(in: 0...end, using: &random) }
      if Bool.random(using: &random) { asked.sort() }
      for place in asked {
        let before = places.last { $0 <= place } ?? 0
        let after = places.first { $0 >= place } ?? end
        #expect(borders.border(before: place) == before, "\(place) in \(text.debugDescription)")
        #expect(borders.border(after: place) == after, "\(place) in \(text.debugDescription)")
        let index = text.unicodeScalars.index(text.startIndex, offsetBy: place)
        #expect(borders.index(at: place) == index)
      }
    }
  }
}
