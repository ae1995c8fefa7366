import SearchModel
import TestSupport
import Testing

@testable import IndexSchema

/// Reads packed records back, as CXapian does.
struct UnpackedDocument {
  struct Entry: Hashable {
    var record: UInt8
    var term: String
    var position: UInt32
    var wdf: UInt32
  }
  var entries: [Entry] = []
  var values: [UInt32: [UInt8]] = [:]
  var numbers: [UInt32: Double] = [:]
  var data: [UInt8] = []
  var stemmers: [String] = []
  var isWhole = false

  init(_ bytes: [UInt8]) {
    var place = 0
    func number(_ width: Int) -> UInt64 {
      var value: UInt64 = 0
      for index in 0..<width { value |= UInt64(bytes[place + index]) << UInt64(8 * index) }
      place += width
      return value
    }
    func taken(_ count: Int) -> [UInt8] {
      defer { place += count }
      return Array(bytes[place..<(place + count)])
    }
    while place < bytes.count {
      let record = UInt8(number(1))
      switch record {
      case 1:
        let term = String(validating: taken(Int(number(2))), as: UTF8.self) ?? ""
        entries.append(Entry(record: record, term: term, position: 0, wdf: UInt32(number(4))))
      case 2, 7, 8:
        let term = String(validating: taken(Int(number(2))), as: UTF8.self) ?? ""
        entries.append(Entry(record: record, term: term, position: UInt32(number(4)), wdf: UInt32(number(4))))
      case 3:
        let slot = UInt32(number(4))
        values[slot] = taken(Int(number(4)))
      case 4:
        let slot = UInt32(number(4))
        numbers[slot] = Double(bitPattern: number(8))
      case 5: data = taken(Int(number(4)))
      case 9, 10, 11: _ = taken(Int(number(2)))
      case 6: stemmers.append(String(decoding: taken(Int(number(1))), as: UTF8.self))
      default: return
      }
    }
    isWhole = true
  }

  var terms: Set<String> { Set(entries.map(\.term)) }
  func positions(of term: String) -> [UInt32] { entries.filter { $0.term == term }.map(\.position) }
}

@Suite("Building documents")
struct DocumentBuilderTests {
  func build(
    _ attributes: [Attribute], customKeys: CustomKeyTable = CustomKeyTable(),
    change: (inout DonatedEntity) -> Void = { _ in }
  ) -> (UnpackedDocument, PackedDocument) {
    var entity = DonatedEntity(key: EntityKey(app: "org.example", type: "Memo", id: "m1"))
    entity.attributes = attributes
    change(&entity)
    let packed = DocumentBuilder(customKeys: customKeys).build(
      CatalogEntity(entity: entity, row: 1, sequence: 1, donatedAt: 0), data: [1, 2, 3])
    return (UnpackedDocument(packed.bytes), packed)
  }

