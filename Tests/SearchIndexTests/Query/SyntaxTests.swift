import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

@Suite("Query syntax")
struct SyntaxTests {
  @Test(
    "Strict syntax shows the first bad position with a caret",
    arguments: [
      ("say \"hello", 4), ("rock AND", 5), ("OR rock", 0), ("rock wrong:value", 5), ("pages:many", 6),
      ("-wrong:value", 1),
      ("rock *", 5),
      ("ro*k", 2), ("*ock", 0), ("title:ro*k", 8), ("hello\"", 5), ("pages:9..1", 6), ("date:2026-13", 5),
      ("date>2026-02-30", 5), ("pages > 9..1", 6), ("pages:(1 OR many)", 12), ("title:*", 6),
      ("title: rock", 0), ("rock NOT", 5), ("", 0), ("(rock", 0), ("rock) roll (", 4), ("a:", 0),
    ])
  func caret(query: String, position: Int) throws {
    let index = try QueryIndex([.make("1", "rock", ["pages": .integer(1)])])
    let error = #expect(throws: LimelightError.self) { try index.respond(query) { $0.syntax = .strict } }
    #expect(error?.code == .usage)
    let lines = error?.message.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(lines.count == 3)
    #expect(lines.last.map(String.init) == String(repeating: " ", count: position + 2) + "^")
  }

  @Test(
    "The caret stands under what is wrong where letters are wide, narrow or marks",
    arguments: [
      ("予約 ro*k", 7), ("cafe\u{301} ro*k", 7), ("日本:x", 0), ("title:日本 pages:many", 17), ("👩‍👩‍👧 ro*k", 5),
      ("ｐａｇｅｓ：many", 12),
    ])
  func columns(query: String, column: Int) throws {
    let index = try QueryIndex([.make("1", "rock", ["pages": .integer(1)])])
    let error = #expect(throws: LimelightError.self) { try index.respond(query) { $0.syntax = .strict } }
    let caret = error?.message.split(separator: "\n").last
    #expect(caret.map(String.init) == String(repeating: " ", count: column + 2) + "^")
  }

  @Test(
    "A key that nothing is called is answered with the one that is nearly so",
    arguments: [("titel:x", "title"), ("Pagse:1", "pages"), ("kewords:x", "keywords"), ("tpye:x", "type")])
  func nearest(query: String, meant: String) throws {
    let index = try QueryIndex([.make("1", "rock", ["pages": .integer(1)])])
    let error = #expect(throws: LimelightError.self) { try index.respond(query) { $0.syntax = .strict } }
    #expect(error?.message.contains("did you mean `\(meant)`?") == true, "\(error?.message ?? "")")
    let far = #expect(throws: LimelightError.self) { try index.respond("xyzzyx:1") { $0.syntax = .strict } }
    #expect(far?.message.contains("mean") == false)
  }

  @Test("Strict syntax takes what is well formed")
  func wellFormed() throws {
    let index = try QueryIndex([.make("1", "rock and roll", ["pages": .integer(1)])])
    for query in [
      "rock AND roll", "rock -jazz", "\"rock and\" pages:1..2", "rock OR jazz", "(rock) and",
      "ro*", "title:ro*", "title:(ro* OR jazz)", "pages != 2", "pages≥1", "pages: 1 .. 2", "pages:(1 OR 2)",
      "\"ro*k\" OR rock",
    ] {
      #expect(try index.ids(query) { $0.syntax = .strict } == ["1"], "\(query)")
    }
  }

  @Test("Spotlight's own syntax is refused with a sentence")
  func spotlight() throws {
    let index = try QueryIndex()
    let error = #expect(throws: LimelightError.self) { try index.respond("x") { $0.syntax = .spotlight } }
    #expect(error?.code == .usage)
  }

