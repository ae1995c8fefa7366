import SearchModel
import TestSupport
import Testing

/// The app of `Tests/TrailFixture`, in the process of the command line and in one of its own.
@Suite("Snippets from the command line")
struct SnippetCommandTests {
  enum Place: CaseIterable { case inProcess, service }

  private let home: TemporaryHome
  private let fixture = LimelightBinary.path(of: "TrailFixture")
  private static let app = "org.example.trails"

  init() throws {
    home = try TemporaryHome()
  }

  /// The program to run, with the app installed if it has a process of its own.
  private func program(_ place: Place) throws -> String {
    guard place == .service else { return fixture }
    let manifest = try LimelightBinary.shell(
      "LIMELIGHT_APP=\(Self.app) '\(fixture)' --limelight-manifest", home: home)
    #expect(manifest.status == 0, "\(manifest.stderr)")
    _ = try home.write(manifest.standardOutput, to: "home/apps/trails.json")
    return LimelightBinary.path
  }

  private func show(_ place: Place, _ more: String...) throws -> ProcessResult {
    try LimelightBinary.run(
      ["run", "ShowTrailIntent", "--param", "trail=1"] + more, home: home, program: try program(place))
  }

  private func type(
    _ place: Place, _ typing: String, intent: String = "ShowTrailIntent"
  ) throws -> ProcessResult {
    try LimelightBinary.runOnTerminal(
      "run", intent, "--param", "trail=1", home: home, typing: typing, program: try program(place))
  }

  @Test("Off a terminal the view is printed once", arguments: Place.allCases)
  func printsOnce(place: Place) throws {
    let shown = try show(place)
    #expect(shown.status == 0 && shown.stdout.hasPrefix("Ridge, walked 0 times\n"), "\(shown.stderr)")
    #expect(shown.stdout.contains("[1] Walk") && !shown.stderr.contains("Tap"))
  }

  @Test("--json has the actions with their names", arguments: Place.allCases)
  func json(place: Place) throws {
    let actions = try show(place, "--json").json()["view"]?["actions"]?.array ?? []
    #expect(actions.compactMap { $0["id"]?.string } == (1...8).map(String.init))
    #expect(actions.first?["title"]?.string == "Walk" && actions.first?["kind"]?.string == "button")
    #expect(actions[1]["kind"]?.string == "toggle" && actions[1]["isOn"] == .boolean(false))
  }

  @Test("--tap taps in order, and what is printed is the view as it is then", arguments: Place.allCases)
  func taps(place: Place) throws {
    let tapped = try show(place, "--tap", "1", "--tap", "2")
    #expect(tapped.status == 0, "\(tapped.stderr)")
    #expect(tapped.stdout.hasPrefix("Ridge, walked 2 times\n") && tapped.stderr.contains("You walked Ridge."))
    let answer = try show(place, "--tap", "1", "--json").json()
    #expect(answer["view"]?["text"]?.string?.hasPrefix("Ridge, walked 1 times") == true)
    #expect(answer["taps"]?.array?.first?["action"]?.string == "1")
    #expect(answer["taps"]?.array?.first?["dialog"]?.string == "You walked Ridge.")
    #expect(answer["view"]?["actions"]?.array?[1]["isOn"] == .boolean(true))
  }

  @Test(
    "A wrong tap ends with its code",
    arguments: [
      (["--tap", "99"], 2 as Int32, "1 to 8"), (["--tap", ""], 2, "1 to 8"), (["--tap", "-1"], 2, "1 to 8"),
      (["--tap", "4", "--tap", "301"], 2, "1 to 300"), (["--tap", "5"], 13, "The trail is closed."),
      (["--tap", "3"], 15, "What to note?"), (["--tap", "7"], 10, "does not exist any more"),
    ], Place.allCases)
  func wrong(given: ([String], Int32, String), place: Place) throws {
    let result = try LimelightBinary.run(
      ["run", "ShowTrailIntent", "--param", "trail=1"] + given.0, home: home, program: try program(place))
    #expect(result.status == given.1, "\(result.stderr)")
    #expect(result.stderr.contains(given.2), "\(result.stderr)")
    #expect(result.stdout.isEmpty)
  }

