import SearchModel
import TestSupport
import Testing

@testable import LimelightCommands

@Suite("limelight run and undo")
struct RunCommandTests {
  private let home: TemporaryHome
  init() throws { home = try TemporaryHome() }

  /// Debian's packages as the bundled app finds them in this machine.
  private func run(_ arguments: String...) throws -> ProcessResult {
    try LimelightBinary.run(["run"] + arguments, home: home)
  }

  @Test("The value is data, what is said is talk; no home is made")
  func text() throws {
    let result = try run("ShowPackageFiles", "--param", "package=dpkg")
    #expect(result.status == 0 && result.lines.contains("/usr/bin/dpkg"))
    #expect(result.stderr.hasPrefix("limelight: dpkg brought ") && !result.stdout.contains("brought"))
    #expect(try LimelightBinary.shell("ls \"$LIMELIGHT_HOME\"", home: home).status != 0)
  }

  @Test("What an app finds while it runs comes from the home that --home names")
  func otherHome() throws {
    _ = try home.write(
      """
      Package: teapot
      Status: install ok installed
      Version: 1.0
      Maintainer: Somebody <somebody@example.org>
      Architecture: all
      Description: keeps tea warm

      """, to: "dpkg/status")
    let environment = ["DPKG_ADMINDIR": home.path + "/dpkg", "APT_LISTS": home.path + "/none"]
    let other = ["--home", home.path + "/other"]
    let reindex = try LimelightBinary.run(
      other + ["reindex", "--app", "debian-packages"], home: home, environment: environment)
    #expect(reindex.status == 0, "\(reindex.stderr)")
    let found = try LimelightBinary.run(
      other + ["run", "debian-packages/Find.Package", "--param", "name=teapot", "--json"], home: home,
      environment: environment
    ).json()
    #expect(found["value"]?.array?.compactMap { $0["id"]?.string } == ["teapot"])
    #expect(try LimelightBinary.shell("ls \"$LIMELIGHT_HOME\"", home: home).status != 0)
  }

  @Test("--json has the fixed shape, also when nothing but a value comes")
  func json() throws {
    let answer = try run("debian-packages/ShowPackageFiles", "--param=package=dpkg", "--json").json()
    #expect(answer["value"]?.array?.contains { $0.string == "/usr/bin/dpkg" } == true)
    #expect(answer["dialog"]?["full"]?.string?.hasPrefix("dpkg brought") == true)
    #expect(answer["view"] == .null && answer["opened"] == .null && answer["undoable"] == .boolean(false))
  }

  @Test(
    "Without a terminal a missing value ends with the code and the flag that gives it",
    arguments: [[], ["--json"]])
  func missing(flags: [String]) throws {
    let result = try LimelightBinary.run(["run", "DescribeCommand"] + flags, home: home)
    #expect(result.status == 15)
    let said = flags.isEmpty ? result.stderr : result.stdout
    #expect(said.contains("'name'") && said.contains("Which command?") && said.contains("--param name="))
  }

  @Test(
    "A wrong call says what is wrong",
    arguments: [
      (["run"], 2 as Int32, "INTENT"), (["run", "a", "b"], 2, "INTENT"), (["run", "NoSuch"], 12, "NoSuch"),
      (["run", "DescribeCommand", "--param", "name"], 2, "NAME=VALUE"),
      (["run", "DescribeCommand", "--param", "nme=x"], 2, "It takes: name"),
      (["run", "ShowPackageFiles", "--param", "package=no-such-package"], 10, "no-such-package"),
      (["run", "7"], 2, "number 7"), (["undo", "x"], 2, "no argument"),
    ])
  func wrong(arguments: [String], status: Int32, text: String) throws {
    let result = try LimelightBinary.run(arguments, home: home)
    #expect(result.status == status)
    #expect(result.stderr.contains(text), "\(result.stderr)")
    #expect(result.stdout.isEmpty)
  }

  @Test("undo says that nothing can be undone, and why")
  func undo() throws {
    let result = try LimelightBinary.run("undo", "--json", home: home)
    #expect(result.status == 12)
    #expect(try result.json()["error"]?["name"]?.string == "no-handler")
  }

  @Test("A name that is given several times is a list")
  func parameters() throws {
    let values = try RunCommand.parameters(["a=1", "b=x=y", "a=\"2\"", "c="])
    #expect(values == ["a": #"["1","\"2\""]"#, "b": "x=y", "c": ""])
    #expect(throws: LimelightError.self) { try RunCommand.parameters(["=x"]) }
  }

  @Test("The number of an action in the last search runs it")
  func number() throws {
    let script = """
      export LIMELIGHT_SESSION=test
      echo '{"id":1,"title":"Harbour"}' | limelight donate -q --app a --type T
      printf 'named\\n1\\tmanual-pages/DescribeCommand\\n2\\tlimelight://open/a/T/1\\n' >"$LIMELIGHT_HOME/run/session-test"
      limelight run 1; echo $?
      limelight run 2; echo $?
      """
    let result = try LimelightBinary.shell("mkdir -p \"$LIMELIGHT_HOME/run\"\n" + script, home: home)
    #expect(result.lines.filter { Int($0) != nil } == ["15", "2"], "\(result.stdout)\(result.stderr)")
    #expect(result.stderr.contains("limelight open 2"))
  }

  @Test("On a terminal it asks, in the author's words, and the end of input is a no")
  func terminal() throws {
    let asked = try LimelightBinary.runOnTerminal(
      "run", "ShowPackageFiles", "--param", "package=dpkg", home: home, typing: "")
    #expect(asked.status == 0 && asked.stdout.contains("/usr/bin/dpkg"))
    let answered = try LimelightBinary.runOnTerminal(
      "run", "DescribeCommand", home: home, typing: "no-such-command-here\n")
    #expect(answered.stdout.contains("Which command?") && answered.status == 10, "\(answered.stdout)")
    let ended = try LimelightBinary.runOnTerminal("run", "DescribeCommand", home: home, typing: "\u{4}")
    #expect(ended.status == 14 && ended.stdout.contains("cancelled"), "\(ended.stdout)")
  }

  @Test("The answer of run --json says everything")
  func shape() {
    var outcome = RunOutcome()
    #expect(
      JSONWriter.run(outcome, opened: nil, notices: []).text
        == #"{"value":null,"dialog":null,"view":null,"opened":null,"undoable":false}"#)
    outcome.value = .list([.integer(1), .text("a")])
    outcome.dialogFull = "F"
    outcome.view = RenderedView(
      json: #"{"kind":"text"}"#, text: "T", html: "<p>T</p>",
      actions: [SnippetAction(id: "1", title: "Go", kind: "toggle", isOn: true)])
    outcome.isUndoable = true
    outcome.exec = ["man", "x"]
    let key = EntityKey(app: "a", type: "T", id: "1")
    let event = NavigationEvent(
      event: "E", app: "a", intent: nil, entity: key, contentIdentifier: "T", delivered: .activated, at: 0)
    #expect(
      JSONWriter.run(outcome, opened: event, notices: [Notice("c", "m")]).text
        == #"{"value":[1,"a"],"dialog":{"full":"F","supporting":null},"#
        + #""view":{"archive":{"kind":"text"},"text":"T","html":"<p>T</p>","#
        + #""actions":[{"id":"1","title":"Go","kind":"toggle","isOn":true}]},"opened":"#
        + JSONWriter.event(event, notices: []).text
        + #","undoable":true,"exec":["man","x"],"notices":[{"code":"c","message":"m"}]}"#)
  }
}
