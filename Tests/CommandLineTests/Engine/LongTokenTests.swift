import SearchModel
import TestSupport
import Testing

@Suite("Identifiers and tokens longer than a term may be")
struct LongTokenTests {
  static let longID = String(repeating: "k", count: 300)

  @Test("A thousand neighbours are taken, the long ones are found, told apart and deleted")
  func longOnes() throws {
    var lines = (0..<1000).map { #"{"app":"a","type":"T","id":"n\#($0)","title":"Ordinary \#($0)"}"# }
    lines.insert(#"{"app":"a","type":"T","id":"\#(Self.longID)","title":"Longmarker"}"#, at: 500)
    lines.insert(
      #"{"app":"a","type":"T","id":"token","text":"\#(String(repeating: "q", count: 400)) tailword"}"#,
      at: 500)
    let fixture = try EngineFixture()
    let text = lines.joined(separator: "\n")
    let receipt = try fixture.donate(text)
    #expect(receipt["counts"]?["indexed"] == .integer(1002))
    #expect(receipt["truncatedTokens"] == .integer(1))
    #expect(try fixture.ids("tailword") == ["token"])
    #expect(try fixture.donate(text)["counts"]?["unchanged"] == .integer(1002))
    #expect(try fixture.ids("longmarker") == [Self.longID])

    // Another entity whose identifier begins with the same 250 bytes.
    let other = String(repeating: "k", count: 250) + "x"
    try fixture.donate(#"{"app":"a","type":"T","id":"\#(other)","title":"Longmarker"}"#)
    #expect(Set(try fixture.ids("longmarker")) == [Self.longID, other])
    let shown = try fixture.run("show", "--json", "--id", "--app", "a", "--type", "T", Self.longID)
    #expect(shown.status == 0)
    #expect(try shown.json()["id"] == .string(Self.longID))
    #expect(try fixture.run("delete", "--id", "--app", "a", Self.longID).status == 0)
    #expect(try fixture.ids("longmarker") == [other])
    #expect(try fixture.run("show", "--id", "--app", "a", "--type", "T", Self.longID).status == 1)
    #expect(try fixture.run("status", "--json").json()["truncatedTokens"] == .integer(1))
  }
}
