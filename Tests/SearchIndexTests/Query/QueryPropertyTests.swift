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

  @Test("Every word is asked for, whatever others are typed with marks", arguments: [UInt64(1), 2, 3])
  func marksAddNothing(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    let words = ["café", "cafe", "bár", "bar", "müsli", "musli", "zoo", "park"]
    func fold(_ text: String) -> String { text.folding(options: .diacriticInsensitive, locale: nil) }
    func pick(_ count: ClosedRange<Int>) -> [String] {
      (0..<Int.random(in: count, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
    }
    let texts = (0..<80).map { _ in (title: pick(1...2), text: pick(0...3)) }
    let index = try QueryIndex(
      texts.enumerated().map {
        .make(
          "\($0)", $1.title.joined(separator: " "), ["textContent": .text($1.text.joined(separator: " "))])
      })
    for _ in 0..<40 {
      let query = pick(2...3)
      let asked = Set(query.map(fold))
      let expected = texts.indices.filter { asked.isSubset(of: (texts[$0].title + texts[$0].text).map(fold)) }
      if expected.isEmpty { continue }
      for text in [query.joined(separator: " ") + " ", "(\(query.joined(separator: " AND "))) "] {
        let response = try index.respond(text) { $0.limit = 0 }
        let whole = response.entities.filter { $0.tier.rank <= RankTier.allAnywhere.rank }
        #expect(Set(whole.map(\.entity.entity.key.id)) == Set(expected.map(String.init)), "\(text)")
        #expect(response.count == expected.count, "\(text)")
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

  @Test(
    "What has the words as they were typed is found, whatever is spelt nearly so besides", arguments: 1...4)
  func fuzzyReference(seed: UInt64) throws {
    var random = SeededGenerator(state: seed &* 911)
    func letters(_ count: Int) -> String {
      String((0..<count).map { _ in "abdefgiklmnoprtuvz".randomElement(using: &random) ?? "a" })
    }
    func edited(_ word: String) -> String {
      var letters = Array(word)
      let place = Int.random(in: 0..<(letters.count - 1), using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: letters.remove(at: place)
      case 1: letters.insert("o", at: place)
      default: letters.swapAt(place, place + 1)
      }
      return String(letters)
    }
    let roots = (0..<25).map { _ in letters(Int.random(in: 3...9, using: &random)) }
    // Every word has a neighbour that is a word as well, and one that it begins with.
    let words = roots + roots.map(edited) + roots.map { String($0.prefix(max(2, $0.count - 2))) }
    let titles = (0..<200).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
    }
    let index = try QueryIndex(titles.enumerated().map { .make("\($0)", $1.joined(separator: " ")) })
    for _ in 0..<150 {
      var typed = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let word = words.randomElement(using: &random) ?? ""
        return Int.random(in: 0..<4, using: &random) == 0 ? edited(word) : word
      }
      let isUnfinished = Bool.random(using: &random)
      if isUnfinished, let last = typed.last {
        typed[typed.count - 1] = String(last.prefix(Int.random(in: 1...last.count, using: &random)))
      }
      let expected = titles.indices.filter { number in
        typed.enumerated().allSatisfy { place, word in
          titles[number].contains {
            isUnfinished && place == typed.count - 1 ? $0.hasPrefix(word) : $0 == word
          }
        }
      }
      let text = typed.joined(separator: " ") + (isUnfinished ? "" : " ")
      let found = Set(try index.ids(text) { $0.limit = 0 })
      #expect(found.isSuperset(of: expected.map(String.init)), "\(text)")
    }
  }

  /// Letters that have several encodings, cases or widths.
  private static let alphabets: [[Character]] = [
    Array("aáàäåāçčéèëñöøßšž"), Array("αάβγδεέηήσςωώ"), Array("абвгдеёжйкї"), Array("가각간강나도서관"),
    Array("アガパペコーヴ"), Array("ابتثأإآةى"), Array("אבגדהשׁ"), Array("abcxyz0123"), Array("აბგდე"),
    Array("कखगड़ज़"),
  ]

  @Test(
    "Words of any alphabet find the same, each letter encoded and written as chance has it", arguments: 1...3)
  func randomVariants(seed: UInt64) throws {
    var random = SeededGenerator(state: seed &* 4_099)
    let titles = (0..<150).map { _ -> String in
      let alphabet = Self.alphabets.randomElement(using: &random) ?? []
      return (0..<Int.random(in: 1...3, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in alphabet.randomElement(using: &random)
          })
      }.joined(separator: " ")
    }
    let index = try QueryIndex(titles.enumerated().map { .make("\($0)", $1) })
    func varied(_ text: String) -> String {
      // Capitals inside a word would be humps.
      (Bool.random(using: &random) ? text.uppercased() : text).map { letter -> String in
        let letter = String(letter)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return letter.precomposedStringWithCanonicalMapping
        case 1: return letter.decomposedStringWithCanonicalMapping
        case 2: return letter.applyingTransform(.fullwidthToHalfwidth, reverse: true) ?? letter
        default: return letter
        }
      }.joined()
    }
    for title in titles.prefix(60) {
      let length = Int.random(in: 1...title.count, using: &random)
      for query in [title, String(title.prefix(length)), title + " "] {
        let expected = Set(try index.ids(query) { $0.limit = 0 })
        #expect(!expected.isEmpty, "\(query)")
        for _ in 0..<3 {
          let other = varied(query)
          #expect(Set(try index.ids(other) { $0.limit = 0 }) == expected, "\(query) as \(other)")
        }
      }
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
