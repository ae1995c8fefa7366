/// How much a home remembers of what was opened from it.
package struct EngagementSummary: Sendable, Equatable {
  /// Whether openings are recorded and used.
  package var isOn: Bool
  package var openings: Int
  /// So many entities were opened.
  package var entities: Int
  /// Seconds since 1970 of the first opening; `nil` without any.
  package var oldest: Double?

  package init(isOn: Bool, openings: Int, entities: Int, oldest: Double?) {
    self.isOn = isOn
    self.openings = openings
    self.entities = entities
    self.oldest = oldest
  }
}
