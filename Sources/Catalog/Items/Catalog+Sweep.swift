package import SearchModel

/// What a sweep took away.
package struct SweepOutcome: Sendable, Equatable {
  package var deleted = 0
  /// Entities that would have gone, kept because they are too many at once.
  package var withheld = 0
  /// The sequence number of the deletion; `nil` if nothing was deleted.
  package var sequence: Int64?
  package var erasures: [Erasure] = []
}

extension Catalog {
  /// The number of entities a sweep may delete whatever their share of the whole.
  package static let sweepBrake = 100

  /// Begins a sweep: what is donated from now on carries at least the mark returned.
  ///
  /// Donations of the sweep itself name it in ``ApplyOptions/sweepMark``; others carry the newest mark, so that
  /// what another program donates meanwhile is not swept away.
  package func beginSweep() throws(LimelightError) -> Int64 {
    try connection.writing { () throws(LimelightError) in
      let mark = try (whole("sweep_mark") ?? 0) + 1
      try setWhole("sweep_mark", mark)
      return mark
    }
  }

  /// Ends a sweep: deletes what of the app's entities in the scope was not donated since it began.
  ///
  /// Unless `acceptDeletions`, nothing is deleted if that were more than a tenth and more than
  /// ``sweepBrake`` of them: a donor that suddenly names so little is more likely broken than right.
  package func sweep(
    mark: Int64, app: String, scope: SweepScope = .everything, acceptDeletions: Bool = false
  ) throws(LimelightError) -> SweepOutcome {
    try connection.writing { () throws(LimelightError) in
      var (total, missing) = (0, 0)
      for part in scope.parts {
        let count = try sweepCount(mark: mark, app: app, part: part)
        total += count.total
        missing += count.missing
      }
      guard acceptDeletions || missing <= Self.sweepBrake || missing * 10 <= total else {
        return SweepOutcome(withheld: missing)
      }
      return try bury(scope.parts.map { .unswept(app: app, part: $0, mark: mark) })
    }
  }

  private func sweepCount(
    mark: Int64, app: String, part: SweepScope.Part
  ) throws(LimelightError) -> (total: Int, missing: Int) {
    let statement = try connection.statement(
      "SELECT count(*), count(*) FILTER (WHERE sweep < ?4) FROM items WHERE app = ?3 AND deleted = 0"
        + Selection.condition(part))
    try statement.bind(3, app)
    try statement.bind(4, mark)
    if let type = part.type { try statement.bind(5, type) }
    defer { statement.reset() }
    return try statement.step() ? (Int(statement.integer(0)), Int(statement.integer(1))) : (0, 0)
  }

  /// Deletes what has expired by now; setting the clock back does not bring it back.
  package func sweepExpired() throws(LimelightError) -> SweepOutcome {
    try connection.writing { () throws(LimelightError) in try bury([.expired(now: clock.now())]) }
  }

  /// Forgets tombstones up to a sequence that every kept generation has applied.
  ///
  /// - Returns: how many there were.
  @discardableResult
  package func pruneTombstones(through sequence: Int64) throws(LimelightError) -> Int {
    try connection.writing { () throws(LimelightError) in
      let statement = try connection.statement("DELETE FROM items WHERE deleted = 1 AND sequence <= ?")
      try statement.bind(1, sequence)
      try statement.run()
      let count = connection.changes
      if count > 0, try sequence > prunedThrough() { try setWhole("pruned_through", sequence) }
      return count
    }
  }

  private func bury(_ selections: [Selection]) throws(LimelightError) -> SweepOutcome {
    var sequence = SequenceTaker(catalog: self)
    var outcome = SweepOutcome()
    for selection in selections {
      let buried = try bury(selection, at: clock.now(), sequence: &sequence, listsKeys: true)
      outcome.deleted += buried.count
      outcome.erasures += buried.keys.map { .entity($0) }
    }
    outcome.sequence = try sequence.finish()
    return outcome
  }
}
