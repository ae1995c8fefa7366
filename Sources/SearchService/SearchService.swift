package import IntentDispatch
package import SearchIndex
package import SearchModel

/// The one front door: donate, search, open, reindex; every face of Limelight calls it and nothing below.
package final class SearchService: Sendable {
  package let paths: HomePaths
  package let clock: WallClock
  package let engine: IndexEngine
  package let registry: AppRegistry

  /// - Parameter hosts: apps that perform in this process.
  package init(paths: HomePaths, hosts: [any AppHost], clock: WallClock = .system) {
    self.paths = paths
    self.clock = clock
    engine = IndexEngine(paths: paths, clock: clock)
    registry = AppRegistry(paths: paths, hosts: hosts)
  }

  /// Ranked entities and runnable intents in one list, entities with their actions.
  ///
  /// - Throws: `noIndex` without a home, `usage` for a strict-syntax error.
  package func search(_ request: SearchRequest) async throws -> SearchResponse { throw notYet }

  /// One entity, `nil` if the index does not know it.
  ///
  /// - Parameter withTerms: fills the terms and values of its document too.
  package func show(_ key: EntityKey, withTerms: Bool) async throws -> EntityView? { throw notYet }

  /// The keys that carry this id under the given app and type, at most `limit`.
  package func keys(id: String, app: String?, type: String?, limit: Int) async throws -> [EntityKey] {
    throw notYet
  }

  /// Every entity of that app, type and domain in a stable order, hidden and expired ones included.
  package func list(
    app: String?, type: String?, domain: String?, each: (CatalogEntity) throws -> Void
  ) async throws { throw notYet }

  /// Takes an NDJSON stream.
  ///
  /// - Parameter onRejected: called with each refused line, verbatim.
  package func donate(
    _ lines: DonationLines, options: DonateOptions, onRejected: (RejectedRecord, [UInt8]) throws -> Void
  ) async throws -> DonationReceipt { throw notYet }

  /// Withdraws entities; unknown ones count as `missing` in `accepted`.
  package func delete(_ operations: [DonationOperation]) async throws -> DonationReceipt { throw notYet }

  /// Resolves the entity, performs its OpenIntent, yields where the tap leads.
  ///
  /// - Throws: `entityGone`, `noHandler`, `handlerFailed`; `config` when two OpenIntents claim the type.
  package func open(_ key: EntityKey, source: String) async throws -> (
    event: NavigationEvent, notices: [Notice]
  ) {
    throw notYet
  }

  /// Changes with a sequence above `after`, oldest first.
  package func log(after: Int64, app: String?, each: (LogEntry) throws -> Void) async throws { throw notYet }

  /// Asks the apps again, sweeps what they no longer name, rebuilds if that is due.
  ///
  /// - Throws: `busy` when another reindex runs.
  package func reindex(
    _ options: ReindexOptions, progress: @escaping @Sendable (ReindexProgress) -> Void
  ) async throws -> ReindexReport { throw notYet }

  package func status() async throws -> IndexStatus { throw notYet }

  private var notYet: LimelightError { LimelightError(.internal, "not there yet") }
}
