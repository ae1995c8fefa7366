import SearchModel
import TestSupport
import Testing

@Suite("Pipes, terminals and exit codes with an index")
struct PipesAndTerminalsTests {
  static func many(_ count: Int) -> String {
    (0..<count).map { #"{"app":"a","type":"T","id":\#($0),"title":"pipeword \#($0)"}"# }.joined(
      separator: "\n")
  }

  @Test("A closed pipe ends a long answer quietly")
  func closedPipe() throws {
    let fixture = try EngineFixture(donating: Self.many(50_000))
    for flags in ["", "--json", "--ids", "--ndjson"] {
      let result = try LimelightBinary.shell(
        "limelight search -n 0 \(flags) pipeword | head -c 100 >/dev/null; echo ${PIPESTATUS[0]}",
        home: fixture.home)
      #expect(result.stdout == "0\n")
      #expect(result.stderr.isEmpty)
    }
    #expect(try fixture.run("search", "--json", "-n", "0", "pipeword").json()["hits"]?.array?.count == 50_000)
  }

  @Test(
    "Closed standard descriptors and full devices are failures of their own, and no file is written for them")
  func closedDescriptors() throws {
    let fixture = try EngineFixture(donating: Self.many(3))
    for (command, code) in [
      ("search pipeword >&-", 74), ("ls >&-", 74), ("status --json >&-", 74), ("donate <&-", 65),
      ("search pipeword >/dev/full", 73), ("ls --json >/dev/full", 73), ("search pipeword 2>&-", 0),
      ("search pipeword >&- 2>&-", 74), ("delete limelight://open/a/T/1 <&- >&- 2>&-", 74),
      ("reindex --catalog-only --rebuild <&- >&- 2>&-", 74),
    ] {
      let result = try LimelightBinary.shell("limelight \(command)", home: fixture.home)
      #expect(result.status == code, "\(command): \(result.stderr)")
    }
    #expect(Set(try fixture.ids("pipeword")) == ["0", "2"])
    #expect(try fixture.run("status", "--json").json()["state"] == .string("ok"))
  }

