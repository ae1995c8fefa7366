import Catalog
package import SearchModel

extension IndexEngine {
  /// Takes a donation: durable when it returns, searchable too if `options.waitsUntilSearchable`.
  ///
  /// Without waiting, indexing starts in the background of this process once the donor pauses; should the process
  /// end first, the next search or donation of any process catches up.
  ///
  /// - Throws: `denied`, `config`, `cannotCreate`, `io`, `version` as the catalog gives them, and
  ///   `ClientStateError`; transactions that were committed before stay.
  package func donate(
    _ operations: [DonationOperation], options: DonationOptions = DonationOptions()
  ) async throws -> DonationReceipt {
    let start = clock.now()
    let wasPending = isPending
    var receipt = DonationReceipt()
    background.begin()
    do {
      receipt = try await writer.donate(operations, options: options)
    } catch {
      // What was committed before the error is to be indexed all the same.
      background.end(entities: operations.count)
      throw error
    }
    let leaves = !options.waitsUntilSearchable && receipt.sequence != nil
    background.end(entities: leaves ? operations.count : 0)
    if let sequence = try await sequenceToAwait(receipt, wasPending: wasPending) {
      if options.waitsUntilSearchable {
        if let holder = try await waitUntilSearchable(sequence, timeout: options.timeout) {
          receipt.notices.append(Notice("indexing-pending", "Durable, not yet searchable: \(holder)."))
        } else {
          receipt.searchable = true
        }
      }
    } else {
      receipt.searchable = true
    }
    receipt.tookMilliseconds = (clock.now() - start) * 1000
    return receipt
  }

  /// Whether something may be in the catalog that is not in the index yet.
  package var isPending: Bool { FileSystem.exists(paths.pending) }

  /// The sequence that must be applied before what the receipt tells of is searchable; `nil` if it is.
  ///
  /// - Parameter wasPending: `isPending` before the donation: what it found unchanged may have been left so by
  ///   a process that was killed.
  package func sequenceToAwait(_ receipt: DonationReceipt, wasPending: Bool) async throws -> Int64? {
    if let sequence = receipt.sequence { return sequence }
    return wasPending ? try await writer.sequence() : nil
  }

  /// Waits until everything up to `sequence` is applied in the generation that `current` names.
  ///
  /// - Returns: `nil` when it is searchable, else a sentence naming who holds the lock.
  /// - Throws: what indexing throws: the donation is durable all the same.
  package func waitUntilSearchable(_ sequence: Int64, timeout: Double) async throws -> String? {
    try await withDeadline(timeout + 0.5, late: "this process is still indexing") { [indexer] () -> String? in
      var bounds = Indexer.Bounds()
      bounds.timeout = timeout
      switch try await indexer.catchUp(to: sequence, bounds: bounds) {
      case .lockHeld(let holder): return holder
      case .applied, .partly: return nil
      }
    }
  }

  /// Applies everything that is committed.
  package func catchUp() async throws {
    guard FileSystem.exists(paths.catalog) else { return }
    if case .lockHeld(let holder) = try await indexer.catchUp() {
      throw LimelightError(.busy, "the index could not be brought up to date: \(holder)", hint: "Try again.")
    }
  }

  /// The client state last stored with a batch of that index.
  package func clientState(app: String, indexName: String) async throws -> [UInt8]? {
    try await catalogReader.read { try $0.clientState(app: app, indexName: indexName) } ?? nil
  }

  /// Adds to the number of refused records that `status` shows.
  package func countRejected(_ count: Int) async throws { try await writer.add(count, to: .rejected) }
}
