package import SearchModel

/// The engine of one home: catalog writer, indexer and readers, each on threads of their own.
///
/// Safe to call from any task; no call blocks the cooperative pool.
package final class IndexEngine: Sendable {
  package let paths: HomePaths
  package let clock: WallClock

  /// Opens nothing yet: files are touched by the first call that needs them.
  package init(paths: HomePaths, clock: WallClock = .system) {
    self.paths = paths
    self.clock = clock
  }

  /// Takes a donation: durable when it returns, searchable too if `options.waitsUntilSearchable`.
  package func donate(
    _ operations: [DonationOperation], options: DonationOptions = DonationOptions()
  ) async throws -> DonationReceipt {
    throw LimelightError(.internal, "not there yet")
  }

  /// Waits until everything up to `sequence` is applied in the generation that `current` names.
  ///
  /// - Returns: `nil` when it is searchable, else a sentence naming who holds the lock.
  package func waitUntilSearchable(_ sequence: Int64, timeout: Double) async throws -> String? {
    throw LimelightError(.internal, "not there yet")
  }

  /// Answers from one snapshot; catches up first if donations are pending and this process may write.
  package func search(_ request: SearchRequest) async throws -> SearchResponse {
    throw LimelightError(.internal, "not there yet")
  }

  /// One entity as the generation knows it.
  package func entity(_ key: EntityKey) async throws -> EntityDetail? {
    throw LimelightError(.internal, "not there yet")
  }

  /// The client state last stored with a batch of that index.
  package func clientState(app: String, indexName: String) async throws -> [UInt8]? {
    throw LimelightError(.internal, "not there yet")
  }
}

/// How a donation is to be taken.
package struct DonationOptions: Sendable {
  package var waitsUntilSearchable = false
  /// Seconds to wait for searchability; then the receipt says `searchable: false`.
  package var timeout = 30.0
  package var listsAccepted = false
  /// The mark of a running sweep, renewed even on unchanged entities.
  package var sweepMark: Int64?
  /// Stored with the last transaction of the call.
  package var clientState: ClientStateChange?
  package init() {}
}

/// A batch's client state (at most 250 bytes), stored in the same transaction as its last records.
package struct ClientStateChange: Sendable {
  package var indexName: String
  package var new: [UInt8]
  /// When set, another stored state is refused with `mismatched-client-state` and nothing is taken.
  package var expected: [UInt8]??
  package init(indexName: String, new: [UInt8], expected: [UInt8]?? = nil) {
    self.indexName = indexName
    self.new = new
    self.expected = expected
  }
}

/// One entity with what the index holds of it.
package struct EntityDetail: Sendable {
  package enum State: String, Sendable { case searchable, pending, hidden, expired }
  package var entity: CatalogEntity
  package var state: State
  /// The terms of its document, only on request.
  package var terms: [String] = []
  /// The value slots of its document by name, only on request.
  package var values: [String: String] = [:]
  package init(entity: CatalogEntity, state: State) {
    self.entity = entity
    self.state = state
  }
}
