import SearchModel
import TestSupport
import Testing

@Suite("Blank titles")
struct BlankTitleTests {
  @Test("Entities with an empty, a blank and no title are found and shown by something readable")
  func blankTitles() throws {
    let fixture = try EngineFixture()
    let receipt = try fixture.donate(
      """
      {"app":"org.example.memo","type":"Memo","id":"m1","title":"","subtitle":"shopping","keywords":["lentils"]}
      {"app":"org.example.memo","type":"Memo","id":"m2","title":"   ","text":"lentils and rice"}
      {"app":"org.example.memo","type":"Memo","id":"m3","text":"lentils"}
      """)
    #expect(receipt["counts"]?["indexed"] == .integer(3))
    #expect(receipt["searchable"] == .boolean(true))
    let hits = try #require(try fixture.search("lentils")["hits"]?.array)
    var labels: [String: String] = [:]
    for hit in hits { labels[hit["id"]?.string ?? ""] = hit["label"]?.string }
    #expect(labels == ["m1": "shopping", "m2": "Memo m2", "m3": "Memo m3"])
    #expect(hits.first { $0["id"] == .string("m1") }?["title"] == .string(""))
    #expect(hits.first { $0["id"] == .string("m2") }?["title"] == .string("   "))
    #expect(hits.first { $0["id"] == .string("m3") }?["title"] == .null)
    let lines = try fixture.run("search", "lentils").lines
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { !$0.split(separator: "\t", omittingEmptySubsequences: false)[1].isEmpty })
  }
}
