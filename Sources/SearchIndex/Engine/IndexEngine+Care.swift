import Catalog
package import SearchModel

/// How a reindex run ended, for `status`.
package enum ReindexEnding: Sendable { case success, skip, failure }

extension IndexEngine {
  /// Starts a sweep: what is donated with this mark from now on survives it.
  package func beginSweep() async throws -> Int64 { try await writer.beginSweep() }

  /// Withdraws what of the app's entities in the scope was not donated since the mark was given out.
  ///
  /// - Returns: how many went, or how many were withheld because that would have been more than a tenth and
  ///   more than 100 of them.
  package func sweep(
    _ mark: Int64, app: String, scope: SweepScope, acceptDeletions: Bool
  ) async throws -> (deleted: Int, withheld: Int, sequence: Int64?) {
    let outcome = try await writer.sweep(mark, app: app, scope: scope, acceptDeletions: acceptDeletions)
    return (outcome.deleted, outcome.withheld, outcome.sequence)
  }

  /// Takes out what has expired; searches have not shown it since its time came.
  package func sweepExpired() async throws -> Int {
    guard FileSystem.exists(paths.catalog) else { return 0 }
    return try await writer.sweepExpired().deleted
  }

  /// Keeps two reindex runs apart for as long as the lock is held.
  ///
  /// - Throws: `busy` naming the holder once `wait` seconds have passed.
  package func lockForReindex(wait: Double) async throws -> FileLock {
    try await care.lockForReindex(wait: wait)
  }

  /// Rebuilds when asked to, when the mapping changed, or when much was deleted; searches go on meanwhile.
  ///
  /// - Returns: the new generation's number, `nil` if no rebuild was due.
  /// - Throws: `io` if the new generation did not verify: the old one still serves.
  package func rebuildIfDue(
    forced: Bool, progress: @escaping @Sendable (Int) -> Void
  ) async throws -> Int? {
    let generation = try await care.rebuildIfDue(forced: forced, progress: progress)
    if FileSystem.exists(paths.catalog) {
      try await writer.pruneTombstones(through: care.appliedByAll())
    }
    return generation
  }

  /// Notes how a reindex run ended.
  package func recordReindex(_ ending: ReindexEnding) async throws {
    switch ending {
    case .success: try await writer.note(.reindexSuccess)
    case .skip: try await writer.note(.reindexSkip)
    case .failure: try await writer.note(.reindexFailure)
    }
  }
}
