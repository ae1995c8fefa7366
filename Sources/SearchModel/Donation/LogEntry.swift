/// One line of `limelight log`: the latest change of one entity.
package struct LogEntry: Sendable, Equatable {
  package enum Change: String, Sendable { case index, delete }
  package var sequence: Int64
  /// Seconds since 1970.
  package var at: Double
  package var change: Change
  package var key: EntityKey
  package var title: String?
  package init(sequence: Int64, at: Double, change: Change, key: EntityKey, title: String?) {
    self.sequence = sequence
    self.at = at
    self.change = change
    self.key = key
    self.title = title
  }
}
