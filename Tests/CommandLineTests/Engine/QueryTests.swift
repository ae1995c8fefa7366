import SearchModel
import TestSupport
import Testing

@Suite("Whatever a person may type")
struct QueryTests {
  @Test("A filter given several times takes any of them, by identifier or title; verbs that take one say so")
  func severalFilters() throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"one","type":"Tea","id":"1","title":"green"}
        {"app":"two","type":"Pot","id":"2","title":"green"}
        {"app":"two","type":"Tea","id":"3","title":"green","domain":"x.y"}
        {"app":"six","type":"Cup","id":"4","title":"green","domain":"z"}
        """)
    #expect(Set(try fixture.ids("--type", "tea", "--type", "CUP", "green")) == ["1", "3", "4"])
    #expect(Set(try fixture.ids("--app", "one", "--app=SIX", "green")) == ["1", "4"])
    #expect(Set(try fixture.ids("--app", "one", "--app", "two", "--type", "Tea", "green")) == ["1", "3"])
    #expect(Set(try fixture.ids("--domain", "x", "--domain", "z", "green")) == ["3", "4"])
    let facets = try fixture.search("--type", "Tea", "--type", "Pot", "--facet", "type", "green")["facets"]
    #expect(facets?["type"]?.array?.compactMap { $0["value"]?.string } == ["Tea", "Pot"])
    #expect(try fixture.run("search", "--type", "Tea", "--type", "", "green").status == 2)
    for verb in [["ls"], ["delete"], ["terms", "g"]] {
      let refused = try LimelightBinary.run(verb + ["--app", "one", "--app", "two"], home: fixture.home)
      #expect(
        refused.status == 2 && refused.stderr.contains("takes --app once"), "\(verb): \(refused.stderr)")
    }
    #expect(Set(try fixture.ids("green")) == ["1", "2", "3", "4"])
  }

  @Test("`title=` and `displayName=` mean that attribute, in either syntax")
  func exactNames() throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"a","type":"T","id":"title","title":"Harvest"}
        {"app":"a","type":"T","id":"name","title":"Field work","displayName":"Harvest"}
        {"app":"a","type":"T","id":"aka","title":"Meadow","aka":["Harvest"]}
        """)
    for syntax in ["forgiving", "strict"] {
      #expect(try fixture.ids("--syntax", syntax, "title=Harvest") == ["title"])
      #expect(try fixture.ids("--syntax", syntax, "displayName=harvest") == ["name"])
      #expect(try fixture.ids("--syntax", syntax, "alternateNames=Harvest") == ["aka"])
      #expect(Set(try fixture.ids("--syntax", syntax, "title:Harvest")) == ["title", "name", "aka"])
    }
    let why = try fixture.run("why", "name", "title=Harvest")
    #expect(why.stdout.contains("its title is “Field work”"), "\(why.stdout)\(why.stderr)")
  }

  static let ten = """
    {"app":"a","type":"T","id":"rock","title":"rock and roll"}
    {"app":"a","type":"T","id":"hello","title":"say \\"hello"}
    {"app":"a","type":"T","id":"sum","title":"5 * 3 - 2"}
    {"app":"a","type":"T","id":"n1","title":"harbour plan"}
    {"app":"a","type":"T","id":"n2","title":"lentils"}
    {"app":"a","type":"T","id":"n3","title":"what is new"}
    {"app":"a","type":"T","id":"n4","title":"bicycle"}
    {"app":"a","type":"T","id":"n5","title":"tangerine"}
    {"app":"a","type":"T","id":"n6","title":"marina"}
    {"app":"a","type":"T","id":"n7","title":"station"}
    """

  @Test("No text is an error in the default syntax")
  func neverAnError() throws {
    let fixture = try EngineFixture(donating: Self.ten)
    for query in [
      "\"", "\"\"", "\"hello", "-", "--", "*", "**", "AND", "OR NOT", "(", ")(", "a:", ":b", "what's",
      "x && y", "\\",
      "~", "<<<", "note: hello", " ", "", "rock AND",
    ] {
      let result = try fixture.run("search", "--json", "--", query)
      #expect([0, 1].contains(result.status), "\(query): \(result.stdout)")
      #expect(try result.json()["hits"]?.array != nil, "\(query)")
    }
    #expect(try fixture.run("search", "--").status == 1)
  }

  @Test("What stands in odd texts is found")
  func found() throws {
    let fixture = try EngineFixture(donating: Self.ten)
    #expect(try fixture.ids("\"hello").first == "hello")
    #expect(try fixture.ids("note: hello").contains("hello"))
    #expect(try fixture.ids("rock AND").first == "rock")
  }

  @Test(
    "Punctuation and blanks alone are nothing to search, not everything",
    arguments: ["\"", "*", "(", "<<<", " ", ""])
  func nothingToSearch(query: String) throws {
    let fixture = try EngineFixture(donating: Self.ten)
    let result = try fixture.run("search", "--json", "--", query)
    #expect(result.status == 1)
    let answer = try result.json()
    #expect(answer["hits"] == .array([]))
    #expect(answer["notices"]?.array?.contains { $0["code"] == .string("nothing-to-search") } == true)
  }

  @Test("A search that could not read all that may match exits with 3, whatever it found")
  func incomplete() throws {
    let long = String(repeating: "é ", count: 120_000)
    let fixture = try EngineFixture(
      donating: (1...4).map { number in
        #"{"app":"a","type":"T","id":"\#(number)","title":"harbour","textContent":"\#(long)\#(number == 4 ? "harbour" : "")"}"#
      }.joined(separator: "\n"))
    for format in ["--json", "--ids", "--count"] {
      let result = try fixture.run("search", format, "text:harbour")
      #expect(result.status == 3, "\(format): \(result.stderr)")
    }
    let found = try fixture.run("search", "--ids", "text:harbour")
    #expect(found.stdout == "4\n" && found.stderr.contains("results-incomplete"))
    #expect(try fixture.run("search", "--ids", "-q", "text:nothere harbour").status == 1)
    #expect(try fixture.run("search", "--ids", "text:harbour id:4").status == 0)
  }

  @Test("Only negation finds everything else, in a stable order and in pages")
  func onlyNegation() throws {
    let fixture = try EngineFixture(
      donating: (1...5).map {
        #"{"app":"a","type":"\#($0 == 5 ? "Note" : "Memo")","id":"m\#($0)","title":"memo \#($0)""#
          + ($0 < 3 ? #","keywords":["draft"]}"# : "}")
      }.joined(separator: "\n"))
    let all = try fixture.ids("--", "-draft")
    #expect(Set(all) == ["m3", "m4", "m5"])
    #expect(try fixture.ids("NOT draft") == all)
    #expect(Set(try fixture.ids("type:Memo -draft")) == ["m3", "m4"])
    let pages = try (0..<3).map {
      try fixture.run("search", "--ids", "-n", "1", "--offset", "\($0)", "--", "-draft")
    }
    #expect(pages.flatMap(\.lines) == all)
  }

  @Test("Strict syntax refuses what it cannot read with exit 2")
  func strict() throws {
    let fixture = try EngineFixture(donating: Self.ten)
    #expect(try fixture.run("search", "--syntax", "strict", "\"hello").status == 2)
  }

  @Test("A single-dash argument negates, an unknown long flag is a mistake with a way out")
  func dashes() throws {
    let fixture = try EngineFixture(donating: Self.ten)
    #expect(try fixture.ids("rock", "-roll") == [])
    #expect(try fixture.run("search", "--roll").status == 2)
    #expect(try fixture.run("search", "--count", "rock").stdout == "1\n")
    let none = try fixture.run("search", "--count", "nosuchword")
    #expect(none.status == 1 && none.stdout == "0\n")
  }

  @Test("--app and --type match regardless of case where that is unique")
  func scope() throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"org.one","type":"Memo","id":"1","title":"word"}
        {"app":"org.two","type":"Plan","id":"2","title":"word"}
        """)
    #expect(try fixture.ids("--app", "ORG.ONE", "word") == ["1"])
    #expect(try fixture.ids("--type", "plan", "word") == ["2"])
    #expect(try fixture.ids("--app", "nobody", "word") == [])
  }
}
