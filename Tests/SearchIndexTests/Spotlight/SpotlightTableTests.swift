import IndexSchema
import SearchModel
import Testing
@testable import SearchIndex

/// What the query language finds, row by row.
@Suite("Core Spotlight's query language")
struct SpotlightTableTests {
  private static let entities: [DonatedEntity] = [
    .make("Paris", "Paris"), .make("paris", "paris"),
    .make("love", "I love Paris", ["pageCount": .integer(12)]),
    .make("file", "paris-france.jpg", ["keywords": .list([.text("alpha"), .text("Beta")])]),
    .make("comparison", "Comparison", domain: "x.y"), .make("parisol", "parisol", domain: "x.yz"),
    .make("class", "MyWindowClass", ["pages": .list([.integer(3), .integer(40)])]),
    .make("ns", "NSWindow", ["pages": .integer(7)]), .make("broken", "Broken Window", domain: "x"),
    .make("accent", "Article", ["authorNames": .list([.text("Frédéric"), .text("Someone")])]),
    .make("plain", "Article", ["authorNames": .text("Frederic"), "allDay": .boolean(true)]),
    .make("body", "Harbour", ["textContent": .text("A long text about harbours and 100% of \"boats\".")]),
    .make("due", "Bill", ["dueDate": .date(QueryIndex.now), "version": .integer(2)]),
    .make("page", "Page", ["URL": .text("https://a.example/")]),
    .make("content", "Content", ["contentURL": .text("https://b.example/")]),
    .make("blank", "", ["pageCount": .number(2.5)]),
  ]

