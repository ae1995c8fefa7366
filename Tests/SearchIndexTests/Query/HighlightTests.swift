import IndexSchema
import SearchModel
@testable import SearchIndex
import Testing
import Xapian

@Suite("Highlights")
struct HighlightTests {
  /// What the highlights of one attribute cover.
  private func marked(_ query: String, _ entity: DonatedEntity, in key: String = "title") throws -> [String] {
    let response = try QueryIndex([entity]).respond(query)
    guard let hit = response.entities.first, case .text(let text) = hit.entity.entity[key] else { return [] }
    let scalars = Array(text.unicodeScalars)
    return try (hit.highlights[key] ?? []).map(\.range).map { range in
      try #require(range.lowerBound >= 0 && range.upperBound <= scalars.count && !range.isEmpty)
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: scalars[range])
      return String(piece)
    }
  }

  @Test("They cover words in the donated spelling")
  func spelling() throws {
    #expect(
      try marked("strassenkarte", .make("1", "Alte STRASSENKARTE, Straßenkarte")) == [
        "STRASSENKARTE", "Straßenkarte",
      ])
    #expect(try marked("aker ", .make("1", "x A\u{30A}ker y")) == ["A\u{30A}ker"])
    #expect(try marked("cafe", .make("1", "👩‍👩‍👧 le café")) == ["café"])
    #expect(try marked("combat", .make("1", "new AirCombat game")) == ["Combat"])
    #expect(try marked("मुंबई", .make("1", "नया मुम्बई लोकल")) == ["मुम्बई"])
    #expect(try marked("हिन्दी", .make("1", "नई हिंदी")) == ["हिंदी"])
    #expect(try marked("हिंद", .make("1", "नई हिन्दी")) == ["हिन्दी"])
    #expect(try marked("c++", .make("1", "Learn C++ now")) == ["C++"])
  }

  @Test("They cover stems, beginnings, runs and phrases as they matched")
  func forms() throws {
    #expect(try marked("runs ", .make("1", "Running a runner's run")).contains("Running"))
    #expect(try marked("stra", .make("1", "a strange stray")) == ["strange", "stray"])
    #expect(try marked("予約", .make("1", "会議室の予約一覧")) == ["予約"])
    #expect(try marked("予約一覧", .make("1", "会議室の予約一覧")) == ["予約一覧"])
    #expect(try marked("\"quick fox\"", .make("1", "fox quick fox quick")) == ["quick fox"])
    #expect(
      try marked(
        "title:tea", .make("1", "tea", ["contentDescription": .text("tea")]), in: "contentDescription"
      ).isEmpty)
    #expect(
      try marked(
        "tea", .make("1", "x", ["contentDescription": .text("line one\nof TEA.")]), in: "contentDescription")
        == ["TEA"])
  }

  @Test(
    "They cover a word whose stem begins otherwise than the word",
    arguments: [
      ("die ", "en", "dying"), ("lies ", "en", "lying"), ("كتاب ", "ar", "الكتاب"),
      ("baca ", "id", "membaca"),
      ("lari ", "id", "berlari"), ("fuil ", "ga", "bhfuil"), ("seachtain ", "ga", "tseachtain"),
    ])
  func changedBeginnings(query: String, language: String, word: String) throws {
    var entity = DonatedEntity.make("1", "x \(word) y", ["textContent": .text("1 é \(word) 2")])
    entity.language = language
    #expect(try marked(query, entity) == [word])
    #expect(try marked("text:" + query, entity, in: "textContent") == [word])
  }

  @Test(
    "They cover a phrase over the end of a line, over signs, and wherever a long text is looked at in parts",
    arguments: [0, 90, 700, 1_170, 1_171, 1_172, 9_000])
  func parts(words: Int) throws {
    for filler in ["filler ", "fi-ller\n", "green ", "grün "] {
      for phrase in ["green\ntea", "green -- tea", "green tea"] {
        let text = String(repeating: filler, count: words) + phrase + " " + filler
        let entity = DonatedEntity.make("1", "x", ["textContent": .text(text)])
        let response = try QueryIndex([entity]).respond("\"green tea\"") { $0.includesExtracts = true }
        let ranges = try #require(response.entities.first).highlights["textContent"]?.map(\.range)
        let start = filler.unicodeScalars.count * words
        #expect(ranges == [start..<(start + phrase.unicodeScalars.count)], "\(words) \(filler) \(phrase)")
      }
    }
  }

  @Test("They cover a long compound, and only whole words of runs without blanks", arguments: 0..<12)
  func runsWithoutBlanks(shift: Int) throws {
    let compound = String(repeating: "1.2.3", count: 200)
    #expect(try marked(compound, .make("1", "x " + compound + " y")) == [compound])
    for length in [8_192, 16_384] {
      let before = String(repeating: "w,", count: length / 2 - 6) + String(repeating: "w", count: shift)
      let text = before + ",foxharbor," + String(repeating: "y,", count: 1_000)
      let index = try QueryIndex([.make("1", "x", ["textContent": .text(text)])])
      let hit = try index.respond("text:foxharbor") { $0.includesExtracts = true }.entities.first
      let start = before.utf8.count + 1
      let ranges = hit?.highlights["textContent"]?.map(\.range)
      #expect(ranges == [start..<(start + 9)])
      #expect(try index.ids("text:fox ").isEmpty && index.ids("x -text:foxharbor").isEmpty)
    }
  }

  @Test("They lie inside the text, ascending, between characters, for any text and query")
  func properties() throws {
    var generator = SeededGenerator(state: 3)
    let pieces = [
      "a", "B", "é", "e\u{301}", "ß", "👩‍👩‍👧", "🇩🇪", "予", "約", "กา", "\r\n", " ", " ", "-", "1.2", "foo", "Bar",
      "\u{200D}", "\"", "أَ", "ّ", "ก็", "ＡＢ", "œ", "🏳️‍🌈", "ﬀ", "\u{202E}", "Ω", "ς",
      "ﬁ", "İ", "한", "글", ".",
    ]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
    }
    for _ in 0..<40 {
      let index = try QueryIndex((0..<12).map { .make("\($0)", text(14), ["textContent": .text(text(60))]) })
      for _ in 0..<25 {
        for hit in try index.respond(text(3), { $0.includesExtracts = true }).entities {
          if let extract = hit.extract { Self.expectSound(extract.highlights, in: extract.text) }
          for (key, ranges) in hit.highlights {
            guard case .text(let text) = hit.entity.entity[key] else { continue }
            Self.expectSound(ranges, in: text)
          }
        }
      }
    }
  }

  /// Around the words that are asked for: piles of marks, controls, escape sequences, direction, lone joiners.
  private static let hostile = [
    "tea" + String(repeating: "\u{301}", count: 5_000) + " tea", "\u{1B}[31mtea\u{1B}[0m\u{7}\u{0}tea\u{0}",
    "\u{202E}tea\u{202C} \u{2066}green\u{2069} \u{200F}tea\u{FEFF}tea",
    "tea\r\ntea\ttea\u{2028}tea\u{85}tea\u{B}tea",
    "te\u{200D}a tea\u{200D}\u{200D}green\u{FE0F} 👩\u{200D}tea",
    String(repeating: "\u{301}", count: 5_000) + "tea",
    String(repeating: "tea", count: 4_000) + " tea", String(repeating: "👩\u{200D}", count: 1_000) + "tea",
    "g" + String(repeating: "\u{336}", count: 700) + "reen tea" + String(repeating: "\u{20DD}", count: 700),
    "\u{FFFE}tea\u{10FFFF}",
  ]

  @Test(
    "They and the extract are sound in hostile text",
    arguments: ["tea", "te", "\"tea tea\"", "green OR tea*", "greem"])
  func hostile(query: String) throws {
    let fillers = [
      "", " and more of it", String(repeating: "green ", count: 60),
      String(repeating: "\t\u{0}\n", count: 400),
    ]
    let entities = Self.hostile.flatMap { text in
      fillers.map { DonatedEntity.make("", text + $0, ["textContent": .text($0 + text + $0)]) }
    }
    let index = try QueryIndex(
      entities.enumerated().map { number, entity in
        var entity = entity
        entity.key.id = "\(number)"
        return entity
      })
    let hits = try index.respond(query) {
      $0.includesExtracts = true
      $0.limit = 0
    }.entities
    // One or two letters are completed in titles only.
    #expect(!hits.isEmpty && (query == "te" || hits.contains { $0.extract != nil }))
    for hit in hits {
      for (key, ranges) in hit.highlights {
        guard case .text(let text) = hit.entity.entity[key] else { continue }
        Self.expectSound(ranges, in: text)
      }
      guard let extract = hit.extract, case .text(let whole) = hit.entity.entity[extract.key] else {
        continue
      }
      Self.expectSound(extract.highlights, in: extract.text)
      #expect(!extract.text.unicodeScalars.contains { $0 != " " && $0.properties.isWhitespace })
      // Nothing is cut within a character.
      let inner = extract.text.split { $0 == "…" || $0 == " " }
      let pieces = Set(whole.split { $0.isWhitespace })
      #expect(inner.dropFirst().dropLast().allSatisfy(pieces.contains), "\(extract.text.debugDescription)")
    }
  }

  @Test("Looking at runs between blanks finds what looking at the whole text does")
  func runs() throws {
    var generator = SeededGenerator(state: 17)
    let pieces = [
      "air", "Air", "Combat", "é", "e\u{301}", "ß", "👩‍👩‍👧", "🇩🇪", "予約", "会", "กาแฟ", "ร้อน", "\r\n", "\n", "\t",
      " ", " ", " ",
      "-", "1.2", "Foo", "ﬁx", "İ", "한글", ".", "+", "#", "@", "\u{3000}", "\u{A0}", "كِتَاب", "a b", "x_y",
      " dying ", " die ", "الكتاب", "كتاب", " membaca ", " baca ", " bhfuil ", "a", " a ",
    ]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
    }
    let analyzer = TextAnalyzer()
    let stemmers = ["english", "arabic", "indonesian", "irish"].compactMap { Stemmer(language: $0) }
    for round in 0..<3_000 {
      var needles = Needles(stemmers: round.isMultiple(of: 2) ? [] : stemmers)
      for (number, word) in QueryWord.words(of: text(2), analyzer: analyzer).enumerated() {
        needles.add(word, number: number, completes: true)
      }
      let sample = text(round.isMultiple(of: 500) ? 8_000 : round.isMultiple(of: 10) ? 150 : 20)
      let postings = analyzer.postings(of: sample)
      var whole = postings.compactMap { posting in
        needles.find(posting.term).map { TextSearch.Occurrence(range: posting.scalars, find: $0) }
      }
      let found = TextSearch(needles: needles, analyzer: analyzer, longestText: .max).occurrences(in: sample)
      if needles.sequences.isEmpty {
        #expect(found == whole || found.count >= TextSearch.mostOccurrences, "\(sample)")
        #expect(found.elementsEqual(whole.prefix(found.count)))
        continue
      }
      let places = Dictionary(grouping: postings, by: \.position)
      for (terms, find) in needles.sequences {
        for first in postings where first.term == terms[0] {
          let rest = terms.indices.dropFirst().map { index in
            places[first.position + index]?.first { $0.term == terms[index] }?.scalars.upperBound
          }
          guard !rest.contains(nil) else { continue }
          let end = rest.compactMap { $0 }.reduce(first.scalars.upperBound, max)
          whole.append(TextSearch.Occurrence(range: first.scalars.lowerBound..<end, find: find))
        }
      }
      if whole.count < TextSearch.mostOccurrences {
        #expect(Self.sorted(found) == Self.sorted(whole), "\(sample)")
      }
    }
  }

  private static func sorted(_ occurrences: [TextSearch.Occurrence]) -> [String] {
    occurrences.map { "\($0)" }.sorted()
  }

  /// Inside the text, ascending, on borders of characters, and together where they touch and are of one kind.
  static func expectSound(_ highlights: [Highlight], in text: String) {
    var borders: Set<Int> = [0]
    var scalars = 0
    for character in text {
      scalars += character.unicodeScalars.count
      borders.insert(scalars)
    }
    for range in highlights.map(\.range) {
      #expect(borders.contains(range.lowerBound) && borders.contains(range.upperBound) && !range.isEmpty)
    }
    for (left, right) in zip(highlights, highlights.dropFirst()) {
      #expect(left.range.upperBound <= right.range.lowerBound)
      #expect(left.range.upperBound < right.range.lowerBound || left.kind != right.kind)
    }
  }
}
