import SearchIndex
package import SearchModel

extension SearchService {
  /// The mapping, and the custom keys of this home.
  package func schema() async throws -> SchemaReport { try await engine.schema() }

  /// Terms of the index that begin so.
  ///
  /// - Parameters:
  ///   - text: a beginning of words, or `key:beginning` for those of one attribute.
  ///   - limit: how many; 0 = all.
  /// - Throws: `noIndex` without a home.
  package func terms(
    beginning text: String, app: String?, type: String?, limit: Int
  ) async throws -> TermListing {
    try await engine.terms(beginning: text, app: app, type: type, limit: limit)
  }

  /// Why a search finds the entity, or does not; `nil` if there is no such entity.
  ///
  /// - Throws: as `search`.
  package func why(_ key: EntityKey, _ request: SearchRequest) async throws -> WhyReport? {
    try await engine.why(key, request)
  }
}
