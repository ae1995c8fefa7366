import Foundation
import SearchModel
import TestSupport
import Testing

/// What Core Spotlight's side of the index looks like from a terminal.
@Suite("Core Spotlight from the command line")
struct SpotlightCommandTests {
  private let fixture: EngineFixture

  init() throws {
    fixture = try EngineFixture()
    let lines = """
      {"app":"a","type":"Memo","id":"1","title":"A\\u030akermark","pages":12,"domain":"sea.north"}
      {"app":"a","type":"Memo","id":"2","title":"\\u00c5kerholm","keywords":["draft"]}
      {"app":"a","type":"Memo","id":"3","title":"Harbour","displayName":"Harvest"}
      {"app":"a","type":"Memo","id":"4","title":"Harvest"}
      {"app":"a","type":"Note","id":"5","title":"Harp"}
      """
    let donated = try fixture.run("donate", "-q", input: lines)
    #expect(donated.status == 0)
  }

  @Test("Titles are shown in the very scalars they were donated in")
  func original() throws {
    let titles = try fixture.run("search", "--json", "aker").json()["hits"]?.array?.compactMap {
      $0["title"]?.string
    }
    let scalars = Set((titles ?? []).map { $0.unicodeScalars.map(\.value) })
    #expect(
      scalars == [
        Array("A\u{30A}kermark".unicodeScalars.map(\.value)),
        Array("\u{C5}kerholm".unicodeScalars.map(\.value)),
      ])
  }

  @Test("Only negation finds everything else of a type, also a page at a time")
  func negation() throws {
    let all = try fixture.ids("type:Memo -draft")
    #expect(all.count == 3 && Set(all) == ["1", "3", "4"])
    let pages = try (0..<3).map { try fixture.ids("-n", "1", "--offset", "\($0)", "type:Memo -draft") }
    #expect(pages == all.map { [$0] })
  }

  @Test("A condition is answered, explained with what it goes through, and refused with a caret")
  func conditions() throws {
    #expect(try fixture.ids("--syntax", "spotlight", #"title == "harvest"cd"#) == ["4"])
    #expect(try fixture.ids("--syntax", "spotlight", #"displayName == "harvest"cd"#) == ["3"])
    #expect(try fixture.ids("--syntax", "spotlight", #"title == "*ker*"cd && pages > 10"#) == ["1"])
    func explanation(_ query: String) throws -> [String] {
      try fixture.run("search", "--json", "--explain", "--syntax", "spotlight", query).json()["explanation"]?
        .array?
        .compactMap(\.string) ?? []
    }
    let scanned = try explanation(#"title == "*ker"cd"#)
    #expect(scanned.contains { $0.hasPrefix("scan: ") && $0.contains("distinct values of title") })
    let everything = try explanation("pages != null")
    #expect(everything.contains("scan: every entity, for a value of pages"))
    let term = try explanation("pages > 10")
    #expect(!term.isEmpty && !term.contains { $0.hasPrefix("scan: ") })
    let refused = try fixture.run("search", "--syntax", "spotlight", #"title == "Har"#)
    #expect(refused.status == 2 && refused.stdout.isEmpty)
    #expect(refused.stderr.contains("(column 10)") && refused.stderr.contains("\n           ^"))
  }

  @Test("Why says whether it is what was typed, a filter, or the word that differs")
  func why() throws {
    func parts(_ words: String...) throws -> String {
      try fixture.run("why", "limelight://open/a/Memo/3", words.joined(separator: " ")).stdout
    }
    let found = try parts("harbour")
    #expect(found.contains("verdict\tfound") && found.contains("rank\t1 of"))
    let differs = try parts("harbour", "zebra")
    #expect(differs.contains("harbour: yes") && differs.contains("it has no such word"))
    let filtered = try parts("harbour", "app:b")
    #expect(filtered.contains("verdict\tnot-found") && filtered.contains("app:b: no"))
  }
}
