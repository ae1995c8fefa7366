import Catalog
package import SearchModel

extension IndexEngine {
  /// Remembers that the entity was opened after that text was typed, for ranking.
  ///
  /// Nothing while engagement is off.
  ///
  /// - Parameter row: the entity's catalog row.
  package func recordOpen(_ key: EntityKey, row: Int64, typed: String) async throws {
    try await writer.recordOpen(key, row: row, typed: Engagement.folded(typed))
  }

  /// Notes which entity an app shows at this moment; `nil` for none.
  ///
  /// It lifts the entity in searches until it is noted otherwise, ten minutes at most.
  package func noteOnScreen(_ key: EntityKey?, app: String) async throws {
    try await writer.noteOnScreen(key, app: app)
  }

  /// How much is remembered of what was opened.
  package func engagementSummary() async throws -> EngagementSummary {
    let summary = try await activity.summary()
    return EngagementSummary(
      isOn: summary.isOn, openings: summary.openings, entities: summary.entities, oldest: summary.oldest)
  }

  /// Switches recording and use of what is opened.
  package func setEngagement(isOn: Bool) async throws { try await writer.activity { try $0.setOn(isOn) } }

  /// Forgets what was opened: one entity, or everything.
  ///
  /// - Returns: how many openings were forgotten.
  package func forgetEngagement(of key: EntityKey?) async throws -> Int {
    guard activity.hasActivity else { return 0 }
    return try await writer.activity { try key.map($0.forget) ?? $0.clear() }
  }
}