  @Test("A pasted text is answered by its rarest words, with a notice")
  func longQueries() throws {
    let index = try QueryIndex([
      .make(
        "target", "the zebra of words",
        ["textContent": .text((0..<60).map { "word\($0)" }.joined(separator: " "))]),
      .make("other", "the words"),
    ])
    let query = "zebra " + (0..<60).map { "word\($0)" }.joined(separator: " ") + " "
    let response = try index.respond(query)
    #expect(response.ids.first == "target")
    #expect(response.notices.map(\.code) == ["query-shortened"])
    let endless = try index.respond(String(repeating: "zebra \"", count: 20_000))
    #expect(endless.notices.map(\.code).contains("query-shortened"))
    let strict = #expect(throws: LimelightError.self) {
      try index.respond(String(repeating: "zebra ", count: 20_000)) { $0.syntax = .strict }
    }
    #expect(strict?.code == .usage && strict?.message.contains("at most 16384 characters") == true)
  }

  @Test("The explanation shows the clauses, the matches and the parts of each score")
  func explanation() throws {
    let index = try QueryIndex([.make("1", "rock and roll")])
    let response = try index.respond("rock -jazz") { $0.explain = true }
    #expect(response.explanation.first == "query: (rock AND NOT jazz)")
    #expect(response.explanation.contains { $0.hasPrefix("all words (1 found): Query(") })
    #expect(response.entities[0].explanation.contains("tier title-prefix"))
    #expect(try index.respond("rock").explanation.isEmpty)
  }

  @Test("Twenty thousand hostile queries are answered, none slowly")
  func hostile() throws {
    var generator = SeededGenerator(state: 7)
    let index = try QueryIndex(
      (0..<300).map {
        .make(
          "\($0)", "rock and roll \($0) C++ 予約 what's café",
          ["pages": .integer(Int64($0)), "textContent": .text("say \"hello\" to rock \($0 % 7)")])
      })
    let pieces = [
      "\"", "-", "--", " ", " ", " ", "AND", "OR", "NOT", "(", ")", ":", "=", ">=", "<", "..", "*", "\\",
      "\u{0}", "\n",
      "\u{7}", "title:", "pages:", "pages>", "text:\"", "type:", "id:", "date:", "rock", "ro", "hello", "C++",
      "予", "約",
      "é", "e\u{301}", "👩‍👩‍👧", "\u{202E}", "1..", "1.2.3", "'", "“", "”", "lang:", "\u{FFFD}", "-NOT", "x=", "~",
      "#", "@", "%",
      String(repeating: "a", count: 300),
    ]
    var slowest = 0.0
    for _ in 0..<20_000 {
      var query = ""
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        query += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }
      let strict = Int.random(in: 0..<8, using: &generator) == 0
      do {
        let response = try index.respond(query) {
          $0.limit = 3
          if strict { $0.syntax = .strict }
        }
        slowest = max(slowest, response.tookMilliseconds)
      } catch let error as LimelightError {
        #expect(strict && error.code == .usage, "\(query)")
      }
    }
    // A debug build on a busy machine; release builds are measured apart from tests.
    #expect(slowest < 1_000)
  }
}

@Suite("Groups and conditions in answers")
struct GroupTests {
  private static let shelf: [DonatedEntity] = [
    .make("1", "Red tea", ["pages": .integer(10), "textContent": .text("harbour")]),
    .make("2", "Bush tea", ["pages": .integer(20), "textContent": .text("marina")]),
    .make("3", "Red paint", type: "Paint", ["pages": .integer(30)]),
    .make("4", "Teapot", ["pages": .integer(10_000)]),
  ]

  private static let queries: [(String, [String])] = [
    ("(red OR bush) tea ", ["1", "2"]), ("tea -(red OR teapot) ", ["2"]), ("tea NOT (red) ", ["2"]),
    ("title:(red tea) ", ["1"]), ("title:(red OR bush) ", ["1", "2", "3"]), ("tea* ", ["1", "2", "4"]),
    ("tea* -red ", ["2", "4"]), ("pages > 10 pages<10k ", ["2", "3"]), ("pages:(10 OR 20) ", ["1", "2"]),
    ("id:1 OR id:4 ", ["1", "4"]), ("id:1 OR bush ", ["1", "2"]), ("-(id:1 OR id:4) ", ["2", "3"]),
    ("tea -(id:2 paint) ", ["1", "2"]), ("(type:Paint OR id:4) -red ", ["4"]), ("(NOT id:1) tea ", ["2"]),
    ("(id:1 OR NOT id:2) tea ", ["1"]), ("-red OR -tea ", ["2", "3", "4"]), ("id:4 ", ["4"]),
    ("-red OR -tea OR -paint ", ["1", "2", "3", "4"]), ("-red OR -tea OR id:1 ", ["1", "2", "3", "4"]),
    ("(-red OR -tea) paint ", ["3"]), ("(-tea OR -harbour OR -red) tea* ", ["2", "4"]),
    ("-id:4 ", ["1", "2", "3"]), ("id=04 OR id:\(long) ", []), ("id:(1 OR 3) ", ["1", "3"]),
  ]

