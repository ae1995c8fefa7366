import SearchModel
import TestSupport
import Testing

@Suite("Why, terms and schema")
struct InspectionTests {
  private let fixture: EngineFixture

  init() throws {
    fixture = try EngineFixture(
      donating: """
        {"app":"a","type":"Plan","id":"1","title":"Harbour plan","keywords":["dock"],"continent":"Asia","domain":"x.y"}
        {"app":"a","type":"Plan","id":"2","title":"Harbour and marina","pages":12}
        {"app":"b","type":"Note","id":"3","title":"Harvest","hidden":true}
        {"app":"b","type":"Note","id":"4","title":"Harbour fee","expires":"2001-01-01T00:00:00Z"}
        {"app":"c","type":"Item","id":"5","title":"Plank"}
        """)
  }

  private func why(_ id: String, _ words: String...) throws -> (status: Int32, answer: JSONValue) {
    let result = try LimelightBinary.run(["why", "--json", "--id", id] + words, home: fixture.home)
    return (result.status, try result.json())
  }

  @Test("why tells the rank and tier of what is found")
  func found() throws {
    let (status, answer) = try why("2", "harbour", "marina")
    #expect(status == 0)
    #expect(answer["verdict"] == .string("found") && answer["rank"] == .integer(1))
    #expect(answer["tier"] == .string("all-in-title"))
    #expect(answer["parts"]?.array?.count == 2)
  }

  @Test("why names the word that differs and what the entity has instead")
  func differs() throws {
    let (status, answer) = try why("1", "harbour", "plank ")
    #expect(status == (answer["verdict"] == .string("found") ? 0 : 1))
    let part = try #require(answer["parts"]?.array?.last)
    #expect(part["answer"] == .string("no"))
    #expect(part["nearest"] == .array([.string("plan")]))
  }

  @Test(
    "why names the condition that does not hold, with the value there is",
    arguments: [
      ("harbour type:Note", "its type is Plan"), ("harbour domain:z", "its domain is x.y"),
      ("harbour continent:Africa", "its continent is “Asia”"), ("harbour pages>=3", "it has no pages"),
      ("harbour -plan", "it has plan, which the query excludes"),
    ])
  func conditions(query: String, reason: String) throws {
    let (status, answer) = try why("1", query)
    #expect(status == 1)
    #expect(answer["verdict"] == .string("not-found"))
    #expect(answer["parts"]?.array?.last?["reason"] == .string(reason))
  }

  @Test("why says that an entity is hidden, has expired, or is unknown")
  func states() throws {
    #expect(try why("3", "harvest").answer["verdict"] == .string("hidden"))
    #expect(try why("4", "harbour").answer["verdict"] == .string("expired"))
    let unknown = try why("9", "harbour")
    #expect(unknown.status == 1)
    #expect(unknown.answer["notices"]?.array?.first?["code"] == .string("unknown-entity"))
    #expect(try fixture.run("why", "--id", "1").status == 2)
    #expect(try why("1", "...").answer["verdict"] == .string("nothing-to-search"))
  }

  @Test("why takes a single-dash word as text, and prints lines on a pipe")
  func text() throws {
    let result = try fixture.run("why", "--id", "2", "harbour", "-marina")
    #expect(result.status == 1)
    #expect(result.lines.contains("verdict\tnot-found"))
    #expect(result.lines.contains { $0.hasPrefix("part\t-marina: no") })
  }

  @Test("terms lists words, words of a key and whole values, with counts")
  func terms() throws {
    func lines(_ arguments: String...) throws -> [String] {
      try LimelightBinary.run(["terms"] + arguments, home: fixture.home).lines
    }
    #expect(try lines("har") == ["harbour\t3", "harvest\t1"])
    #expect(try lines("--app", "a", "HAR") == ["harbour\t2"])
    #expect(try lines("title:mar") == ["title:marina\t1"])
    #expect(try lines("continent:") == ["continent=asia\t1", "continent:asia\t1"])
    #expect(try lines("type:") == ["type:Item\t1", "type:Note\t2", "type:Plan\t2"])
    #expect(try fixture.run("terms", "zzz").status == 1)
    let answer = try fixture.run("terms", "--json", "-n", "1", "har").json()
    #expect(answer["terms"]?.array?.count == 1 && answer["hasMore"] == .boolean(true))
    #expect(try fixture.run("terms").status == 2)
  }

  @Test("schema shows Core Spotlight's keys and those that were donated, by name and alias")
  func schema() throws {
    let all = try fixture.run("schema", "ls", "--json").json()["attributes"]?.array ?? []
    #expect(all.count > 190)
    #expect(all.last?["custom"] == .boolean(true))
    let due = try fixture.run("schema", "show", "due", "--json").json()["attributes"]?.array?.first
    #expect(due?["key"] == .string("dueDate") && due?["matching"] == .string("values"))
    #expect(due?["slot"] == .integer(15))
    let custom = try fixture.run("schema", "show", "continent", "--json").json()["attributes"]?.array?.first
    #expect(custom?["prefix"] == .string("XKcontinent:") && custom?["bareWords"] == .boolean(true))
    let unknown = try fixture.run("schema", "show", "titel")
    #expect(unknown.status == 1 && unknown.stderr.contains("did you mean title?"))
    #expect(try fixture.run("schema", "nonsense").status == 2)
    #expect(try fixture.run("schema").lines.first?.hasPrefix("title\ttext\t") == true)
  }

  @Test("Without a home the schema is there, terms and why say what to run")
  func noHome() throws {
    let empty = try EngineFixture()
    #expect(try empty.run("schema", "show", "title").status == 0)
    #expect(try empty.run("terms", "a").status == 66)
    #expect(try empty.run("why", "limelight://open/a/T/1", "x").status == 66)
  }

  @Test("show --terms has attributes, terms, values by name, expiry, donor and sequence")
  func showTerms() throws {
    let shown = try fixture.run("show", "--json", "--terms", "--id", "2").json()
    #expect(shown["attributes"]?["pages"] == .integer(12))
    #expect(shown["terms"]?.array?.contains(.string("Smarina")) == true)
    #expect(shown["values"]?["pages"] == .string("12"))
    #expect(shown["app"] == .string("a"))
    #expect(shown["sequence"] == .integer(1))
    let expired = try fixture.run("show", "--json", "--terms", "--id", "4").json()
    #expect(expired["expires"] == .string("2001-01-01T00:00:00Z"))
    #expect(expired["values"]?["expires"] == .string("978307200"))
  }
}
