import SearchModel
import TestSupport
import Testing

@Suite("Awkward identifiers")
struct AwkwardIdentifierTests {
  static let markers: [(id: String, json: String, word: String)] = [
    ("x/y/../z", "x/y/../z", "slashmarker"), ("k:v:w", "k:v:w", "colonmarker"),
    (#"it's "q"?"#, #"it's \"q\"?"#, "quotemarker"), ("trail", "trail", "plainmarker"),
    ("trail ", "trail ", "spacemarker"), ("line\nbreak", #"line\nbreak"#, "newlinemarker"),
    ("🪴🇨🇭", "🪴🇨🇭", "emojimarker"), ("-rf", "-rf", "dashmarker"),
  ]

  static var lines: String {
    markers.map {
      #"{"app":"a","type":"T","id":"\#($0.json)","title":"\#($0.word)","url":"https://example.org/"}"#
    }
    .joined(separator: "\n")
  }

  @Test("Each is its own entity: found, shown, opened and deleted by its exact bytes")
  func exactBytes() throws {
    let fixture = try EngineFixture(donating: Self.lines)
    for (id, _, word) in Self.markers {
      let found = try fixture.ids(word)
      #expect(found.map { Array($0.utf8) } == [Array(id.utf8)])
      let uri = try #require(try fixture.run("search", "--uris", word).lines.first)
      #expect(EntityKey(uri: uri) == EntityKey(app: "a", type: "T", id: id))
      for arguments in [
        ["show", "--json", uri], ["show", "--json", "--id", "--app", "a", "--type", "T", "--", id],
      ] {
        let shown = try LimelightBinary.run(arguments, home: fixture.home)
        #expect(shown.status == 0)
        #expect(try shown.json()["id"] == .string(id))
        #expect(try shown.json()["title"] == .string(word))
      }
      let opened = try fixture.open("--", id).result
      #expect(opened.status == 0, "\(opened.stdout)\(opened.stderr)")
      #expect(try opened.json()["entity"]?["id"] == .string(id))
    }
    for (id, _, word) in Self.markers {
      #expect(try fixture.run("delete", "--id", "--app", "a", "--type", "T", "--", id).status == 0)
      #expect(try fixture.ids(word) == [])
    }
    #expect(try fixture.run("ls").stdout.isEmpty)
  }

  @Test("Identifiers on lines are escaped, with -0 they are exact")
  func lines() throws {
    let fixture = try EngineFixture(donating: Self.lines)
    #expect(try fixture.run("search", "--ids", "newlinemarker").stdout == "line\\nbreak\n")
    #expect(
      try fixture.run("search", "--ids", "-0", "newlinemarker").standardOutput == Array("line\nbreak\0".utf8))
    #expect(try fixture.run("ls", "--ids", "-0").standardOutput.filter { $0 == 0 }.count == 8)
  }
}
