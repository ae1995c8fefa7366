import SearchModel
import Testing

@testable import SearchIndex

/// What compounds that nothing has are taken for.
@Suite("Spelling of compounds")
struct CompoundSpellingTests {
  private static let titles = [
    "ruby-test-unit-notify", "python3-requests", "libreoffice-writer", "parse_config_file", "getResponseCode",
    "Qt 6", "Python 3.12", "3.5 mm jack", "Open Street", "thunderbird", "Release 1.2.3 of 4",
    "notify by test", "g++-12-multilib",
  ]

  private let index: QueryIndex

  init() throws { index = try QueryIndex(Self.titles.map { .make($0, $0) }) }

  @Test(
    "A misspelt part is taken for its neighbours, the parts in a row in a name first",
    arguments: [
      ("ruby-test-unit-noitfy", "ruby-test-unit-notify"), ("rbuy-tset-unit-notify", "ruby-test-unit-notify"),
      ("tset-unit", "ruby-test-unit-notify"), ("unit-ntoify", "ruby-test-unit-notify"),
      ("python3-reqeusts", "python3-requests"), ("libreofice-writer", "libreoffice-writer"),
      ("parse_cofnig_file", "parse_config_file"), ("getResposneCode", "getResponseCode"),
      ("get-resposne.code", "getResponseCode"), ("g++-12-mutlilib", "g++-12-multilib"),
      ("ruby unit-noitfy", "ruby-test-unit-notify"),
    ])
  func parts(typed: String, meant: String) throws {
    #expect(try index.ids(typed + " ").first == meant)
    #expect(try index.ids(typed).first == meant, "unfinished")
  }

  @Test(
    "Names joined or parted otherwise than in the index are found by their parts",
    arguments: [
      ("qt6", "Qt 6"), ("python3.12", "Python 3.12"), ("pyhton3.12", "Python 3.12"), ("3.5mm", "3.5 mm jack"),
      ("openstreet", "Open Street"), ("open-street", "Open Street"), ("thunder-brid", "thunderbird"),
      ("unit_notify_ruby", "ruby-test-unit-notify"),
    ])
  func borders(typed: String, meant: String) throws {
    #expect(try index.ids(typed + " ") == [meant])
  }

  @Test(
    "Numbers, what is quoted, short parts and parts nobody has are never taken for others",
    arguments: [
      "1.2.4", "4.3.2", "\"ruby-test-unit-noitfy\"", "ruby-tst-unit-notify", "ruby-zzzzzz-unit-notify",
      "1q6t7z3c",
      "ruby-unit-notify7",
    ])
  func never(text: String) throws { #expect(try index.ids(text + " ").isEmpty) }

  @Test("Nothing is read otherwise where something is found as it was typed")
  func known() throws {
    try index.add([.make("noitfy", "ruby-test-unit-noitfy")])
    #expect(try index.ids("ruby-test-unit-noitfy ") == ["noitfy"])
  }

  @Test("Only compounds of entities in scope are meant")
  func scope() throws {
    #expect(try index.ids("ruby-test-unit-noitfy ") { $0.apps = ["b"] }.isEmpty)
    #expect(try index.ids("ruby-test-unit-noitfy type:Note ") == ["ruby-test-unit-notify"])
    #expect(try index.ids("qt6 ") { $0.types = ["Other"] }.isEmpty)
  }

  @Test(
    "The whole compound is suggested as it was meant, with the signs between its parts",
    arguments: [
      ("ruby-test-unit-noitfy", "ruby-test-unit-notify"), ("parse-cofnig.file", "parse-config.file"),
      ("qt6", "qt 6"), ("pyhton3.12", "Python3.12"), ("thunder-brid", "thunderbird"),
      ("openstreet", "open street"), ("unit_notify_ruby", "unit notify ruby"),
    ])
  func suggested(typed: String, meant: String) throws {
    let response = try index.respond(typed + " ") { $0.suggestionLimit = 5 }
    #expect(response.miss?.correction?.text == meant)
    #expect(response.miss?.correction?.count == 1)
  }

  @Test("What was meant is marked")
  func marked() throws {
    let hits = try index.respond("ruby-test-unit-noitfy ") { $0.includesHighlights = true }.entities
    let marks = hits.first?.highlights["title"] ?? []
    #expect(marks.contains { $0.range == 15..<21 && $0.kind == .near })
  }

  @Test("A compound of very many parts is no more work than any query")
  func bounded() throws {
    let parts = (0..<200).map { "noitfy" + String(UnicodeScalar(UInt8(97 + $0 % 26))) }
    for joint in ["-", "_", "."] {
      let response = try index.respond(parts.joined(separator: joint) + " ")
      #expect(response.hits.isEmpty)
    }
    let swapped = Array(repeating: "noitfy", count: 40).joined(separator: "-")
    #expect(try index.respond(swapped + " ").notices.isEmpty)
  }
}