  @Test("--tap where nothing is shown says that the intent was performed", arguments: Place.allCases)
  func nothingShown(place: Place) throws {
    let result = try LimelightBinary.run(
      ["run", "WalkTrailIntent", "--param", "trail=1", "--tap", "1"], home: home, program: try program(place))
    #expect(result.status == 2 && result.stderr.contains("was performed"), "\(result.stderr)")
  }

  @Test("A snippet that a tap shows takes the place, however many taps it has", arguments: Place.allCases)
  func chains(place: Place) throws {
    let view = try show(place, "--tap", "4", "--tap", "300", "--json").json()["view"]
    #expect(view?["actions"]?.array?.count == 300)
    #expect(view?["actions"]?.array?.last?["title"]?.string == "Bridge 299")
  }

  @Test("At a terminal numbers are taps, until nothing is typed", arguments: Place.allCases)
  func terminal(place: Place) throws {
    let result = try type(place, "1\n2\n77\n\n")
    #expect(result.status == 0, "\(result.stdout)")
    for text in [
      "walked 0 times", "walked 1 times", "walked 2 times", "You walked Ridge.", "Tap 1 to 8",
      "There is no [77]",
    ] { #expect(result.stdout.contains(text), "\(text) in \(result.stdout)") }
    let ended = try type(place, "1\n\u{4}")
    #expect(ended.status == 0 && ended.stdout.contains("walked 1 times"), "\(ended.stdout)")
  }

  @Test(
    "What a tap asks is asked at the terminal, and a tap that fails leaves the snippet",
    arguments: Place.allCases)
  func asksAndFails(place: Place) throws {
    let result = try type(place, "3\nA bench\n5\n1\n8\nOld map\ny\n\n")
    #expect(result.status == 0, "\(result.stdout)")
    for text in [
      "What to note?", "Notes: A bench", "The trail is closed.", "walked 1 times", "On which map?",
      "Really open Ridge on Old map?", "Notes: A bench; opened on Old map",
    ] { #expect(result.stdout.contains(text), "\(text) in \(result.stdout)") }
  }

  @Test("A snippet that cannot be shown any more ends with why", arguments: Place.allCases)
  func cannotBeShown(place: Place) throws {
    let result = try type(place, "7\n")
    #expect(result.status == 10 && result.stdout.contains("does not exist any more"), "\(result.stdout)")
  }

  @Test("A confirmation can be tapped, too", arguments: Place.allCases)
  func confirmation(place: Place) throws {
    let result = try type(place, "1\n1\n5\ny\n", intent: "WalkFirstIntent")
    #expect(result.status == 0, "\(result.stdout)")
    #expect(result.stdout.contains("walked 2 times") && result.stdout.contains("The trail is closed."))
    #expect(result.stdout.hasSuffix("2\r\n"), "\(result.stdout)")
  }

  @Test("An app that crashes at a tap: 13, with its last words")
  func crashes() throws {
    let tapped = try show(.service, "--tap", "6")
    #expect(tapped.status == 13 && tapped.stderr.contains("as tapped"), "\(tapped.stderr)")
    let typed = try type(.service, "6\n")
    #expect(typed.status == 13 && typed.stdout.contains("as tapped"), "\(typed.stdout)")
  }

  @Test("A phrase may lead to a snippet that is tapped", arguments: Place.allCases)
  func says(place: Place) throws {
    // A program without a manifest beside it is called by its own name.
    let name = place == .inProcess ? "trails" : "trailfixture"
    let said = try LimelightBinary.run(
      ["say", "--tap", "300", "show the bridges in \(name)"], home: home, program: try program(place))
    #expect(said.status == 0 && said.stdout.contains("[300] Bridge 299"), "\(said.stderr)")
    #expect(said.stderr.contains("Counted."), "\(said.stderr)")
  }

  @Test("With its host killed an app ends, whatever it is doing")
  func orphan() throws {
    let program = try program(.service)
    let pipe = home.path + "/pipe"
    let result = try LimelightBinary.shell(
      """
      mkfifo '\(pipe)'; '\(program)' run TrailFaultIntent --param how='\(pipe)' & host=$!
      read -r app <'\(pipe)'; kill -KILL $host; tail --pid="$app" -f /dev/null; echo "ended $?"
      """, home: home)
    #expect(result.stdout == "ended 0\n", "\(result.stderr)")
  }

  @Test("An app that leaves while a person thinks ends the snippet at once")
  func leaves() throws {
    let script = try home.write(
      #"""
      #!/bin/sh
      read -r line <&3
      echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"app":"org.example.fleeting"}}' >&4
      read -r line <&3
      echo '{"jsonrpc":"2.0","id":2,"result":{"snippet":1,"view":{"json":"{}","text":"[1] Go","html":"","actions":[{"id":"1","title":"Go","kind":"button"}]}}}' >&4
      echo '{"jsonrpc":"2.0","method":"snippet.changed","params":{"snippet":1,"rendering":2,"view":{"json":"{}","text":"[1] Going","html":"","actions":[{"id":"1","title":"Going","kind":"button"}]}}}' >&4
      echo 'out of trail' >&2
      exit 7
      """#, to: "fleeting")
    _ = try LimelightBinary.shell("chmod +x '\(script)'", home: home)
    _ = try home.write(
      #"{"app":"org.example.fleeting","title":"Fleeting","service":["\#(script)"],"intents":[{"intent":"Flee","title":"Flee"}]}"#,
      to: "home/apps/fleeting.json")
    // Nothing is typed, and the terminal stays open.
    let result = try LimelightBinary.runOnTerminal("run", "Flee", home: home)
    #expect(result.status == 13 && result.stdout.contains("exit code 7"), "\(result.stdout)")
    #expect(result.stdout.contains("out of trail"), "\(result.stdout)")
    // What it made anew before that was shown.
    #expect(result.stdout.contains("[1] Going"), "\(result.stdout)")
  }

  @Test(
    "An OpenIntent that asks is answered at the terminal when it is reached by open",
    arguments: Place.allCases)
  func opens(place: Place) throws {
    let program = try program(place)
    let reference = "limelight://open/\(Self.app)/TrailEntity/1"
    let donated = try LimelightBinary.run(
      ["donate", "--app", Self.app, "--type", "TrailEntity"], home: home,
      input: Array(#"{"id":"1","title":"Ridge"}"#.utf8), program: program)
    #expect(donated.status == 0, "\(donated.stderr)")
    let opened = try LimelightBinary.runOnTerminal(
      "open", reference, home: home, typing: "Old map\ny\n", program: program)
    #expect(opened.status == 0 && opened.stdout.contains("On which map?"), "\(opened.stdout)")
    #expect(
      opened.stdout.contains("Really open Ridge on Old map?")
        && opened.stdout.contains("opened TrailEntity 1"))
    let refused = try LimelightBinary.runOnTerminal(
      "open", reference, home: home, typing: "Old map\nn\n", program: program)
    #expect(refused.status == 14, "\(refused.stdout)")
    let nobody = try LimelightBinary.run(["open", reference], home: home, program: program)
    #expect(nobody.status == 15 && nobody.stderr.contains("'map' needs a value"), "\(nobody.stderr)")
    #expect(nobody.stderr.contains("limelight run \(Self.app)/OpenTrailIntent --param target=\(reference)"))
    // What the hint says is true.
    let run = try LimelightBinary.run(
      ["run", "\(Self.app)/OpenTrailIntent", "--param", "target=\(reference)", "--param", "map=x", "--yes"],
      home: home, program: program)
    #expect(run.status == 0, "\(run.stderr)")
  }
}
