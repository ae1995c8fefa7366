import SearchIndex
import SearchModel
import Testing

@Suite("Finding by what people type")
struct FindingTests {
  @Test("ß, ss and capitals meet, and so do composed and decomposed letters")
  func foldedLetters() throws {
    let index = try QueryIndex([
      .make("s1", "Straßenkarte"), .make("s2", "STRASSENBAHN"), .make("r1", "\u{C5}kermark"),
      .make("r2", "A\u{30A}kerholm"),
    ])
    for query in ["strassen", "STRASSEN", "straßen"] { #expect(Set(try index.ids(query)) == ["s1", "s2"]) }
    for query in ["åker", "a\u{30A}ker", "aker"] { #expect(Set(try index.ids(query)) == ["r1", "r2"]) }
    let title = try index.respond("åker").entities.first { $0.entity.entity.key.id == "r2" }
    #expect(title?.entity.entity["title"] == .text("A\u{30A}kerholm"))
    try index.add([.make("f", "Akerfeld")])
    let ranked = try index.ids("åker")
    #expect(Set(ranked.prefix(2)) == ["r1", "r2"])
    #expect(ranked.last == "f")
  }

  @Test(
    "Runs of Han, kana and Hangul are found from one character on, with a field and without",
    arguments: [
      ("室", ["j1"]), ("予約", ["j1", "j2"]), ("会議室", ["j1"]), ("予約一覧", ["j1"]),
      ("title:予約", ["j1", "j2"]), ("title:会議室", ["j1"]), ("이용안내", ["k1"]), ("閱", ["c1"]),
    ])
  func unspacedScripts(query: String, expected: [String]) throws {
    let index = try QueryIndex([
      .make("j1", "会議室の予約一覧"), .make("j2", "予約の確認"), .make("k1", "도서관이용안내"), .make("c1", "圖書館借閱規則"),
    ])
    #expect(Set(try index.ids(query)) == Set(expected))
  }

  @Test("Names with symbols are first for themselves")
  func symbols() throws {
    let index = try QueryIndex([
      .make("cpp", "C++ for beginners"), .make("cs", "C# patterns"), .make("net", ".NET hosting"),
      .make("c", "C primer"), .make("tag", "#gardening list"), .make("other", "Unrelated bicycle"),
    ])
    let first = [
      "C++": "cpp", "C#": "cs", ".NET": "net", "net": "net", "C": "c", "#gardening": "tag",
      "gardening": "tag",
    ]
    for (query, id) in first {
      let ids = try index.ids(query)
      #expect(ids.first == id, "\(query): \(ids)")
      #expect(!ids.contains("other"), "\(query): \(ids)")
    }
    for query in ["+", "#", "*"] { #expect(try index.ids(query).count < 6, "\(query)") }
  }

  @Test(
    "Strings that are no queries get an answer and never everything",
    arguments: [
      "\"", "\"\"", "\"hello", "-", "--", "*", "**", "AND", "OR NOT", "(", ")(", "a:", ":b", "what's",
      "x && y", "\\", "~", "<<<", "note: hello", " ", "", "rock AND",
    ])
  func nonQueries(query: String) throws {
    let index = try QueryIndex([
      .make("rock", "rock and roll"), .make("hello", "say \"hello"), .make("sum", "5 * 3 - 2"),
      .make("e4", "Fourth"), .make("e5", "Fifth"), .make("e6", "Sixth"), .make("e7", "Seventh"),
      .make("e8", "Eighth"), .make("e9", "Ninth"), .make("e10", "Tenth"),
    ])
    let response = try index.respond(query)
    #expect(response.hits.count < 10)
    switch query {
    case "\"hello", "note: hello": #expect(response.ids.contains("hello"))
    case "rock AND": #expect(response.ids.contains("rock"))
    default: break
    }
    if query.unicodeScalars.allSatisfy({ !$0.properties.isAlphabetic }) {
      #expect(response.notices.map(\.code) == ["nothing-to-search"])
      #expect(response.hits.isEmpty)
      #expect(response.count == 0)
    }
  }

  @Test(
    "Nothing typed lists what a filter, an order or a facet asks for, and complains of nothing",
    arguments: ["", " "])
  func listing(text: String) throws {
    let index = try QueryIndex([.make("1", "One", type: "Memo", ["pages": .integer(1)]), .make("2", "Two")])
    let lists: [(inout SearchRequest) -> Void] = [
      { $0.sort = [.init("title")] }, { $0.facets = ["type"] }, { $0.types = ["Memo"] },
    ]
    for list in lists {
      let response = try index.respond(text, list)
      #expect(response.notices.isEmpty && response.ids.contains("1"))
    }
    #expect(try index.respond(text).notices.map(\.code) == ["nothing-to-search"])
  }

  @Test("Excluding alone gives the rest, newest first, in pages")
  func onlyNegation() throws {
    let index = try QueryIndex([
      .make("1", "One", type: "Memo", ["keywords": .list([.text("draft")])]), .make("2", "Two", type: "Memo"),
      .make("3", "Three"), .make("4", "Four", ["keywords": .list([.text("draft")])]),
      .make("5", "Five", type: "Memo"),
    ])
    for query in ["-draft", "NOT draft"] {
      #expect(try index.ids(query) == ["5", "3", "2"])
      #expect(try index.respond(query).count == 3)
    }
    #expect(try index.ids("type:Memo -draft") == ["5", "2"])
    var offset: Int? = 0
    var paged: [String] = []
    while let start = offset {
      let response = try index.respond("-draft") {
        $0.limit = 1
        $0.offset = start
      }
      paged += response.ids
      offset = response.next
    }
    #expect(paged == ["5", "3", "2"])
    #expect(Set(try index.respond("-draft").entities.map(\.score)).count == 1)
  }

  @Test("Numbers sort and range by size, and what has none is last both ways")
  func numericOrder() throws {
    let pages: [(String, Double?)] = [
      ("9", 9), ("10", 10), ("110", 110), ("20", 20), ("-3", -3), ("2.5", 2.5), ("none", nil),
    ]
    let index = try QueryIndex(
      pages.map { id, number in
        number.map { .make(id, "Book", ["pages": .number($0)]) } ?? .make(id, "Book")
      })
    #expect(
      try index.ids("") { $0.sort = [.init("pages")] } == ["-3", "2.5", "9", "10", "20", "110", "none"])
    #expect(
      try index.ids("book") { $0.sort = [.init("pages", isDescending: true)] }
        == ["110", "20", "10", "9", "2.5", "-3", "none"])
    #expect(Set(try index.ids("pages:9..20")) == ["9", "10", "20"])
    #expect(Set(try index.ids("pages:..2.5")) == ["-3", "2.5"])
    #expect(Set(try index.ids("pages:20..")) == ["20", "110"])
    #expect(Set(try index.ids("pages>=20")) == ["20", "110"])
    #expect(Set(try index.ids("pages<9")) == ["-3", "2.5"])
    #expect(Set(try index.ids("pages>20")) == ["110"])
    #expect(Set(try index.ids("pages=20")) == ["20"])
    #expect(Set(try index.ids("book -pages:9..20")) == ["-3", "2.5", "110", "none"])
  }

  @Test("A key nobody knows is text, with a notice")
  func unknownKey() throws {
    let index = try QueryIndex([.make("1", "warning: low battery")])
    let response = try index.respond("warning:low")
    #expect(response.ids == ["1"])
    #expect(response.notices.map(\.code) == ["unknown-key"])
    #expect(try index.respond("https://example.org").notices.isEmpty)
    #expect(try index.respond("12:30").notices.isEmpty)
  }

  @Test("A custom key finds by key and by bare word")
  func customKeys() throws {
    let index = try QueryIndex([
      .make("1", "Trip", ["continent": .text("Asia"), "open": .boolean(true)]),
      .make("2", "Asia food", ["continent": .text("Europe"), "open": .boolean(false)]),
    ])
    #expect(try index.ids("Asia") == ["2", "1"])
    #expect(try index.ids("continent:Asia") == ["1"])
    #expect(try index.ids("continent=asia") == ["1"])
    #expect(try index.ids("CONTINENT:asia") == ["1"])
    #expect(try index.ids("continent=asi").isEmpty)
    #expect(try index.ids("open:true") == ["1"])
    #expect(try index.ids("open:no") == ["2"])
  }

  @Test("A body attribute is asked by its stored text, not by the words of others")
  func sharedAttributes() throws {
    let index = try QueryIndex([
      .make("title", "Green tea"),
      .make("body", "Kitchen", ["textContent": .text("How green teas are made")]),
      .make("other", "Green", ["contentDescription": .text("tea is not green here")]),
    ])
    #expect(try index.ids("textContent:green") == ["body"])
    #expect(try index.ids("text:tea") == ["body"])
    #expect(try index.ids("text:\"green teas\"") == ["body"])
    #expect(try index.ids("text:\"teas green\"").isEmpty)
    #expect(try index.ids("description:\"tea is\"") == ["other"])
    #expect(Set(try index.ids("green -text:green")) == ["title", "other"])
    #expect(try index.respond("text:green").count == 1)
  }

  @Test("Quotes ask for words side by side, as they are spelt")
  func phrases() throws {
    let index = try QueryIndex([
      .make("1", "quick brown fox"), .make("2", "brown quick fox"), .make("3", "quick browns"),
    ])
    #expect(try index.ids("\"quick brown\"") == ["1"])
    #expect(Set(try index.ids("quick brown ")) == ["1", "2", "3"])
    #expect(try index.ids("fox -\"quick brown\"") == ["2"])
  }

  @Test("AND, OR and NOT work between operands")
  func operators() throws {
    let index = try QueryIndex([
      .make("ab", "alpha beta"), .make("a", "alpha"), .make("b", "beta"), .make("c", "gamma"),
    ])
    #expect(Set(try index.ids("alpha OR beta ")) == ["ab", "a", "b"])
    #expect(try index.ids("alpha AND beta ") == ["ab"])
    #expect(try index.ids("alpha NOT beta ") == ["a"])
    #expect(try index.ids("alpha AND NOT beta ") == ["a"])
    #expect(try index.ids("alpha AND -beta ") == ["a"])
    #expect(Set(try index.ids("gamma OR alpha beta ")) == ["c", "ab"])
  }

  @Test("Only when nothing has all words do some suffice")
  func someWords() throws {
    let index = try QueryIndex([.make("1", "alpha beta"), .make("2", "alpha gamma"), .make("3", "delta")])
    let all = try index.respond("alpha beta ")
    #expect(all.ids == ["1"])
    let some = try index.respond("beta gamma ")
    #expect(Set(some.ids) == ["1", "2"])
    #expect(some.entities.allSatisfy { $0.tier == .someWords })
    #expect(some.count == 2)
  }
}
