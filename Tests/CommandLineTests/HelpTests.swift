import SearchModel
import TerminalText
import TestSupport
import Testing

@testable import LimelightCommands

@Suite("Help and usage errors of the program")
struct HelpTests {
  let home: TemporaryHome
  init() throws { home = try TemporaryHome() }

  @Test(
    "Without arguments, with -h, --help and help it explains itself",
    arguments: [[], ["-h"], ["--help"], ["help"]])
  func overview(arguments: [String]) throws {
    let result = try LimelightBinary.run(arguments, home: home)
    #expect(result.status == 0)
    #expect(result.stdout == Help.overview())
    #expect(result.stderr.isEmpty)
  }

  @Test("Each verb has a page that names all of its flags", arguments: Verb.allCases)
  func pages(verb: Verb) throws {
    let page = try LimelightBinary.run("help", verb.rawValue, home: home)
    #expect(page.status == 0)
    for name in verb.flags + FlagTable.global {
      #expect(page.stdout.contains("--" + FlagTable.flag(name).long))
    }
    #expect(page.stdout.contains("Examples:"))
    for flag in ["--help", "-h"] {
      let same = try LimelightBinary.run(verb.rawValue, flag, home: home)
      #expect(same.stdout == page.stdout)
    }
  }

  @Test("Help fits a terminal of 110 columns")
  func width() {
    for text in Verb.allCases.map(Help.page) + [Help.overview(), Help.exitCodes()] {
      #expect(text.split(separator: "\n").allSatisfy { TextWidth.columns(String($0)) <= 110 })
    }
  }

  @Test("help exit-codes lists every code that errors have")
  func exitCodes() throws {
    let result = try LimelightBinary.run("help", "exit-codes", home: home)
    #expect(result.status == 0)
    for (code, name) in [(1, "none"), (3, "partly"), (66, "no-index"), (75, "busy"), (124, "timed-out")] {
      #expect(result.lines.contains { $0.hasPrefix("\(code) ") && $0.contains(" \(name) ") })
    }
  }

  @Test("The version is one line")
  func version() throws {
    let result = try LimelightBinary.run("--version", home: home)
    #expect(result.status == 0)
    #expect(result.lines.count == 1)
    #expect(result.stdout.hasPrefix("limelight "))
  }

  @Test(
    "A wrong call exits 2, says what is wrong and what to do, and prints no data",
    arguments: [
      (["serch", "x"], "limelight search"), (["search", "--ap", "x", "y"], "--app"),
      (["search", "--xyz"], "limelight search -- --xyz"), (["donate", "--strct"], "--strict"),
      (["status", "-x"], "limelight help status"), (["search", "-n"], "-n N"),
      (["search", "-n", "ten", "x"], "--limit"),
      (["search", "-n", "-1", "x"], "--limit"), (["search", "--uris", "--ids", "x"], "Choose one"),
      (["search", "--ndjson", "-0", "x"], "--ids"), (["search", "--json=1", "x"], "--json"),
      (["search", "--sort", "a:down", "x"], "title:desc"),
      (["search", "--syntax", "forgivng", "x"], "forgiving"),
      (["search", "--app=", "x"], "--app"), (["show"], "REF"), (["show", "a", "b"], "REF"),
      (["show", "limelight://open/a"], "limelight://open/APP/TYPE/ID"), (["open", "3"], "Search first"),
      (["delete"], "delete REF"), (["donate", "--replace", "x"], "--app"), (["ls", "extra"], "help ls"),
      (["status", "--max-age", "soon"], "12h"), (["status", "--format", "xml"], "prometheus"),
      (["reindex", "--apps-only", "--rebuild"], "Leave one"), (["help", "serch"], "help search"),
      (["--home"], "--home"),
      (["--color", "red", "search", "x"], "auto"),
    ])
  func wrongCalls(arguments: [String], hint: String) throws {
    let result = try LimelightBinary.run(arguments, home: home)
    #expect(result.status == 2)
    #expect(result.stderr.contains("limelight: "))
    #expect(result.stderr.contains("(2 usage). What to do: "))
    #expect(result.stderr.contains(hint))
    if !arguments.contains("--json") { #expect(result.stdout.isEmpty) }
  }

  @Test("With --json an error is one object on standard output and nothing else")
  func jsonErrors() throws {
    let result = try LimelightBinary.run("search", "--json", "--xyz", home: home)
    #expect(result.status == 2)
    #expect(result.stderr.isEmpty)
    let error = try #require(try result.json()["error"])
    #expect(error["code"] == .integer(2))
    #expect(error["name"] == .string("usage"))
    #expect(error["message"]?.string?.isEmpty == false)
    #expect(error["hint"]?.string?.contains("search -- --xyz") == true)
    let text = try LimelightBinary.run("show", "--", "--json", "x", home: home)
    #expect(text.stdout.isEmpty)
  }

  @Test("donate on a terminal without a file explains itself instead of waiting")
  func donateOnTerminal() throws {
    let result = try LimelightBinary.runOnTerminal("donate", home: home)
    #expect(result.status == 2)
    #expect(result.stdout.contains("Usage: limelight donate"))
  }

  @Test("A missing donation file is named before anything happens")
  func missingFile() throws {
    let result = try LimelightBinary.run("donate", "--app", "a", home.path + "/none.ndjson", home: home)
    #expect(result.status == 65)
    #expect(result.stderr.contains("none.ndjson"))
  }

  @Test("A control character in an argument never reaches the terminal as one")
  func hostileArgument() throws {
    let result = try LimelightBinary.run("\u{1B}[31mred\u{7}", home: home)
    #expect(result.status == 2)
    #expect(!result.standardError.contains(0x1B) && !result.standardError.contains(0x07))
    #expect(result.stderr.contains("\\x1b[31mred\\x07"))
  }

  @Test("A closed pipe ends help quietly")
  func closedPipe() throws {
    let result = try LimelightBinary.shell("limelight help search | true; echo ${PIPESTATUS[0]}", home: home)
    #expect(result.stdout == "0\n")
    #expect(result.stderr.isEmpty)
  }

  @Test("It starts with an empty environment and creates nothing for help")
  func emptyEnvironment() throws {
    let result = try LimelightBinary.shell(
      "env -i ${LD_LIBRARY_PATH:+LD_LIBRARY_PATH=$LD_LIBRARY_PATH} '\(LimelightBinary.path)' help | head -1; ls -A \(home.path)",
      home: home)
    #expect(result.stdout == "Limelight finds what your apps donated, and opens it.\n")
  }
}
