import Foundation
import TestSupport
import Testing

@testable import IndexSchema

@Suite("Text analysis of random text")
struct TextAnalyzerPropertyTests {
  let analyzer = TextAnalyzer()

  static let letters: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0xE0...0xF6, 0x100...0x17E, 0x3AC...0x3CE, 0x430...0x45F, 0x1EA0...0x1EF9, 0x561...0x586,
    0xAC00...0xAD00, 0x3041...0x3090, 0x4E00...0x4F00, 0xE01...0xE2E, 0x905...0x939, 0x621...0x64A,
    0x5D0...0x5EA,
  ]

  private func word(_ generator: inout SeededRandom) -> String {
    let range = Self.letters.randomElement(using: &generator)!
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      text.append(Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "a")
    }
    return String(text)
  }

  private func folded(_ text: String) -> [String] {
    analyzer.tokens(of: text).flatMap { $0.parts.map(\.folded) }
  }

  @Test("Composed, decomposed, upper-case and wide spellings give the same folded tokens")
  func variantsMeet() {
    var generator = SeededRandom(seed: 7)
    for _ in 0..<3000 {
      let text = (0..<3).map { _ in word(&generator) }.joined(separator: " ").lowercased()
      let expected = folded(text)
      #expect(folded(Self.decomposed(text)) == expected, "\(text)")
      // ŉ has an apostrophe inside, and ĸ no upper case, so that it would end a hump.
      if !text.unicodeScalars.contains(where: { $0 == "\u{149}" || $0 == "\u{138}" }) {
        #expect(folded(text.uppercased()) == expected, "\(text)")
      }
      #expect(folded(Self.wide(text)) == expected, "\(text)")
    }
  }

  /// Canonical decomposition through Foundation, not ICU's.
  static func decomposed(_ text: String) -> String {
    text.decomposedStringWithCanonicalMapping
  }

  static func wide(_ text: String) -> String {
    var wide = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isASCII = scalar.value > 0x20 && scalar.value < 0x7F
      wide.append(isASCII ? Unicode.Scalar(scalar.value + 0xFEE0)! : scalar)
    }
    return String(wide)
  }

  private func hostile(_ generator: inout SeededRandom) -> String {
    var text = String.UnicodeScalarView()
    let length = Int.random(in: 0...120, using: &generator)
    let style = Int.random(in: 0..<6, using: &generator)
    for _ in 0..<length {
      let value: UInt32 =
        switch style {
        case 0: UInt32.random(in: 0...0x7F, using: &generator)
        case 1: UInt32.random(in: 0...0x10FFFF, using: &generator)
        case 2: [0x200D, 0xFE0F, 0x1F468, 0x1F3FD, 0x1F1E8, 0x20E3, 0x2640].randomElement(using: &generator)!
        case 3: [0x300, 0x301, 0x61, 0x640, 0x64B, 0x3099, 0xE31, 0xFDFA].randomElement(using: &generator)!
        case 4: Array(".,-_'@#+&/:%~aZ9 é漢".unicodeScalars).randomElement(using: &generator)!.value
        default: UInt32.random(in: 0x80...0x3000, using: &generator)
        }
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(text)
  }

  @Test("No text crashes, gives an empty or over-long term, or a range outside itself")
  func hostileText() {
    var generator = SeededRandom(seed: 11)
    for _ in 0..<10_000 {
      let text = hostile(&generator)
      let count = text.unicodeScalars.count
      var position = 0
      for posting in analyzer.postings(of: text) {
        let bytes = posting.term.utf8.count
        let isSound =
          bytes > 0 && bytes <= TokenLimit.bytes && posting.scalars.lowerBound >= 0
          && posting.scalars.upperBound <= count && !posting.scalars.isEmpty && posting.position >= 1
          && !posting.term.unicodeScalars.contains("\u{FFFD}") || text.unicodeScalars.contains("\u{FFFD}")
        #expect(isSound, "\(text.debugDescription): \(posting)")
        if posting.role == .part { position = max(position, posting.position) }
      }
      for token in analyzer.tokens(of: text) {
        #expect(!token.parts.isEmpty && !token.alternatives.isEmpty)
        #expect(token.position + token.parts.count - 1 <= position)
      }
      // A text finds itself.
      if !analyzer.tokens(of: text).isEmpty { #expect(finds(text, in: text), "\(text.debugDescription)") }
    }
  }

  @Test("Ranges name the words they stand for")
  func ranges() {
    let text = "Ein «Ågrén»-Test, 会議 👍🏽 e\u{301}tude AirCombat"
    let scalars = Array(text.unicodeScalars)
    func slice(_ range: Range<Int>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[range])
      return String(view)
    }
    let found = Dictionary(
      analyzer.postings(of: text).map { ($0.term, slice($0.scalars)) },
      uniquingKeysWith: { first, _ in first })
    #expect(found["agren"] == "Ågrén")
    #expect(found["test"] == "Test")
    #expect(found["会議"] == "会議")
    #expect(found["👍"] == "👍")
    #expect(found["etude"] == "e\u{301}tude")
    #expect(found["air"] == "Air")
    #expect(found["combat"] == "Combat")
    #expect(found["aircombat"] == "AirCombat")
  }

  @Test(
    "A megabyte is analysed in bounded time, with and without spaces",
    arguments: ["a", "word ", "漢", "é", "e\u{301}", "ไทย", "👍🏽\u{200D}", "a.b-", "\u{301}", "x@", "aB", "'s"])
  func megabyte(unit: String) {
    let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    let took = ContinuousClock().measure { _ = analyzer.postings(of: text) }
    // Debug builds are some fifty times slower than release; quadratic time would be minutes.
    #expect(took < .seconds(60))
  }
}
