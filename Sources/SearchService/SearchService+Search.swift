import IndexSchema
import IntentDispatch
import SearchIndex
package import SearchModel

extension SearchService {
  /// At most this many intents stand among the entities of a first page.
  private static let intentLimit = 3

  /// Ranked entities and runnable intents in one list, entities with their actions.
  ///
  /// An intent stands behind the entities whose title matches as well as its own and before all others.
  /// Only words ask for intents. Conditions, exclusions, filters, sorting, facets, counting and later pages are about entities, so no intents then.
  ///
  /// - Throws: `noIndex` without a home, `usage` for a strict-syntax error with a caret.
  package func search(_ request: SearchRequest) async throws -> SearchResponse {
    let start = clock.now()
    var response = try await engine.search(request)
    let apps = registry.snapshot()
    var typeTitles: [String: String] = [:]
    response.hits = response.hits.map { hit in
      guard case .entity(var entity) = hit else { return hit }
      let key = entity.entity.entity.key
      let name = key.app + "\u{0}" + key.type
      let title = typeTitles[name] ?? apps.typeTitle(key.type, app: key.app)
      typeTitles[name] = title
      entity.typeTitle = title
      entity.actions = apps.actions(for: key)
      return .entity(entity)
    }
    if request.includesIntents, request.start == 0, request.sort.isEmpty, !request.countOnly,
      request.domains.isEmpty, !request.namesOnly
    {
      insertIntents(of: apps, for: request, into: &response)
    }
    response.notices += apps.problems.map(\.notice)
    response.tookMilliseconds = (clock.now() - start) * 1000
    return response
  }

  private func insertIntents(
    of apps: AppDirectory, for request: SearchRequest, into response: inout SearchResponse
  ) {
    guard request.types.isEmpty else { return }
    let analyzer = TextAnalyzer()
    let found = apps.intents(matching: response.words) {
      analyzer.foldedWords(of: $0).split(separator: " ").map(String.init)
    }
    .filter { request.apps.isEmpty || request.apps.contains($0.app) }.prefix(Self.intentLimit)
    guard !found.isEmpty else { return }
    let place =
      response.hits.firstIndex {
        guard case .entity(let hit) = $0 else { return false }
        return hit.tier > .allInTitle
      } ?? response.hits.count
    response.hits.insert(contentsOf: found.map { SearchHit.intent($0) }, at: place)
    guard request.limit > 0, response.hits.count > request.limit else { return }
    response.hits.removeSubrange(request.limit...)
    // Entities pushed off this page are the first of the next one.
    response.next = response.hits.count { if case .entity = $0 { true } else { false } }
    response.cursor = SearchCursor(after: response, of: request)
  }
}
