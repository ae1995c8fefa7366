import SearchModel
import TestSupport
import Testing

/// The app in `Tests/LandmarkFixture`, installed in a home by the manifest that it prints itself.
@Suite("An app in a process of its own, from the command line")
struct ServiceCommandTests {
  private let fixture: EngineFixture
  private let app = "org.example.landmarks"

  init() throws {
    fixture = try EngineFixture()
    let program = String(LimelightBinary.path.dropLast("limelight".count)) + "LandmarkFixture"
    let manifest = try LimelightBinary.shell(
      "LIMELIGHT_APP=\(app) '\(program)' --limelight-manifest", home: fixture.home)
    #expect(manifest.status == 0, "\(manifest.stderr)")
    _ = try fixture.home.write(manifest.standardOutput, to: "home/apps/landmarks.json")
  }

  private func reindex() throws {
    let result = try fixture.run("reindex", "--app", app)
    #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
  }

  private func log() throws -> [String] {
    String(decoding: try fixture.home.read("home/logs/\(app).log"), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test("Reindexing asks the app for its entities, which are found then, with what can be done")
  func finds() throws {
    try reindex()
    #expect(try fixture.ids("baikal") == ["1"])
    #expect(try fixture.ids("volcano") == ["2"])
    let hit = try fixture.search("uluru")["hits"]?.array?.first
    #expect(hit?["typeTitle"]?.string == "Landmark" && hit?["subtitle"]?.string == "A sandstone rock")
    let actions = hit?["actions"]?.array?.compactMap { $0["intent"]?.string }
    #expect(actions == ["OpenLandmarkIntent", "GreetLandmarkIntent"])
  }

  @Test("Single entities are asked for again, and nothing else is")
  func reindexesSome() throws {
    try reindex()
    #expect(try fixture.run("delete", "--app", app, "--type", "LandmarkEntity").status == 0)
    let some = try fixture.run(
      "reindex", "--json", "limelight://open/\(app)/LandmarkEntity/2",
      "limelight://open/\(app)/LandmarkEntity/99")
    #expect(some.status == 0, "\(some.stdout)\(some.stderr)")
    let report = try some.json()
    #expect(report["apps"]?.array?.first?["donated"] == .integer(1))
    #expect(report["notices"]?.array?.first?["code"]?.string == "not-donated")
    #expect(try fixture.run("ls", "--ids", "--app", app).lines == ["2"])
    let one = try fixture.run("reindex", "--id", "--app", app, "--type", "LandmarkEntity", "3")
    #expect(one.status == 0 && one.stdout == "\(app): 1 donated, 0 swept\n", "\(one.stdout)\(one.stderr)")
    #expect(try Set(fixture.run("ls", "--ids", "--app", app).lines) == ["2", "3"])
    let dry = try fixture.run("reindex", "--dry-run", "limelight://open/\(app)/LandmarkEntity/1")
    #expect(dry.status == 0, "\(dry.stderr)")
    #expect(try fixture.ids("baikal") == [])
  }

  @Test("Entities that nobody can be asked for are an error, and so are flags for everything")
  func reindexesNothing() throws {
    try reindex()
    let nobody = try fixture.run("reindex", "limelight://open/org.example.nobody/T/1")
    #expect(nobody.status == 12 && nobody.stderr.contains("org.example.nobody cannot be asked"))
    let strange = try fixture.run("reindex", "limelight://open/\(app)/Strange/1")
    #expect(strange.status == 12, "\(strange.stderr)")
    let item = try fixture.run("reindex", "limelight://open/\(app)/CSSearchableItem/1")
    #expect(item.status == 12 && item.stderr.contains("no index delegate"), "\(item.stderr)")
    #expect(try fixture.run("reindex", "--id", "nosuchid").status == 1)
    for flag in ["--rebuild", "--catalog-only", "--accept-deletions"] {
      #expect(try fixture.run("reindex", flag, "limelight://open/\(app)/LandmarkEntity/1").status == 2)
    }
    #expect(try fixture.run("reindex", "--type", "LandmarkEntity").status == 2)
  }

  @Test("Opening leads the app's views there before it comes to the front")
  func opens() throws {
    try reindex()
    let tapped = try fixture.run("open", "--json", "limelight://open/\(app)/LandmarkEntity/1")
    #expect(tapped.status == 0, "\(tapped.stdout)\(tapped.stderr)")
    let event = try tapped.json()
    #expect(event["intent"]?.string == "OpenLandmarkIntent" && event["delivered"]?.string == "handler")
    #expect(event["contentIdentifier"]?.string == "OpenLandmarkIntent")
    #expect(try log() == ["leading to Lake Baikal", "showing Lake Baikal", "phase active"])
  }

  @Test("An intent asks for what is missing and may be refused")
  func runs() throws {
    let given = try fixture.run(
      "run", "GreetLandmarkIntent", "--param", "landmark=Mount Fuji", "--param", "greeting=Hi", "--yes",
      "--json")
    #expect(given.status == 0, "\(given.stdout)\(given.stderr)")
    #expect(try given.json()["value"]?.string == "Hi, Mount Fuji!")
    #expect(try given.json()["dialog"]?["full"]?.string == "Greeted Mount Fuji.")
    let missing = try fixture.run("run", "GreetLandmarkIntent", "--param", "landmark=2")
    #expect(missing.status == 15 && missing.stderr.contains("How to greet?"))
    let gone = try fixture.run(
      "run", "GreetLandmarkIntent", "--param", "landmark=99", "--param", "greeting=Hi")
    #expect(gone.status == 10, "\(gone.stderr)")
  }

  @Test("An app that crashes or leaves while it performs: 13, with its last words")
  func crashes() throws {
    let crashed = try fixture.run("run", "MisbehaveIntent", "--param", "how=crash")
    #expect(crashed.status == 13 && crashed.stderr.contains("Fatal error: as asked"), "\(crashed.stderr)")
    let left = try fixture.run("run", "MisbehaveIntent", "--param", "how=exit")
    #expect(left.status == 13 && left.stderr.contains("exit code 3"), "\(left.stderr)")
  }

  @Test("What the app prints never mixes with what the command line prints")
  func prints() throws {
    let result = try fixture.run("run", "MisbehaveIntent", "--param", "how=print")
    #expect(result.status == 0 && !result.stdout.contains("a line of its own"))
    #expect(try log() == ["a line of its own"])
  }

  @Test("Without a host the app stays in front until it is told to end")
  func plainStart() throws {
    let program = String(LimelightBinary.path.dropLast("limelight".count)) + "LandmarkFixture"
    // A pipe, so that the reader waits for the line instead of looking for it; the app is ended whatever comes.
    let result = try LimelightBinary.shell(
      """
      exec 8< <(exec '\(program)' 2>/dev/null); app=$!
      read -r -t 60 line <&8; echo "$line"
      kill $app; wait $app; echo $?
      """, home: fixture.home)
    #expect(result.lines == ["phase active", "143"])
  }
}
