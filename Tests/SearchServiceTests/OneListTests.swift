import SearchIndex
import SearchModel
import SearchService
import TestSupport
import Testing

@Suite("One ranked list of entities and intents")
struct OneListTests {
  let home: TemporaryHome
  let service: SearchService

  /// Ten teas, and an app whose manifest declares an intent to brew one.
  init() async throws {
    home = try TemporaryHome()
    _ = try home.write(
      """
      {"app":"tea","title":"Tea Shop","handler":["/bin/true"],
       "entities":[{"type":"Tea","title":"Tea"}],
       "intents":[{"intent":"BrewTea","title":"Brew Tea","parameters":[{"name":"tea","title":"Tea","kind":"entity:Tea"}]}]}
      """, to: "apps/tea.json")
    service = SearchService(paths: home.paths, hosts: [], engine: IndexEngine(paths: home.paths))
    var options = DonationOptions()
    options.waitsUntilSearchable = true
    _ = try await service.engine.donate(
      (0..<10).map { number in
        var entity = DonatedEntity(key: EntityKey(app: "tea", type: "Tea", id: "\(number)"))
        entity.attributes = [
          Attribute("title", .text("Number \(number)")),
          Attribute("contentDescription", .text("how to brew this tea")),
        ]
        return .index(entity)
      }, options: options)
  }

  private func search(_ change: (inout SearchRequest) -> Void) async throws -> SearchResponse {
    var request = SearchRequest("brew tea")
    change(&request)
    return try await service.search(request)
  }

  private func intents(_ response: SearchResponse) -> [String] {
    response.hits.compactMap { if case .intent(let hit) = $0 { hit.intent } else { nil } }
  }

  @Test("An intent named by the query stands before entities that only mention it")
  func intentFirst() async throws {
    let response = try await search { _ in }
    #expect(intents(response) == ["BrewTea"])
    if case .intent = response.hits.first {} else { Issue.record("the first hit is no intent") }
    #expect(response.count == 10, "actions are not counted")
  }

  @Test(
    "Words ask for intents, with marks or without, conditions and what is excluded do not",
    arguments: [
      ("brew", ["BrewTea"]), ("brèw TEA", ["BrewTea"]), ("tea bre", ["BrewTea"]),
      ("\"brew tea\"", ["BrewTea"]),
      ("-brew", []), ("tea -brew", []), ("title:brew", []), ("brew lang:en", []), ("brew OR tea", []),
      ("", []),
    ])
  func words(typed: String, expected: [String]) async throws {
    let response = try await service.search(SearchRequest(typed))
    #expect(intents(response) == expected)
  }

  @Test("With an intent on the first page the next one repeats and skips no entity")
  func pages() async throws {
    var ids: [String] = []
    var offset: Int? = 0
    while let start = offset {
      let page = try await search {
        $0.limit = 3
        $0.offset = start
      }
      #expect(page.hits.count <= 3)
      ids += page.hits.compactMap { if case .entity(let hit) = $0 { hit.entity.entity.key.id } else { nil } }
      offset = page.next
    }
    #expect(ids.count == 10 && Set(ids).count == 10)
  }

  @Test("Who asks for entities alone gets as many as asked for")
  func withoutIntents() async throws {
    let response = try await search {
      $0.limit = 4
      $0.includesIntents = false
    }
    #expect(response.hits.count == 4 && intents(response).isEmpty)
  }

  @Test("An entity carries the intents that take it as its actions")
  func actions() async throws {
    let view = try await service.show(EntityKey(app: "tea", type: "Tea", id: "3"), withTerms: true)
    #expect(view?.actions.map(\.intent) == ["BrewTea"])
    #expect(view?.terms.contains("brew") == true)
    #expect(view?.typeTitle == "Tea")
  }
}