  @Test(
    "Each finds exactly, whether or not identifiers are terms", arguments: queries,
    [SchemaMapping.current.version, Terms.identifiersSince - 1])
  func finds(row: (query: String, expected: [String]), schema: Int) throws {
    let index = try QueryIndex(Self.shelf)
    let search = SearchExecution(snapshot: index.snapshot(schema: schema), now: QueryIndex.now)
    #expect(try search.respond(to: SearchRequest(row.query)).ids.sorted() == row.expected, "\(row.query)")
  }

  /// Longer than a term can be.
  private static let long = String(repeating: "ab/", count: 200)

  @Test("What is excluded is what the same word finds, other forms of it too")
  func exclusions() throws {
    let titles = ["fox", "foxes", "foxglove", "Füchse", "grey fox cub", "Running", "runs", "run", "c++", "C"]
    let index = try QueryIndex(titles.enumerated().map { .make("\($0)", $1) })
    let all = Set(titles.indices.map(String.init))
    let words = [
      "fox", "foxes", "run", "running", "c++", "c", "\"fox\"", "\"run\"", "fox*", "ru*", "r*", "grey",
    ]
    for word in words {
      // Words nobody has would be completed or corrected where they are asked for.
      let found = Set(try index.ids(word + " "))
      #expect(!found.isEmpty && found.count < all.count, "\(word)")
      #expect(Set(try index.ids("-\(word) ")) == all.subtracting(found), "\(word)")
      #expect(Set(try index.ids("-(\(word)) ")) == all.subtracting(found), "\(word)")
    }
    #expect(try index.ids("-fox ").sorted() == ["2", "3", "5", "6", "7", "8", "9"])
    #expect(try index.ids("-\"fox\" ").contains("1"))
    #expect(try index.ids("-fo ").count == all.count && index.ids("-foxz ").count == all.count)
  }

  @Test("An identifier is found byte for byte, however long it is")
  func identifiers() throws {
    let ids = [Self.long, Self.long + "c", "é", "e\u{301}", "a b", "-x", "Q"]
    let index = try QueryIndex(ids.map { .make($0, "thing") })
    for id in ids { #expect(try index.ids("id:\"\(id)\" ") == [id]) }
    for id in ["q", "a", "É", Self.long.uppercased()] { #expect(try index.ids("id:\"\(id)\" ").isEmpty) }
  }

  @Test(
    "Strict syntax points at what is wrong in groups",
    arguments: [
      ("(rock OR) roll", 6), ("rock ()", 6), ("title:(rock (roll)", 6), ("(AND rock)", 1), ("rock -(", 6),
    ])
  func caret(query: String, position: Int) throws {
    let index = try QueryIndex([.make("1", "rock")])
    let error = #expect(throws: LimelightError.self) { try index.respond(query) { $0.syntax = .strict } }
    #expect(
      error?.message.split(separator: "\n").last.map(String.init) == String(
        repeating: " ", count: position + 2) + "^")
  }

  @Test("Strict syntax takes groups and dates")
  func strict() throws {
    let index = try QueryIndex(Self.shelf)
    for query in ["(red OR bush) tea", "title:(red tea)", "tea -(paint OR brush)", "red date:last week"] {
      _ = try index.respond(query) { $0.syntax = .strict }
    }
    #expect(try index.ids("(red OR bush) AND tea") { $0.syntax = .strict }.sorted() == ["1", "2"])
  }

  @Test("The explanation shows dates as they were understood")
  func explained() throws {
    let index = try QueryIndex(Self.shelf)
    let response = try index.respond("tea date:2026-01/2026-02") { $0.explain = true }
    #expect(response.explanation.first == "query: (tea AND contentModificationDate:2026-01..2026-02)")
  }
}