  static let rows: [(query: String, ids: Set<String>)] = [
    (#"title == "Paris""#, ["Paris"]),
    (#"title == "Paris"c"#, ["Paris", "paris"]),
    (#"title == "Paris"wc"#, ["Paris", "paris", "love", "file"]),
    (#"title == "Paris"w"#, ["Paris", "love"]),
    (#"title == "Window"w"#, ["class", "broken"]),
    (#"title == "win*"cw"#, ["class", "broken"]),
    (#"title == "window"tc"#, ["class", "broken", "ns"]),
    (#"authorNames == "Frédéric"cd"#, ["accent", "plain"]),
    (#"authorNames == "Frédéric""#, ["accent"]),
    (#"authorNames == "frederic"d"#, []),
    (#"authorNames == "Frederic"d"#, ["accent", "plain"]),
    (#"title == "paris*""#, ["paris", "file", "parisol"]),
    (#"title == "*paris*""#, ["paris", "file", "comparison", "parisol"]),
    (#"title == "*paris*"c"#, ["Paris", "paris", "love", "file", "comparison", "parisol"]),
    (#"title == "p*s*l""#, ["parisol"]),
    (#"title = 'Paris'"#, ["Paris"]),
    (#"keywords == "beta"c"#, ["file"]),
    (#"keywords == "alp*""#, ["file"]),
    (#"pageCount == 12"#, ["love"]),
    (#"pageCount > 2 && pageCount < 12.0"#, ["blank"]),
    (#"InRange(pageCount, 2.5, 12)"#, ["love", "blank"]),
    (#"pages >= 40"#, ["class"]),
    (#"pages == 7 || pages == 3"#, ["class", "ns"]),
    (#"pages != null"#, ["class", "ns"]),
    (#"pageCount == "*""#, ["love", "blank"]),
    (#"allDay == 1"#, ["plain"]), (#"allDay == true"#, ["plain"]), (#"allDay == "false""#, []),
    (#"domainIdentifier == "x""#, ["broken"]),
    (#"domainIdentifier == "x.*""#, ["comparison", "parisol"]),
    (#"textContent == "*HARBOURS*"c"#, ["body"]),
    (#"textContent == "*\"boats\"*""#, ["body"]),
    (#"textContent == "boats"w"#, ["body"]),
    (#"version == 2"#, ["due"]), (#"version == "2""#, ["due"]),
    (#"dueDate == $time.now"#, ["due"]),
    (#"dueDate == $time.today"#, ["due"]),
    (#"dueDate >= $time.yesterday && dueDate < $time.today(1)"#, ["due"]),
    (#"dueDate > $time.today(1)"#, []),
    (#"InRange(dueDate, $time.this_week(-1), $time.this_week(1))"#, ["due"]),
    (#"dueDate == $time.iso(2027-01-15)"#, ["due"]),
    (#"dueDate == 821692800"#, ["due"]),
    (#"kMDItemTitle == "Bill""#, ["due"]),
    (#"url == "https://*.example/""#, ["page", "content"]), (#"kMDItemURL == "https*""#, ["page"]),
    (#"URL == "https*""#, ["page"]), (#"contentURL == "https*""#, ["content"]),
    (#"url != null && title != "Page""#, ["content"]),
    (#"uniqueIdentifier == "due" || type == "nothing""#, ["due"]),
    (#"title == "Bill" || title == "Harbour" && pageCount > 100"#, ["due"]),
    (#"(title == "Bill" || title == "Harbour") && !(version == 2)"#, ["body"]),
    (#"!!title == "Bill""#, ["due"]),
    (#"title == """#, ["blank"]),
    (#"unheardOf == "x""#, []),
    (#"* == "Beta""#, ["file"]),
  ]

  @Test("A condition finds what it says", arguments: rows)
  func finds(query: String, ids: Set<String>) throws {
    let index = try QueryIndex(Self.entities)
    let found = try index.respond(query) { request in
      request.syntax = .spotlight
      request.limit = 0
    }
    #expect(Set(found.ids) == ids)
    #expect(found.count == ids.count)
  }

  @Test("What a condition negates is everything else", arguments: rows)
  func negates(query: String, ids: Set<String>) throws {
    let index = try QueryIndex(Self.entities)
    let found = try index.ids("!(\(query))") { request in
      request.syntax = .spotlight
      request.limit = 0
    }
    #expect(Set(found) == Set(Self.entities.map(\.key.id)).subtracting(ids))
  }

  static let errors: [(query: String, column: Int, says: String)] = [
    ("", 1, "nothing to search"), ("title", 6, "has to follow"), ("title ==", 9, "value has to follow"),
    (#"title == "x"#, 10, "never closed"), (#"title == "x"q"#, 13, "no modifier"),
    (#"title == x"#, 10, "quotation marks"), (#"title < 3"#, 7, "numbers and dates"),
    (#"pageCount == "har*""#, 14, "is a number"), (#"(title == "a""#, 1, "never closed"),
    (#"title == "a")"#, 13, "no counterpart"), (#"title == "a" title == "b""#, 14, "between two comparisons"),
    (#"title == "a" & title == "b""#, 14, "stand twice"), (#"dueDate > $time.tomorrow"#, 17, "unknown"),
    (#"dueDate > $time.today(1e30)"#, 11, "no such number"),
    (#"dueDate > $time.now(nan)"#, 11, "no such number"),
    (#"InRange(pageCount, 1)"#, 21, "comma"), (#"title == “x”"#, 10, "straight"), ("#", 1, "no meaning"),
    (String(repeating: "(", count: 100) + #"title == "a""#, 65, "nest"),
  ]

  @Test("An error says what is wrong and in which column", arguments: errors)
  func complains(query: String, column: Int, says: String) throws {
    let index = try QueryIndex(Self.entities)
    let error = #expect(throws: LimelightError.self) {
      _ = try index.respond(query) { $0.syntax = .spotlight }
    }
    #expect(error?.code == .usage)
    #expect(error?.message.contains("(column \(column))") == true, "\(error?.message ?? "")")
    #expect(error?.message.contains(says) == true, "\(error?.message ?? "")")
  }

  @Test("A typed search is narrowed down by conditions")
  func narrows() throws {
    let index = try QueryIndex(Self.entities)
    let found = try index.ids("paris") { $0.conditions = [#"title == "*-*""#, #"keywords == "alpha""#] }
    #expect(found == ["file"])
  }

  @Test(
    "A condition prints as one that means the same",
    arguments: [
      #"title == null"#, #"title != null"#, #"!title == null"#, #"title != "x""#, #"!(title == "!=")"#,
      #"!(title != "a" || own == null)"#, "dueDate != $time.today",
    ])
  func prints(query: String) throws {
    func parse(_ text: String) throws -> SpotlightCondition {
      try SpotlightParser.parse(text, now: QueryIndex.now, customKeys: CustomKeyTable())
    }
    let entities = Self.entities + [.make("title", nil)]
    func holds(_ condition: SpotlightCondition) -> [Bool] {
      let evaluation = SpotlightEvaluation(
        condition: condition, mapping: .current, customKeys: CustomKeyTable())
      return entities.map { evaluation.accepts($0) }
    }
    let condition = try parse(query)
    #expect(holds(try parse(condition.description)) == holds(condition), "\(condition)")
    #expect(holds(try parse("!(\(query))")) == holds(condition).map { !$0 })
  }

  @Test("Explaining says what decides and what is gone through")
  func explains() throws {
    let index = try QueryIndex(Self.entities)
    func lines(_ query: String) throws -> [String] {
      try index.respond(query) { request in
        request.syntax = .spotlight
        request.explain = true
      }.explanation
    }
    #expect(try lines(#"title == "Paris"cd"#).contains("decided by terms and values"))
    #expect(try lines(#"title == "*aris"cd"#).contains("scan: 13 distinct values of title"))
    #expect(try lines(#"title != null"#).contains("scan: every entity, for a value of title"))
  }
}