  @Test("Nothing found, no index and a wrong flag have codes of their own")
  func codes() throws {
    let fixture = try EngineFixture()
    for verb in [["search", "x"], ["show", "limelight://open/a/T/x"]] {
      let missing = try LimelightBinary.run(verb, home: fixture.home)
      #expect(missing.status == 66)
      #expect(missing.stderr.contains("(66 no-index). What to do: "))
      #expect(missing.stdout.isEmpty)
    }
    #expect(try fixture.run("ls").status == 0)
    let empty = try fixture.run("status", "--json")
    #expect(empty.status == 0)
    #expect(try empty.json()["state"] == .string("empty"))
    let error = try fixture.run("search", "--json", "x")
    #expect(error.status == 66)
    #expect(try error.json()["error"]?["name"] == .string("no-index"))
    try fixture.donate(#"{"app":"a","type":"T","id":1,"title":"x"}"#)
    let none = try fixture.run("search", "nosuchword")
    #expect(none.status == 1)
    #expect(none.stdout.isEmpty)
    #expect(try fixture.run("search", "--ndjson", "nosuchword").stdout.isEmpty)
    #expect(try fixture.search("nosuchword")["hits"] == .array([]))
    #expect(try fixture.run("show", "limelight://open/a/T/nobody").status == 1)
    #expect(try fixture.run("open", "limelight://open/a/T/nobody").status == 10)
    #expect(try fixture.run("status", "--max-age", "1h").status == 0)
    #expect(try fixture.run("status", "--max-age", "0").status == 4)
  }

  @Test("An entity without OpenIntent opens by its url, in JSON as the event says")
  func openURL() throws {
    let fixture = try EngineFixture(
      donating: #"{"app":"a","type":"T","id":"i","title":"x","url":"https://example.org/"}"#)
    let (result, address) = try fixture.open("limelight://open/a/T/i")
    #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
    #expect(address == "https://example.org/")
    let event = try result.json()
    #expect(event["intent"] == .null)
    #expect(event["entity"]?["uri"] == .string("limelight://open/a/T/i"))
    #expect(event["delivered"] == .string("uri"))
    #expect(event["at"]?.string.flatMap(RFC3339.parse) != nil)
  }

  @Test("A terminal numbers its hits and knows them afterwards; a pipe forgets them")
  func numbers() throws {
    let fixture = try EngineFixture(
      donating: #"{"app":"a","type":"T","id":"i","title":"terminalword","url":"https://example.org/"}"#)
    let session = ["LIMELIGHT_SESSION": "test"]
    _ = try LimelightBinary.run("search", "terminalword", home: fixture.home, environment: session)
    #expect(try LimelightBinary.run("show", "1", home: fixture.home, environment: session).status == 2)
    let shown = try LimelightBinary.runOnTerminal(
      "search", "terminalword", home: fixture.home, environment: session)
    #expect(shown.status == 0)
    #expect(shown.stdout.contains("1  "))
    #expect(shown.stdout.contains("\u{1B}[1mterminalword\u{1B}[22m"))
    let known = try LimelightBinary.run("show", "--json", "1", home: fixture.home, environment: session)
    #expect(try known.json()["id"] == .string("i"))
    #expect(try LimelightBinary.run("show", "2", home: fixture.home, environment: session).status == 2)
    let other = ["LIMELIGHT_SESSION": "other"]
    #expect(try LimelightBinary.run("show", "1", home: fixture.home, environment: other).status == 2)
  }

  @Test("Colour follows NO_COLOR, TERM and --color, and no pipe gets any")
  func color() throws {
    let fixture = try EngineFixture(donating: #"{"app":"a","type":"T","id":"i","title":"colorword"}"#)
    func escapes(_ arguments: String..., environment: [String: String] = [:]) throws -> Bool {
      let flag = arguments.first ?? "--color=auto"
      return try LimelightBinary.runOnTerminal(
        "search", flag, "colorword", home: fixture.home, environment: environment
      ).standardOutput.contains(0x1B)
    }
    #expect(try escapes())
    #expect(try !escapes(environment: ["NO_COLOR": "1"]))
    #expect(try !escapes(environment: ["TERM": "dumb"]))
    #expect(try escapes("--color=always", environment: ["NO_COLOR": "1"]))
    #expect(try !escapes("--color=never"))
    #expect(try !fixture.run("search", "colorword").standardOutput.contains(0x1B))
  }

  @Test("Hostile titles cannot touch the terminal")
  func hostile() throws {
    let fixture = try EngineFixture(
      donating: #"{"app":"a","type":"T","id":"i","title":"hostile \u001b]0;owned\u0007\u009b2J \u202Egnp"}"#)
    let shown = try LimelightBinary.runOnTerminal("search", "--color=never", "hostile", home: fixture.home)
    #expect(!shown.standardOutput.contains(0x1B) && !shown.standardOutput.contains(0x07))
    #expect(!shown.stdout.unicodeScalars.contains("\u{202E}"))
    #expect(try !fixture.run("search", "--json", "hostile").standardOutput.contains(0x1B))
  }

  @Test("An identifier shared by two entities is ambiguous until it is narrowed")
  func ambiguous() throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"a","type":"T","id":"same","title":"one"}
        {"app":"b","type":"T","id":"same","title":"two"}
        """)
    let result = try fixture.run("show", "--id", "same")
    #expect(result.status == 11)
    #expect(result.stderr.contains("limelight://open/a/T/same"))
    #expect(try fixture.run("show", "--json", "--id", "same", "--app", "b").json()["title"] == .string("two"))
    #expect(try fixture.run("show", "--id", "nobody").status == 1)
  }

  @Test("log tells what was donated and deleted, by sequence")
  func log() throws {
    let fixture = try EngineFixture(donating: #"{"app":"a","type":"T","id":"i","title":"one"}"#)
    #expect(try fixture.run("delete", "limelight://open/a/T/i").status == 0)
    try fixture.donate(#"{"app":"b","type":"T","id":"j","title":"two"}"#)
    let entries = try fixture.run("log").lines.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(entries.map { String($0[2]) } == ["delete", "index"])
    #expect(entries.map { Int($0[0]) ?? 0 } == entries.map { Int($0[0]) ?? 0 }.sorted())
    #expect(try fixture.run("log", "--app", "b").lines.count == 1)
  }
}