  @Test("A title gives words, title words, the exact title and a sort value")
  func title() {
    let (document, _) = build([Attribute("title", .text("Åker Harbour"))])
    #expect(document.isWhole)
    #expect(document.data == [1, 2, 3])
    #expect(document.stemmers == ["english"])
    let title = UInt8(8)
    #expect(document.entries.contains(.init(record: title, term: "aker", position: 1, wdf: 3)))
    #expect(document.entries.contains(.init(record: title, term: "harbour", position: 2, wdf: 3)))
    #expect(document.entries.contains(.init(record: 2, term: "åker", position: 1, wdf: 3)))
    #expect(document.entries.contains(.init(record: 2, term: "Såker", position: 1, wdf: 1)))
    #expect(
      document.terms.isSuperset(of: [
        "X=aker harbour", Terms.titleStart("aker"), "S=aker harbour", "XAPP:org.example", "TMemo",
      ]))
    #expect(document.values[Terms.titleSlot] == Array("aker harbour".utf8))
  }

  @Test(
    "A title with compounds is found joined too, by terms that are there only where it is another text",
    arguments: [
      ("YouTube", ["X=you tube", "X=youtube", "X^you"]),
      ("GitHub Desktop", ["X=git hub desktop", "X=github desktop", "X^git", "X^github"]),
      ("Setup of Wi-Fi", ["X=setup of wi fi", "X=setup of wifi", "X^setup"]),
      ("Youtube", ["X=youtube", "X^youtube"]), ("C++ primer", ["X=c++ primer", "X^c++"]),
      ("TCP/IP", ["X=tcp ip", "X^tcp"]), ("İstanbul", ["X=istanbul", "X^istanbul"]),
    ])
  func joinedTitle(title: String, terms: [String]) {
    let (document, _) = build([Attribute("title", .text(title))])
    #expect(document.isWhole)
    #expect(document.terms.filter { $0.hasPrefix("X=") || $0.hasPrefix("X^") } == Set(terms))
  }

  @Test("The title comes first wherever the donor put it")
  func titleFirst() {
    let (document, _) = build([
      Attribute("textContent", .text("lentils")), Attribute("title", .text("Soup")),
    ])
    #expect(document.positions(of: "soup") == [1])
    #expect(document.positions(of: "lentils") == [102])
  }

  @Test("No phrase spans two values or two attributes")
  func gaps() {
    let (document, _) = build([
      Attribute("keywords", .list([.text("red"), .text("blue")])),
      Attribute("contentDescription", .text("green")),
    ])
    let places = ["red", "blue", "green"].flatMap { document.positions(of: $0) }
    #expect(places == [1, 102, 203])
    #expect(document.positions(of: "Kred") == [1])
    #expect(document.terms.contains("K=blue"))
  }

  @Test("Blank titles give no empty term", arguments: ["", "   ", "\u{301}", "—", "\u{200B}"])
  func blankTitle(title: String) {
    let (document, _) = build([Attribute("title", .text(title)), Attribute("textContent", .text("lentils"))])
    #expect(document.isWhole)
    #expect(!document.terms.contains(""))
    #expect(!document.terms.contains("S"))
    #expect(!document.terms.contains("X="))
    #expect(document.positions(of: "lentils") == [1])
  }

  @Test("Body text has unprefixed terms only")
  func body() {
    let (document, _) = build([Attribute("textContent", .text("red wine"))])
    #expect(document.terms == ["red", "wine", "XAPP:org.example", "TMemo", "Qm1"])
  }

  @Test("Filters, expiry, language and domain become terms and values")
  func filters() {
    let (document, _) = build([]) {
      $0.domain = "a.b"
      $0.language = "de-CH"
      $0.isHidden = true
      $0.expires = 12.5
    }
    #expect(document.terms == ["XAPP:org.example", "TMemo", "Qm1", "XD:a.b", "XD:a", "Lde-ch", "XH", "XE"])
    #expect(document.numbers == [0: 12.5])
    #expect(document.stemmers == ["german"])
  }

  @Test("Languages without a stemmer get none")
  func stemmers() {
    #expect(StemmerLanguage.name(for: nil) == "english")
    #expect(StemmerLanguage.name(for: "pt-BR") == "portuguese")
    #expect(StemmerLanguage.name(for: "nb") == "norwegian")
    #expect(StemmerLanguage.name(for: "ja") == "")
    #expect(StemmerLanguage.name(for: "") == "")
  }

  @Test("A localised value is indexed in each of its languages")
  func localised() {
    let (document, _) = build([Attribute("title", .localized(["de": "Hafen", "en": "Harbour"]))])
    #expect(document.stemmers == ["english", "german", "english"])
    #expect(document.terms.isSuperset(of: ["hafen", "harbour", "X=hafen", "X=harbour"]))
  }

  @Test("Numbers, dates and booleans go where queries look for them")
  func numbers() throws {
    let (document, _) = build([
      Attribute("pageCount", .integer(9)), Attribute("contentModificationDate", .date(1000)),
      Attribute("allDay", .boolean(true)), Attribute("userOwned", .integer(0)),
    ])
    let slot = try #require(SchemaMapping.current["pageCount"]?.slot)
    #expect(document.numbers == [slot: 9, Terms.modifiedSlot: 1000])
    #expect(document.terms.isSuperset(of: ["XALLDAY:true", "XUSEROWNED:false"]))
  }

  @Test("A custom key is searched as its flags and kinds say")
  func customKeys() {
    let table = CustomKeyTable([
      CustomKey(name: "continent", kind: .text, slot: 1000, options: .donated),
      CustomKey(name: "pages", kind: .number, slot: 1001, options: .donated),
      CustomKey(name: "due", kind: .text, slot: 1002, options: .donated),
      CustomKey(name: "at", kind: .text, slot: 1003, options: .donated),
      CustomKey(name: "at", kind: .date, slot: 1004, options: .donated),
      CustomKey(name: "secret", kind: .text, slot: 1005, options: .searchable),
    ])
    let (document, _) = build(
      [
        Attribute("continent", .text("Asia"), custom: .donated),
        Attribute("pages", .number(2.5), custom: .donated),
        Attribute("at", .text("2024-01-02T03:04:05Z"), custom: .donated),
        Attribute("secret", .text("quince"), custom: .searchable),
        Attribute("unknown", .text("medlar"), custom: .donated),
      ], customKeys: table)
    #expect(document.terms.isSuperset(of: ["asia", "XKcontinent:asia", "XKcontinent:=asia"]))
    #expect(document.values[1000] == Array("asia".utf8))
    #expect(document.numbers[1001] == 2.5)
    #expect(document.numbers[1004] == 1_704_164_645)
    #expect(document.terms.contains("XKsecret:quince"))
    #expect(!document.terms.contains("quince"))
    #expect(!document.terms.contains("medlar"))
  }

  @Test("A 400-letter token is cut and counted, and what follows it is found")
  func truncation() {
    let (document, packed) = build([
      Attribute("textContent", .text(String(repeating: "q", count: 400) + " tailword"))
    ])
    #expect(packed.truncatedTokens == 1)
    #expect(document.terms.contains("tailword"))
  }

  @Test("No term of any document is empty or over Xapian's limit")
  func hostile() {
    var generator = SeededRandom(seed: 3)
    let name = String(repeating: "n", count: 100)
    let table = CustomKeyTable([CustomKey(name: name, kind: .text, slot: 1000, options: .donated)])
    for _ in 0..<500 {
      let scalars = (0..<300).map { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &generator)) ?? "x"
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let text = String(view) + String(repeating: "𐐨", count: 80)
      let (document, _) = build(
        [
          Attribute("title", .text(text)), Attribute("keywords", .list([.text(text)])),
          Attribute(name, .text(text)),
        ],
        customKeys: table)
      #expect(document.isWhole)
      #expect(document.terms.allSatisfy { !$0.isEmpty && $0.utf8.count <= Terms.byteLimit })
    }
  }

  @Test("Postings of documents are those the analyser promises")
  func sameAnalyser() {
    let text = "Straße AirCombat 会議室 C++ it's v1.2.3 jane@example.org 👍🏽 ไทย"
    let (document, _) = build([Attribute("textContent", .text(text))])
    let built = document.entries.filter { $0.position > 0 }.map { "\($0.term) \($0.position)" }
    #expect(built == TextAnalyzer().postings(of: text).map { "\($0.term) \($0.position)" })
  }
}
