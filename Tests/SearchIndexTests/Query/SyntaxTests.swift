import SearchIndex
import SearchModel
import Testing

@Suite("Query syntax")
struct SyntaxTests {
  @Test(
    "Strict syntax shows the first bad position with a caret",
    arguments: [
      ("say \"hello", 4), ("rock AND", 5), ("OR rock", 0), ("rock wrong:value", 5), ("pages:many", 0),
      ("rock *", 5),
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

  @Test("Strict syntax takes what is well formed")
  func wellFormed() throws {
    let index = try QueryIndex([.make("1", "rock and roll", ["pages": .integer(1)])])
    for query in ["rock AND roll", "rock -jazz", "\"rock and\" pages:1..2", "rock OR jazz", "(rock) and"] {
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
