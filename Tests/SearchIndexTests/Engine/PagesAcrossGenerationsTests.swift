import SearchIndex
import SearchModel
import TestSupport
import Testing

@Suite("Pages across commits, rebuilds and compaction")
struct PagesAcrossGenerationsTests {
  @Test("A list goes on without a repeat or a gap though everything was replaced and the index rebuilt")
  func rebuilt() async throws {
    let fixture = try EngineFixture()
    _ = try await fixture.engine.donateWithoutIndexing(
      (0..<300).map { EngineFixture.entity("\($0)", title: "steady \($0)") { $0.domain = "a" } })
    var request = SearchRequest("steady ")
    request.limit = 60
    request.facets = ["domain"]
    let first = try await fixture.engine.search(request)
    for round in 0..<5 {
      _ = try await fixture.engine.donate(
        (0..<300).map {
          EngineFixture.entity("\($0)", title: "steady \($0) steady \(round)") { $0.domain = "b" }
        })
    }
    let generation = try await fixture.engine.rebuildIfDue(forced: true) { _ in }
    #expect(generation == 2)
    var shown = first.identifiers
    var cursor = first.cursor
    var revisions = [first.revision]
    while let next = cursor {
      request.cursor = next
      let page = try await fixture.engine.search(request)
      #expect(page.notices.map(\.code) == (revisions.count == 1 ? ["cursor-expired"] : []))
      #expect(page.facets["domain"] == [FacetCount(value: "b", count: 300)])
      shown += page.identifiers
      revisions.append(page.revision)
      cursor = page.cursor
    }
    #expect(shown.count == 300 && Set(shown).count == 300)
    #expect(revisions[0].hasPrefix("1.") && revisions.dropFirst().allSatisfy { $0.hasPrefix("2.") })
  }
}
