import Glibc
import SearchModel
import TestSupport
import Testing

@Suite("Taps that end at an app's handler")
struct HandlerCommandTests {
  /// A home with one note and an app that opens it with a script of the test's.
  func fixture(handler: String, script: String? = nil) throws -> EngineFixture {
    let fixture = try EngineFixture(donating: #"{"app":"org.x","type":"Note","id":"n/1","title":"tapword"}"#)
    if let script {
      let path = try fixture.home.write("#!/bin/sh\n\(script)\n", to: "bin/\(handler)")
      chmod(path, 0o700)
    }
    _ = try fixture.home.write(
      #"""
      {"app":"org.x","title":"X","handler":["\#(fixture.home.path)/bin/\#(handler)"],
      "intents":[{"intent":"OpenNote","title":"Open","opens":"Note"}]}
      """#, to: "home/apps/x.json")
    return fixture
  }

  @Test("A handler that was removed: 12, naming app, type, handler and what was tried; the hit stays")
  func missingHandler() throws {
    let fixture = try fixture(handler: "removed")
    let tapped = try fixture.run("open", "--json", "limelight://open/org.x/Note/n%2F1")
    #expect(tapped.status == 12)
    let error = try #require(try tapped.json()["error"])
    #expect(error["code"] == .integer(12) && error["name"] == .string("no-handler"))
    let message = try #require(error["message"]?.string)
    for part in ["org.x", "Note", "/bin/removed", "No such file"] {
      #expect(message.contains(part), "\(message)")
    }
    #expect(error["hint"]?.string != nil)
    #expect(try fixture.ids("tapword") == ["n/1"])
  }

  @Test("A handler that is told of the tap yields the whole event")
  func event() throws {
    let fixture = try fixture(handler: "open", script: "cat >/dev/null")
    let tapped = try fixture.run("open", "--json", "limelight://open/org.x/Note/n%2F1")
    #expect(tapped.status == 0, "\(tapped.stdout)\(tapped.stderr)")
    let event = try tapped.json()
    #expect(event["event"]?.string?.count == 36)
    #expect(event["app"] == .string("org.x") && event["intent"] == .string("OpenNote"))
    #expect(
      event["entity"]
        == .object([
          ("type", .string("Note")), ("id", .string("n/1")),
          ("uri", .string("limelight://open/org.x/Note/n%2F1")),
        ]))
    #expect(event["contentIdentifier"]?.string != nil && event["parameters"] == .object([]))
    #expect(event["source"] == .string("search") && event["delivered"] == .string("handler"))
    #expect(event["at"]?.string.flatMap(RFC3339.parse) != nil && event["exec"] == nil)
  }

  @Test("An entity the app no longer knows: 10, no event, and it is no longer found")
  func goneInTheApp() throws {
    let fixture = try fixture(handler: "gone", script: "exit 10")
    let tapped = try fixture.run("open", "limelight://open/org.x/Note/n%2F1")
    #expect(tapped.status == 10 && tapped.stdout.isEmpty)
    #expect(tapped.stderr.contains("What to do: ") && tapped.stderr.lowercased().contains("search again"))
    #expect(try fixture.ids("tapword") == [])
    // And the same once it is gone from the index too.
    #expect(try fixture.run("open", "limelight://open/org.x/Note/n%2F1").status == 10)
  }

  @Test("A handler that fails: 13, and the entity stays")
  func failing() throws {
    let fixture = try fixture(handler: "fail", script: "echo broken >&2; exit 1")
    #expect(try fixture.run("open", "limelight://open/org.x/Note/n%2F1").status == 13)
    #expect(try fixture.ids("tapword") == ["n/1"])
  }

  @Test("Two intents that open one type: 78, naming both")
  func twoOpeners() throws {
    let fixture = try fixture(handler: "open", script: "true")
    _ = try fixture.home.write(
      #"""
      {"app":"org.x","title":"X","handler":["/bin/true"],"intents":[
      {"intent":"OpenNote","title":"Open","opens":"Note"},{"intent":"ShowNote","title":"Show","opens":"Note"}]}
      """#, to: "home/apps/x.json")
    let tapped = try fixture.run("open", "limelight://open/org.x/Note/n%2F1")
    #expect(tapped.status == 78 && tapped.stderr.contains("OpenNote") && tapped.stderr.contains("ShowNote"))
  }
}
