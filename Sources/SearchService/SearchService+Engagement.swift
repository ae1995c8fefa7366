import SearchIndex
package import SearchModel

extension SearchService {
  /// How much is remembered of what was opened.
  package func engagement() async throws -> EngagementSummary { try await engine.engagementSummary() }

  /// Switches recording and use of what is opened; works before anything was donated.
  package func setEngagement(isOn: Bool) async throws { try await engine.setEngagement(isOn: isOn) }

  /// Forgets what was opened: one entity, or everything.
  ///
  /// - Returns: how many openings were forgotten.
  package func forgetEngagement(of key: EntityKey? = nil) async throws -> Int {
    try await engine.forgetEngagement(of: key)
  }
}
