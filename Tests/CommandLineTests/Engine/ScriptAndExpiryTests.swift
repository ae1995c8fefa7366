import SearchModel
import TestSupport
import Testing

@Suite("Letters, symbols, numbers and expiry, donated as lines")
struct ScriptAndExpiryTests {
  private func titles(_ titles: [(String, String)]) throws -> EngineFixture {
    try EngineFixture(
      donating: titles.map { #"{"app":"a","type":"W","id":"\#($0.0)","title":"\#($0.1)"}"# }
        .joined(separator: "\n"))
  }

  @Test("ß, and a ring in two encodings, meet their other spellings and are shown as donated")
  func foldedLetters() throws {
    let fixture = try titles([
      ("s1", "Straßenkarte"), ("s2", "STRASSENBAHN"), ("r1", "\u{C5}kermark"), ("r2", "A\u{30A}kerholm"),
      ("r3", "Akerfeld"),
    ])
    for query in ["strassen", "STRASSEN", "straßen"] { #expect(Set(try fixture.ids(query)) == ["s1", "s2"]) }
    for query in ["åker", "a\u{30A}ker", "aker"] {
      #expect(Set(try fixture.ids(query)) == ["r1", "r2", "r3"])
    }
    #expect(try fixture.ids("åker").last == "r3")
    let shown = try fixture.run("show", "--json", "--id", "r2").json()["title"]?.string ?? ""
    #expect(Array(shown.utf8) == Array("A\u{30A}kerholm".utf8))
  }

  @Test("Han, kana and Hangul are found by one sign, two and more, with a key and without")
  func unspacedScripts() throws {
    let fixture = try titles([
      ("j1", "会議室の予約一覧"), ("j2", "予約の確認"), ("k1", "도서관이용안내"), ("c1", "圖書館借閱規則"),
    ])
    for (query, expected) in [
      ("室", ["j1"]), ("予約", ["j1", "j2"]), ("会議室", ["j1"]), ("予約一覧", ["j1"]), ("title:予約", ["j1", "j2"]),
      ("title:会議室", ["j1"]), ("이용안내", ["k1"]), ("閱", ["c1"]),
    ] { #expect(Set(try fixture.ids(query)) == Set(expected), "\(query)") }
  }

  @Test("Names with symbols are first for themselves, and symbols alone find nothing")
  func symbols() throws {
    let fixture = try titles([
      ("cpp", "C++ for beginners"), ("cs", "C# patterns"), ("net", ".NET hosting"), ("c", "C primer"),
      ("tag", "#gardening list"), ("other", "Unrelated bicycle"),
    ])
    for (query, first) in [
      ("C++", "cpp"), ("C#", "cs"), (".NET", "net"), ("net", "net"), ("C", "c"), ("#gardening", "tag"),
      ("gardening", "tag"),
    ] {
      let found = try fixture.ids(query)
      #expect(found.first == first && !found.contains("other"), "\(query)")
    }
    for query in ["+", "#", "*"] { #expect(try fixture.ids(query).count < 6, "\(query)") }
  }

  @Test("Numbers sort by size, what has none comes last both ways, and ranges include their ends")
  func numericOrder() throws {
    let pages = ["9", "10", "110", "20", "-3", "2.5"]
    let fixture = try EngineFixture(
      donating: (pages.map { #"{"app":"a","type":"B","id":"\#($0)","title":"book","pages":\#($0)}"# }
        + [#"{"app":"a","type":"B","id":"none","title":"book"}"#]).joined(separator: "\n"))
    #expect(try fixture.ids("--sort", "pages", "book") == ["-3", "2.5", "9", "10", "20", "110", "none"])
    #expect(try fixture.ids("--sort", "pages:desc", "book") == ["110", "20", "10", "9", "2.5", "-3", "none"])
    #expect(Set(try fixture.ids("pages:9..20")) == ["9", "10", "20"])
  }

  @Test("What has expired is taken, said to be expired and never found, and comes back when donated later")
  func expiry() throws {
    let fixture = try EngineFixture()
    func line(_ expires: String) -> String {
      #"{"app":"a","type":"T","id":"x","title":"lantern","expires":"\#(expires)"}"#
    }
    let result = try fixture.run("donate", "--json", "--records", input: line("2001-01-01T00:00:00Z"))
    #expect(result.status == 0)
    #expect(try result.json()["records"]?.array?.first?["outcome"] == .string("already-expired"))
    #expect(try fixture.ids("lantern") == [])
    #expect(try fixture.run("show", "--json", "--id", "x").json()["state"] == .string("expired"))
    #expect(try fixture.run("ls", "--ids").lines == ["x"])
    #expect(try fixture.run("reindex", "--catalog-only", "-q").status == 0)
    #expect(try fixture.run("ls", "--ids").lines == [])
    #expect(try fixture.run("status", "--json").json()["entities"] == .integer(0))
    try fixture.donate(line("2101-01-01T00:00:00Z"))
    #expect(try fixture.ids("lantern") == ["x"])
  }

  @Test("Deleting and adding again over several calls keeps their order, and forgets who opened it")
  func deleteThenAdd() throws {
    let fixture = try EngineFixture()
    for line in [
      #"{"app":"a","type":"T","id":"z","title":"alpha","url":"https://example.org/"}"#,
      #"{"op":"delete","app":"a","type":"T","id":"z"}"#, #"{"app":"a","type":"T","id":"z","title":"beta"}"#,
      #"{"op":"deleteDomain","app":"a","domain":"d1"}"#,
      #"{"app":"a","type":"T","id":"y","domain":"d1","title":"gamma"}"#,
    ] { try fixture.donate(line) }
    #expect(try fixture.ids("alpha") == [])
    #expect(try fixture.ids("beta") == ["z"])
    #expect(try fixture.ids("gamma") == ["y"])
  }
}
