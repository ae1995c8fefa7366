import SearchModel
import TestSupport
import Testing

@Suite("Donating again")
struct RedonationTests {
  @Test("Fewer attributes replace all of the old ones")
  func fewerAttributes() throws {
    let fixture = try EngineFixture(
      donating:
        #"{"app":"a","type":"Plan","id":"p","title":"Harbour","text":"tangerine","keywords":["dock"],"priority":7}"#
    )
    #expect(try fixture.ids("tangerine") == ["p"])
    #expect(try fixture.ids("priority>=7") == ["p"])
    try fixture.donate(#"{"app":"a","type":"Plan","id":"p","title":"Marina"}"#)
    #expect(try fixture.ids("Marina") == ["p"])
    for query in ["Harbour", "tangerine", "dock", "priority>=7"] { #expect(try fixture.ids(query) == []) }
    let shown = try fixture.run("show", "--json", "--id", "p").json()
    #expect(shown["attributes"] == .object([("title", .string("Marina"))]))
    #expect(shown["state"] == .string("searchable"))
    let suggestions = try fixture.search("tangerin")["suggestions"]?.array ?? []
    #expect(!suggestions.contains(.string("tangerine")))
  }

  @Test("The same again is unchanged and takes no sequence number")
  func unchanged() throws {
    let line = #"{"app":"a","type":"Plan","id":"p","title":"Harbour"}"#
    let fixture = try EngineFixture(donating: line)
    let receipt = try fixture.donate(line)
    #expect(receipt["counts"]?["unchanged"] == .integer(1))
    #expect(receipt["counts"]?["indexed"] == .integer(0))
  }

  @Test("A stream is applied in its order")
  func order() throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"a","type":"T","id":"z","title":"alpha"}
        {"op":"delete","app":"a","type":"T","id":"z"}
        {"app":"a","type":"T","id":"z","title":"beta"}
        {"op":"deleteDomain","app":"a","domain":"d1"}
        {"app":"a","type":"T","id":"y","domain":"d1","title":"gamma"}
        """)
    #expect(try fixture.ids("alpha") == [])
    #expect(try fixture.ids("beta") == ["z"])
    #expect(try fixture.ids("gamma") == ["y"])
  }

  @Test("Deleting something unknown is no failure and says so")
  func deleteUnknown() throws {
    let fixture = try EngineFixture(donating: #"{"app":"a","type":"T","id":"z","title":"alpha"}"#)
    let result = try fixture.run("delete", "--json", "limelight://open/a/T/nobody", "limelight://open/a/T/z")
    #expect(result.status == 0)
    let records = try #require(try result.json()["records"]?.array)
    #expect(records.map { $0["outcome"] } == [.string("missing"), .string("deleted")])
  }

  @Test("Deletion by domain takes the domains below, and no others")
  func deleteDomain() throws {
    let fixture = try EngineFixture(
      donating: ["a.b", "a.b.c", "a.bc", "a"].map {
        #"{"app":"x","type":"T","id":"\#($0)","domain":"\#($0)","title":"word"}"#
      }.joined(separator: "\n"))
    #expect(Set(try fixture.ids("--domain", "a.b", "word")) == ["a.b", "a.b.c"])
    #expect(try fixture.run("delete", "--app", "x", "--domain", "a.b").status == 0)
    #expect(Set(try fixture.ids("word")) == ["a.bc", "a"])
    #expect(try fixture.run("delete", "--app", "x").status == 0)
    #expect(try fixture.ids("word") == [])
  }
}
