import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

@Suite("Conditions mean what they say")
struct ConditionTests {
  private static let shelf: [DonatedEntity] = [
    .make(
      "sencha", "Sencha leaves",
      ["continent": .text("Asia"), "contentDescription": .text("green tea"), "sizes": numbers(1, 3, 5)]),
    .make(
      "sensor", "Sensor", ["continent": .text("Asturias"), "contentDescription": .text("grey tea box")]),
    .make(
      "rose", "Rose hips",
      ["continent": .text("South America"), "textContent": .text("sencha zzz"), "sizes": .integer(3)]),
    .make("mate", "Mate", ["continent": .text("America"), "sizes": numbers(2, 7), "pages": .integer(8)]),
    .make("nine", "Nine", ["pages": .integer(9), "tags": .list([.text("blue"), .text("red")])]),
  ]

  private static func numbers(_ numbers: Int64...) -> AttributeValue { .list(numbers.map { .integer($0) }) }

  private static let all = Set(shelf.map(\.key.id))

  private func found(_ index: QueryIndex, _ query: String) throws -> Set<String> {
    Set(try index.ids(query) { $0.limit = 0 })
  }

  @Test(
    "A word begun with `*` behind a key finds what begins so in that key, and excludes just that",
    arguments: [
      ("title:sen*", ["sencha", "sensor"]), ("title:(sen*)", ["sencha", "sensor"]),
      ("title:(ros* OR senc*)", ["sencha", "rose"]), ("continent:as*", ["sencha", "sensor"]),
      ("continent:amer*", ["rose", "mate"]), ("description:gr*", ["sencha", "sensor"]),
      ("text:sen*", ["rose"]), ("text:zz*", ["rose"]), ("title:zzz*", []), ("description:green*", ["sencha"]),
      ("continent:A*", ["sencha", "sensor", "mate", "rose"]),
      ("(title:sen* OR pages:8)", ["sencha", "sensor", "mate"]),
      ("(text:sen* OR title:ma*)", ["rose", "mate"]),
    ])
  func beginnings(query: String, expected: [String]) throws {
    let index = try QueryIndex(Self.shelf)
    #expect(try found(index, query + " ") == Set(expected))
    for exclusion in ["-\(query) ", "NOT \(query) ", "NOT (\(query)) "] {
      #expect(try found(index, exclusion) == Self.all.subtracting(expected), "\(exclusion)")
    }
    #expect(try index.ids("description:gr* tea ").sorted() == ["sencha", "sensor"])
  }

  @Test("What begins so behind a key is highlighted")
  func highlights() throws {
    let hit = try QueryIndex(Self.shelf).respond("continent:as* title:sencha ").entities.first
    #expect(hit?.highlights["continent"]?.map(\.range) == [0..<4])
  }

