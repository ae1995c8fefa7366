import Glibc
import SearchModel
import TestSupport
import Testing

@Suite("What is remembered of openings")
struct EngagementCommandTests {
  private let fixture: EngineFixture
  private let session = ["LIMELIGHT_SESSION": "s"]

  init() throws {
    fixture = try EngineFixture(
      donating: """
        {"app":"teas","type":"Tea","id":"1","title":"Sencha","url":"https://example.org/1"}
        {"app":"teas","type":"Tea","id":"2","title":"Sencha Uji","url":"https://example.org/2"}
        {"app":"teas","type":"Tea","id":"3","title":"Sencha Yame","url":"https://example.org/3"}
        """)
  }

  private func searchAndOpen(_ text: String, _ id: String) throws {
    let opener = try fixture.home.write("#!/bin/sh\nexit 0\n", to: "bin/xdg-open")
    chmod(opener, 0o755)
    let environment = session.merging(["PATH": fixture.home.path + "/bin:/usr/bin:/bin"]) { $1 }
    _ = try LimelightBinary.runOnTerminal("search", text, home: fixture.home, environment: environment)
    let opened = try LimelightBinary.run(
      "open", "limelight://open/teas/Tea/\(id)", home: fixture.home, environment: environment)
    #expect(opened.status == 0, "\(opened.stderr)")
  }

  private func status() throws -> [String: JSONValue] {
    let answer = try fixture.run("engagement", "--json").json()
    return ["engagement", "openings", "entities"].reduce(into: [:]) { $0[$1] = answer[$1] }
  }

  @Test("It is shown, switched off and on, forgotten and cleared")
  func verbs() throws {
    #expect(try status() == ["engagement": .string("on"), "openings": .integer(0), "entities": .integer(0)])
    try searchAndOpen("senc", "2")
    #expect(try fixture.ids("sencha") == ["1", "2", "3"])
    #expect(try fixture.ids("--no-engagement", "sencha") == ["1", "3", "2"])
    #expect(try status() == ["engagement": .string("on"), "openings": .integer(1), "entities": .integer(1)])

    #expect(try fixture.run("engagement", "off").stdout.hasPrefix("engagement\toff\n"))
    #expect(try fixture.ids("sencha") == ["1", "3", "2"])
    try searchAndOpen("senc", "3")
    #expect(try status() == ["engagement": .string("off"), "openings": .integer(1), "entities": .integer(1)])

    #expect(try fixture.run("engagement", "on").status == 0)
    #expect(try fixture.ids("sencha") == ["1", "2", "3"])
    let forgotten = try fixture.run("engagement", "forget", "limelight://open/teas/Tea/2", "--json").json()
    #expect(forgotten["forgotten"] == .integer(1))
    #expect(try fixture.run("engagement", "forget", "--app", "teas", "nobody").stdout == "forgot 0\n")
    #expect(try fixture.ids("sencha") == ["1", "3", "2"])

    try searchAndOpen("senc", "2")
    #expect(try fixture.run("engagement", "clear").stdout == "forgot 1\n")
    #expect(try fixture.ids("sencha") == ["1", "3", "2"])
  }

  @Test("The file is its owner's alone, also where it is made by switching off")
  func privacy() throws {
    let home = try TemporaryHome()
    #expect(try LimelightBinary.run("engagement", "off", home: home).status == 0)
    var status = stat()
    #expect(
      stat(home.path + "/home/activity.sqlite", &status) == 0
        || stat(home.path + "/activity.sqlite", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    try searchAndOpen("senc", "2")
    for name in ["activity.sqlite", "activity.sqlite-wal"] {
      if stat(fixture.home.path + "/home/" + name, &status) == 0 { #expect(status.st_mode & 0o077 == 0) }
    }
  }

  @Test("What is no subject of the verb is a mistake that says what is")
  func mistakes() throws {
    for words in [["frobnicate"], ["forget"], ["on", "off"]] {
      let result = try LimelightBinary.run(["engagement"] + words, home: fixture.home)
      #expect(
        result.status == 2 && result.stderr.contains("status | on | off | clear | forget REF"), "\(words)")
    }
  }
}
