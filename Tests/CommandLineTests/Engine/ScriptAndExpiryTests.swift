import Foundation
import SearchModel
import TestSupport
import Testing

@Suite("Letters and expiry, as the command line shows them")
struct ScriptAndExpiryTests {
  private func titles(_ titles: [(String, String)]) throws -> EngineFixture {
    try EngineFixture(
      donating: titles.map { #"{"app":"a","type":"W","id":"\#($0.0)","title":"\#($0.1)"}"# }
        .joined(separator: "\n"))
  }

  @Test("What is found by another spelling is shown as donated, and the spelling itself ranks first")
  func foldedLetters() throws {
    let fixture = try titles([("r1", "\u{C5}kermark"), ("r2", "A\u{30A}kerholm"), ("r3", "Akerfeld")])
    #expect(try fixture.ids("åker").last == "r3")
    let shown = try fixture.run("show", "--json", "--id", "r2").json()["title"]?.string ?? ""
    #expect(Array(shown.utf8) == Array("A\u{30A}kerholm".utf8))
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

  @Test("What expires soon is found until its time, and gone then without a sweep, though it is still there")
  func soon() throws {
    let fixture = try EngineFixture()
    let expires = Date().timeIntervalSince1970 + 2
    try fixture.donate(
      """
      {"app":"a","type":"T","id":"soon","title":"lantern","expires":\(expires)}
      {"app":"a","type":"T","id":"never","title":"lantern"}
      """)
    let first = try fixture.ids("lantern")
    // A machine that took so long to donate shows nothing of it.
    #expect(Set(first) == ["soon", "never"] || Date().timeIntervalSince1970 >= expires)
    var found = first
    while found.contains("soon"), Date().timeIntervalSince1970 < expires + 10 {
      let isOver = Date().timeIntervalSince1970 >= expires
      found = try fixture.ids("lantern")
      #expect(!isOver || found == ["never"])
    }
    #expect(found == ["never"])
    #expect(try fixture.run("status", "--json").json()["entities"] == .integer(2))
    #expect(try fixture.run("reindex", "--catalog-only", "-q").status == 0)
    #expect(try fixture.run("status", "--json").json()["entities"] == .integer(1))
  }
}
