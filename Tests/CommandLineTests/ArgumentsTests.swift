import SearchModel
import TestSupport
import Testing

@testable import LimelightCommands

@Suite("Taking arguments apart")
struct ArgumentsTests {
  @Test("Flags stand anywhere, words keep their order, -- ends flags")
  func order() throws {
    let arguments = try LowArguments([
      "--home", "/h", "search", "one", "-n", "5", "--app=org.a", "two ", "--", "--json", "-q",
    ])
    #expect(arguments.verb == .search)
    #expect(arguments.words == ["one", "two ", "--json", "-q"])
    #expect(arguments.value(.home) == "/h")
    #expect(arguments.value(.limit) == "5")
    #expect(arguments.value(.app) == "org.a")
    #expect(!arguments.has(.json) && !arguments.has(.quiet))
  }

  @Test("In search a single-dash argument that is not exactly a flag is text")
  func dashWords() throws {
    let arguments = try LowArguments(["search", "rust", "-book", "-", "-5", "-nx", "-q"])
    #expect(arguments.words == ["rust", "-book", "-", "-5", "-nx"])
    #expect(arguments.has(.quiet))
    #expect(throws: LimelightError.self) { try LowArguments(["ls", "-book"]) }
  }

  @Test("A value may begin with a dash, may be empty, and the last one wins")
  func values() throws {
    let arguments = try LowArguments(["search", "--app", "-x", "--app=", "--facet", "a", "--facet", "b"])
    #expect(arguments.value(.app) == "")
    #expect(arguments.flags[.facet] == ["a", "b"])
  }

  @Test("An identifier that begins with a dash can be named")
  func dashReference() throws {
    #expect(try LowArguments(["open", "--", "-rf"]).words == ["-rf"])
    #expect(try LowArguments(["open", "--id", "--", "--id"]).words == ["--id"])
  }

  @Test("Each flag is spelled once")
  func spelledOnce() {
    for verb in Verb.allCases {
      let flags = (verb.flags + FlagTable.global).map(FlagTable.flag)
      #expect(Set(flags.map(\.long)).count == flags.count)
      #expect(Set(flags.compactMap(\.short)).count == flags.compactMap(\.short).count)
    }
  }

  @Test("The search flags become the request")
  func request() throws {
    let arguments = try LowArguments([
      "search", "-n", "0", "--offset", "40", "--sort", "date:desc,title", "--facet", "kind", "--count",
      "--name",
      "--typing", "--explain", "--domain", "x.y", "--domain", "z", "--syntax", "strict", "two", "words ",
    ])
    let command = try SearchCommand(arguments, scope: (["a", "b"], ["T"]))
    var expected = SearchRequest("two words ")
    expected.apps = ["a", "b"]
    expected.types = ["T"]
    expected.domains = ["x.y", "z"]
    expected.namesOnly = true
    expected.limit = 0
    expected.offset = 40
    expected.sort = [.init("date", isDescending: true), .init("title")]
    expected.facets = ["kind"]
    expected.countOnly = true
    expected.isTyping = true
    expected.explain = true
    expected.syntax = .strict
    #expect(command.request == expected)
    #expect(command.format == .count)
  }

  @Test(
    "Lengths of time",
    arguments: [
      ("90", 90), ("1.5", 1.5), ("500ms", 0.5), ("90s", 90), ("30m", 1800), ("12h", 43200), ("3d", 259_200),
      ("2w", 1_209_600), ("0", 0), ("", nil), ("d", nil), (".", nil), ("3 d", nil), ("-3d", nil), ("3y", nil),
      ("1.2.3", nil),
    ] as [(String, Double?)])
  func durations(text: String, seconds: Double?) {
    #expect(TimeSpan.seconds(text) == seconds)
  }

  @Test(
    "What somebody may have meant",
    arguments: [
      ("serch", "search"), ("saerch", "search"), ("stat", "status"), ("reindx", "reindex"), ("l", "ls"),
      ("qqqq", nil),
      ("", nil),
    ] as [(String, String?)])
  func nearest(word: String, meant: String?) {
    #expect(Nearest.word(to: word, among: Verb.allCases.map(\.rawValue)) == meant)
  }

  @Test("App names match exactly, else one identifier or title regardless of case")
  func names() throws {
    let apps = [("org.a", "Notes"), ("ORG.A", "Other"), ("org.b", "Plans"), ("org.c", "plans")].map {
      (identifier: $0.0, title: $0.1)
    }
    func resolve(_ name: String) throws -> String {
      try NameResolution.identifier(of: name, flag: "--app", among: apps)
    }
    #expect(try resolve("org.a") == "org.a")
    #expect(try resolve("NOTES") == "org.a")
    #expect(try resolve("ORG.B") == "org.b")
    #expect(try resolve("nobody") == "nobody")
    for name in ["Org.A", "PLANS"] {
      let error = #expect(throws: LimelightError.self) { try resolve(name) }
      #expect(error?.code == .ambiguous)
    }
  }

  @Test("The numbers of a search are remembered for its session only")
  func session() throws {
    let home = try TemporaryHome()
    let environment = ["LIMELIGHT_SESSION": "one"]
    let session = try #require(TerminalSession(paths: home.paths, environment: environment))
    #expect(session.target(1) == nil)
    session.store([(1, "limelight://open/a/T/x"), (2, "a/Run")], typed: "two\nlines")
    #expect(session.typed(leadingTo: "a/Run") == "two lines")
    #expect(session.typed(leadingTo: "b/Run") == nil)
    #expect(session.target(1) == "limelight://open/a/T/x")
    #expect(session.target(2) == "a/Run")
    #expect(session.target(3) == nil)
    let other = TerminalSession(paths: home.paths, environment: ["LIMELIGHT_SESSION": "two"])
    #expect(other?.target(1) == nil)
    session.store([], typed: "")
    #expect(session.target(1) == nil)
  }
}
