import Foundation
import SearchModel
import Testing

@testable import SearchIndex

@Suite("Properties of queries")
struct QueryPropertyTests {
  private static let titles = [
    "Åkermark café", "STRASSENBAHN Zürich", "Straßenkarte", "会議室の予約一覧", "도서관 이용안내", "Ελληνικός καφές",
    "Чёрный чай", "C++ für Anfänger", "naïve coöperation", "ﬁle ﬂow", "Ｆｕｌｌ ｗｉｄｔｈ", "ผัดไทย", "أَهْلاً",
    "İstanbul ılık",
  ]

  private static func shelf() throws -> QueryIndex {
    try QueryIndex(
      titles.enumerated().map {
        .make(
          "\($0)", $1, ["pages": .integer(Int64($0)), "textContent": .text(titles[($0 + 3) % titles.count])])
      })
  }

  /// The same text otherwise encoded or written.
  private static func variants(_ text: String) -> [(name: String, text: String)] {
    [
      ("NFC", text.precomposedStringWithCanonicalMapping), ("NFD", text.decomposedStringWithCanonicalMapping),
      ("NFKC", text.precomposedStringWithCompatibilityMapping), ("upper case", text.uppercased()),
      ("full width", text.applyingTransform(.fullwidthToHalfwidth, reverse: true) ?? text),
    ]
  }

  @Test("However a text is encoded, written large or wide, it finds the same", arguments: Self.titles)
  func variants(title: String) throws {
    let index = try Self.shelf()
    for query in [title, title + " ", String(title.prefix(3)), "\"\(title)\"", "title:\"\(title)\" -zebra"] {
      let expected = Set(try index.ids(query))
      // The dictionary that divides Thai text knows whole words only.
      #expect(!expected.isEmpty || (query.count == 3 && title.unicodeScalars.first == "ผ"), "\(query)")
      for (name, text) in Self.variants(query) {
        // Quotes mean exact forms, and of a capital I nobody knows which i it was.
        if name == "upper case", title.contains("ı"), query.contains("\"") { continue }
        #expect(Set(try index.ids(text)) == expected, "\(query) in \(name): \(text)")
      }
    }
  }

  @Test("Conditions, groups and numbers mean the same in full width")
  func wideSigns() throws {
    let index = try Self.shelf()
    for query in [
      "pages:3..5 ", "pages>=10 ", "(pages:1 OR pages:2) ", "-pages<12 ", "\"naïve coöperation\"",
    ] {
      let wide = String(
        String.UnicodeScalarView(
          query.unicodeScalars.map {
            $0.value > 0x20 && $0.value < 0x7F && !$0.properties.isAlphabetic
              ? Unicode.Scalar($0.value + 0xFEE0) ?? $0 : $0
          }))
      #expect(wide != query)
      #expect(try index.ids(wide).sorted() == index.ids(query).sorted(), "\(query)")
      #expect(try !index.ids(query).isEmpty, "\(query)")
    }
  }

  @Test("Other spellings are added where words are missing and take nothing away")
  func fuzzyAdds() throws {
    var random = SeededGenerator(state: 5)
    let words = ["harbour", "marina", "lentils", "bicycle", "tangerine", "station", "document"]
    func pick() -> String { words[Int.random(in: 0..<words.count, using: &random)] }
    let index = try QueryIndex((0..<60).map { .make("\($0)", "\(pick()) \(pick())") })
    for _ in 0..<200 {
      var text = pick()
      let known = Set(try index.ids(text + " ") { $0.limit = 0 })
      #expect(!known.isEmpty)
      // One letter more, less or swapped: still everything the right word finds, unless it is a word itself.
      let place = Int.random(in: 1..<text.count, using: &random)
      text.remove(at: text.index(text.startIndex, offsetBy: place))
      let found = Set(try index.ids(text + " ") { $0.limit = 0 })
      #expect(found.isSuperset(of: known), "\(text)")
      // An alternative that nobody has changes nothing of what the other finds.
      let either = Set(try index.ids("\(pick()) OR \(text)zzz ") { $0.limit = 0 })
      #expect(!either.isEmpty)
    }
  }

  @Test("Any text is answered, and the same text by the same")
  func anyText() throws {
    var random = SeededGenerator(state: 23)
    let index = try Self.shelf()
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...20, using: &random) {
        let bound: UInt32 = [0x80, 0x500, 0x11_000, 0x110000][Int.random(in: 0..<4, using: &random)]
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<bound, using: &random)) { text.append(scalar) }
      }
      let first = try index.respond(String(text)) { $0.suggestionLimit = 3 }
      let second = try index.respond(String(text)) { $0.suggestionLimit = 3 }
      #expect(first.ids == second.ids && first.notices == second.notices && first.count == second.count)
      #expect(first.count <= Self.titles.count)
    }
  }

  @Test("A group is what its parts are together")
  func groups() throws {
    let index = try Self.shelf()
    func ids(_ text: String) throws -> Set<String> { Set(try index.ids(text) { $0.limit = 0 }) }
    let parts = ["café ", "pages>3 ", "title:strassenbahn ", "id:2 ", "\"Full width\" ", "text:café "]
    let all = Set(Self.titles.indices.map(String.init))
    for left in parts {
      #expect(try ids("-(\(left))") == all.subtracting(ids(left)), "\(left)")
      for right in parts {
        #expect(try ids("(\(left)) OR (\(right))") == ids(left).union(ids(right)), "\(left)| \(right)")
        #expect(
          try ids("-(\(left) OR \(right))") == all.subtracting(ids(left).union(ids(right))),
          "\(left)| \(right)")
        let both = try ids(left).intersection(ids(right))
        #expect(try ids("pages>=0 -(\(left) \(right))") == all.subtracting(both), "\(left)& \(right)")
      }
    }
  }
}
