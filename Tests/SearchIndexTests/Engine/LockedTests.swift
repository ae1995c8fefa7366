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

  @Test("What only protected entities have is in no listing of terms or changes, and in no count of `why`")
  func inspection() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(
      EngineFixture.entity("open", title: "harbour light"),
      EngineFixture.entity("closed", title: "harbour lighthouse") {
        $0.attributes.append(Attribute("protectionClass", .text("NSFileProtectionComplete")))
      })
    func state() async throws -> (terms: [String], counts: [Int], log: [String], why: Int?) {
      let listing = try await fixture.engine.terms(beginning: "title:", app: nil, type: nil, limit: 0)
      let words = listing.terms.filter { $0.text.hasPrefix("title:") }
      let log = try await fixture.engine.log(after: 0, row: 0, app: nil, limit: 9).entries
      let key = EntityKey(app: "org.example.test", type: "Note", id: "open")
      let why = try await fixture.engine.why(key, SearchRequest("harbour "))
      return (words.map(\.text), words.map(\.count), log.map(\.key.id), why?.count)
    }
    var now = try await state()
    #expect(
      now == (["title:harbour", "title:light", "title:lighthouse"], [2, 1, 1], ["open", "closed"], 2))
    _ = try fixture.home.write("", to: "run/locked")
    now = try await state()
    #expect(now == (["title:harbour", "title:light"], [1, 1], ["open"], 1))
  }

  @Test("No facet, suggestion, identifier or hint of a miss tells of protected entities")
  func hints() async throws {
    let fixture = try EngineFixture()
    var secret = DonatedEntity(key: EntityKey(app: "org.example.vault", type: "Secret", id: "x"))
    secret.domain = "vault.deep"
    secret.language = "de"
    secret.attributes = [
      Attribute("title", .text("harbour lighthouse")), Attribute("pages", .integer(7), custom: .donated),
      Attribute("protectionClass", .text("NSFileProtectionComplete")),
    ]
    try await fixture.donate(
      EngineFixture.entity("x", title: "harbour light") {
        $0.domain = "quay"
        $0.attributes.append(Attribute("pages", .integer(1), custom: .donated))
      }, .index(secret))
    func state() async throws -> (facets: [String: [String]], suggestions: [String], keys: Int, miss: Int) {
      var request = SearchRequest("harbour ")
      request.facets = ["app", "type", "domain", "lang", "pages"]
      let facets = try await fixture.engine.search(request).facets.mapValues { $0.map(\.value).sorted() }
      var typed = SearchRequest("lighth")
      typed.suggestionLimit = 9
      typed.isTyping = true
      let suggestions = try await fixture.engine.search(typed).suggestions
      var narrow = SearchRequest("lighthouse ")
      narrow.apps = ["org.example.test"]
      narrow.suggestionLimit = 9
      let miss = try await fixture.engine.search(narrow).miss
      let keys = try await fixture.engine.keys(id: "x", app: nil, type: nil, limit: 9)
      return (facets, suggestions, keys.count, miss?.relaxations.count ?? 0)
    }
    var now = try await state()
    #expect(now.facets["type"] == ["Note", "Secret"] && now.facets["pages"] == ["1", "7"])
    #expect(now.facets["domain"]?.contains("vault.deep") == true && now.facets["lang"] == ["de"])
    #expect(now.suggestions.contains { $0.contains("lighthouse") } && now.keys == 2 && now.miss == 1)
    _ = try fixture.home.write("", to: "run/locked")
    now = try await state()
    #expect(now.facets["app"] == ["org.example.test"] && now.facets["type"] == ["Note"])
    #expect(now.facets["domain"] == ["quay"] && now.facets["pages"] == ["1"])
    #expect(now.facets["lang"] == [] && now.keys == 1 && now.miss == 0)
    #expect(!now.suggestions.contains { $0.contains("lighthouse") })
  }
}
