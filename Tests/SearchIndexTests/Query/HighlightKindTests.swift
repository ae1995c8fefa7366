import SearchIndex
import SearchModel
import Testing

@Suite("What highlights say about how a text was found")
struct HighlightKindTests {
  struct Row: CustomTestStringConvertible {
    var typed: String
    var text: String
    /// Each marked stretch, and its kind.
    var marked: [String]
    var testDescription: String { "\(typed) in \(text)" }
  }

  static func piece(_ highlight: Highlight, of text: String) -> String {
    var piece = String.UnicodeScalarView()
    piece.append(contentsOf: Array(text.unicodeScalars)[highlight.range])
    return "\(piece) \(highlight.kind.rawValue)"
  }

  @Test(
    "each stretch is the donated text, and named for what it is to the query",
    arguments: [
      Row(typed: "harbour ", text: "The Harbour", marked: ["Harbour exact"]),
      Row(typed: "harbours ", text: "a harbour", marked: ["harbour stem"]),
      Row(typed: "harb", text: "harbour harbinger", marked: ["harbour completion", "harbinger completion"]),
      Row(typed: "the harb", text: "the harbour", marked: ["the exact", "harbour completion"]),
      Row(typed: "harbuor ", text: "old harbour", marked: ["harbour near"]),
      Row(typed: "지하쳘", text: "서울 지하철", marked: ["지하철 near"]),
      Row(typed: "東京は明日雨ですか", text: "明日の東京", marked: ["明日 exact", "東京 exact"]),
      Row(typed: "도서관에서", text: "시립 도서관", marked: ["도서관 exact"]),
      Row(typed: "ห้องสมุดวันหยุด", text: "วันหยุด ห้องสมุด", marked: ["วันหยุด exact", "ห้องสมุด exact"]),
      Row(typed: "HARBOUR", text: "ｈａｒｂｏｕｒ", marked: ["ｈａｒｂｏｕｒ exact"]),
      Row(typed: "strasse ", text: "die Straße.", marked: ["Straße exact"]),
      Row(typed: "straße ", text: "DIE STRASSE", marked: ["STRASSE exact"]),
      Row(typed: "åker ", text: "x A\u{30A}ker", marked: ["A\u{30A}ker exact"]),
      Row(typed: "a\u{30A}ker ", text: "\u{C5}ker", marked: ["\u{C5}ker exact"]),
      Row(typed: "office ", text: "the oﬃce", marked: ["oﬃce exact"]),
      Row(typed: "予約一覧", text: "会議室の予約一覧です", marked: ["予約一覧 exact"]),
      Row(typed: "室", text: "会議室の予約", marked: ["室 exact"]),
      Row(typed: "서관이", text: "도서관이용안내", marked: ["서관이 exact"]),
      Row(typed: "كتاب", text: "هٰذَا كِتَابٌ", marked: ["كِتَابٌ exact"]),
      Row(typed: "👩‍👩‍👧", text: "family 👩‍👩‍👧 day", marked: ["👩‍👩‍👧 exact"]),
      Row(typed: "combat", text: "new AirCombat", marked: ["Combat exact"]),
      Row(typed: "1.10 ", text: "version 1.10 of", marked: ["1.10 exact"]),
      Row(typed: "a", text: "Apple tart", marked: ["Apple completion"]),
    ])
  func kinds(row: Row) throws {
    let hit = try #require(try QueryIndex([.make("1", row.text)]).respond(row.typed).entities.first)
    #expect((hit.highlights["title"] ?? []).map { Self.piece($0, of: row.text) } == row.marked)
  }

  @Test("one or two letters are completed in titles only")
  func shortBeginnings() throws {
    let index = try QueryIndex([.make("1", "Apple", ["contentDescription": .text("an article about apes")])])
    let hit = try #require(try index.respond("a").entities.first)
    #expect(hit.highlights.keys.sorted() == ["title"])
    let more = try #require(try index.respond("app").entities.first)
    #expect(more.highlights["contentDescription"] == nil)
  }

  @Test("with names alone searched, nothing else is marked")
  func names() throws {
    let index = try QueryIndex([.make("1", "tea", ["contentDescription": .text("tea")])])
    let hit = try #require(try index.respond("tea") { $0.namesOnly = true }.entities.first)
    #expect(hit.highlights.keys.sorted() == ["title"])
  }

  @Test("lists, people and languages are marked element by element")
  func elements() throws {
    let index = try QueryIndex([
      .make(
        "1", nil,
        [
          "title": .localized(["de": "Tee am Hafen", "en": "Harbour tea"]),
          "keywords": .list([.text("lentils"), .text("black tea"), .text("Tea")]),
          "authors": .list([
            .object(["displayName": .text("Ada Tea"), "handles": .list([.text("ada@example.org")])]),
            .object(["displayName": .text("Grace")]),
          ]),
        ])
    ])
    let hit = try #require(try index.respond("tea ").entities.first)
    let marked = hit.elementHighlights.mapValues { $0.map { ($0.place, $0.highlights) } }
    #expect(marked["keywords"]?.map(\.0) == [.init(element: 1), .init(element: 2)])
    #expect(marked["keywords"]?.map(\.1) == [[Highlight(6..<9, .exact)], [Highlight(0..<3, .exact)]])
    #expect(marked["authors"]?.map(\.0) == [.init(element: 0, member: "displayName")])
    #expect(marked["title"]?.map(\.0) == [.init(language: "en")])
    #expect(hit.highlights.isEmpty)
  }

  @Test("a condition on one attribute marks that attribute")
  func attributes() throws {
    let index = try QueryIndex([
      .make("1", "tea", ["keywords": .list([.text("tea")]), "contentDescription": .text("tea")])
    ])
    let hit = try #require(try index.respond("keywords:tea").entities.first)
    #expect(hit.highlights.isEmpty && hit.elementHighlights.keys.sorted() == ["keywords"])
  }
}