  @Test("Of very many words that begin so behind a key the most frequent count, with a notice")
  func bounded() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let index = try QueryIndex(
      (0..<676).map { .make("\($0)", "x", ["code": .text("ab" + letters[$0 / 26 % 26] + letters[$0 % 26])]) })
    let response = try index.respond("code:ab* ")
    #expect(response.notices.map(\.code) == ["query-shortened"])
    #expect(response.count >= 8)
  }

  @Test(
    "Any number of a list is found, not only the first",
    arguments: [
      ("sizes:1", ["sencha"]), ("sizes:3", ["sencha", "rose"]), ("sizes=5", ["sencha"]),
      ("sizes>4", ["sencha", "mate"]),
      ("sizes<2", ["sencha"]), ("sizes:6..8", ["mate"]), ("sizes:4", []), ("sizes>=7", ["mate"]),
      ("(text:zzz OR sizes:7)", ["rose", "mate"]), ("(text:zzz OR sizes:5)", ["rose", "sencha"]),
      ("(title:sensor OR sizes:5)", ["sensor", "sencha"]), ("sizes:(5 OR 7)", ["sencha", "mate"]),
    ])
  func lists(query: String, expected: [String]) throws {
    let index = try QueryIndex(Self.shelf)
    #expect(try found(index, query + " ") == Set(expected))
    #expect(try found(index, "-\(query) ") == Self.all.subtracting(expected))
  }

  @Test("Any date of a list is found, and any number of a mixed one")
  func mixedLists() throws {
    let index = try QueryIndex([
      .make(
        "dates", "x",
        [
          "dueDate": .list([.date(1_772_668_800), .date(946_728_000)]),
          "mixed": .list([.text("a"), .integer(4), .integer(9)]),
        ]),
      .make("texts", "x", ["seen": .list([.text("2026-03-05T12:00:00Z"), .text("2024-01-01T00:00:00Z")])]),
    ])
    for query in ["due:2026", "due:1999..2000", "mixed:9", "mixed:a", "mixed>8"] {
      #expect(try index.ids(query + " ") == ["dates"], "\(query)")
    }
    for query in ["seen:2024", "seen:2026", "seen<2025"] {
      #expect(try index.ids(query + " ") == ["texts"], "\(query)")
    }
    #expect(try index.ids("seen>2027 ").isEmpty && index.ids("mixed:5..8 ").isEmpty)
  }

  @Test("What lists have is looked up anew when they change")
  func changedLists() throws {
    let index = try QueryIndex([.make("1", "x", ["sizes": Self.numbers(1, 2)])])
    #expect(try index.ids("sizes:2 ") == ["1"])
    try index.replace(row: 1, with: .make("1", "x", ["sizes": Self.numbers(1, 3)]))
    #expect(try index.ids("sizes:2 ").isEmpty && index.ids("sizes:3 ") == ["1"])
  }

  @Test(
    "`!=` finds everything else, in any of its spellings, and nothing is said about it",
    arguments: [
      ("pages!=8", "pages:8"), ("pages≠8", "pages:8"), ("pages=\u{338}8", "pages:8"),
      ("pages != 8", "pages:8"),
      ("pages ≠ 8", "pages:8"), ("tags!=blue", "tags=blue"), ("tags != blue", "tags=blue"),
      ("tags:!=blue", "tags=blue"),
      ("title!=\"Rose hips\"", "title=\"Rose hips\""), ("id!=mate", "id:mate"),
      ("pages!=(8 OR 9)", "pages:(8 OR 9)"),
      ("pages！＝8", "pages:8"),
    ])
  func differs(query: String, opposite: String) throws {
    let index = try QueryIndex(Self.shelf)
    let matching = try found(index, opposite + " ")
    #expect(!matching.isEmpty)
    let response = try index.respond(query + " ") { $0.limit = 0 }
    #expect(Set(response.ids) == Self.all.subtracting(matching))
    #expect(response.notices.isEmpty)
    #expect(try found(index, "-\(query) ") == matching)
  }

  @Test("`≥` and `≤` are `>=` and `<=`; `!=` beside no key is text")
  func signs() throws {
    let index = try QueryIndex(Self.shelf)
    #expect(try index.ids("pages≥9 ") == ["nine"] && index.ids("pages ≤ 8 ") == ["mate"])
    let code = try index.respond("sencha!=leaves ")
    #expect(code.ids == ["sencha"] && code.notices.map(\.code) == ["unknown-key"])
  }

  @Test("Operators between the values of a key are no values, and nothing is said about them")
  func operatorsInGroups() throws {
    let index = try QueryIndex(Self.shelf)
    for query in ["pages:(8 OR 9) ", "pages:(8 OR NOT 8) ", "date:(2026 OR 2025) OR pages:(8 OR 9) "] {
      #expect(try index.respond(query).notices.isEmpty, "\(query)")
    }
    #expect(try index.respond("pages:(8 OR) ").notices.map(\.code) == ["unreadable-value"])
  }

  @Test("The last word behind a key, or in open quotes, is completed while somebody types")
  func typing() throws {
    let index = try QueryIndex(Self.shelf)
    func typed(_ text: String) throws -> Set<String> {
      Set(try index.ids(text) { ($0.isTyping, $0.limit) = (true, 0) })
    }
    #expect(try typed("title:sen") == ["sencha", "sensor"])
    #expect(try typed("continent:amer") == ["rose", "mate"])
    #expect(try typed("description:gre") == ["sencha", "sensor"])
    #expect(try typed("\"sencha lea") == ["sencha"] && typed("\"senc") == ["sencha", "rose"])
    #expect(try typed("title:sen ").isEmpty && found(index, "title:sen").isEmpty)
    #expect(try typed("-title:sen") == Self.all)
  }
}
