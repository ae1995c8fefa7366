import SearchIndex
import SearchModel
import TestSupport
import Testing

@Suite("A locked session")
struct LockedTests {
  @Test("Protected entities are absent from search, show and list until it is unlocked")
  func absent() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(
      EngineFixture.entity("open", title: "harbour"),
      EngineFixture.entity("closed", title: "harbour") {
        $0.attributes.append(Attribute("protectionClass", .text("NSFileProtectionComplete")))
      },
      EngineFixture.entity("unknown", title: "harbour") {
        $0.attributes.append(Attribute("protectionClass", .text("SomethingNew")))
      },
      EngineFixture.entity("later", title: "harbour") {
        $0.attributes.append(
          Attribute("protectionClass", .text("NSFileProtectionCompleteUntilFirstUserAuthentication")))
      })
    func state() async throws -> (found: Set<String>, shown: Bool, listed: Int, counted: Int) {
      let key = EntityKey(app: "org.example.test", type: "Note", id: "closed")
      var count = SearchRequest("harbour ")
      count.countOnly = true
      let found = try await fixture.find("harbour ")
      let shown = try await fixture.engine.entity(key) != nil
      let listed = try await fixture.engine.entities(after: nil, app: nil, type: nil, domain: nil, limit: 9)
      let counted = try await fixture.engine.search(count).count
      return (Set(found), shown, listed.count, counted)
    }
    var now = try await state()
    #expect(now == (["open", "closed", "unknown", "later"], true, 4, 4))
    _ = try fixture.home.write("", to: "run/locked")
    now = try await state()
    #expect(now == (["open", "later"], false, 2, 2))
  }
}
