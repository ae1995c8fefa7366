import SearchModel
import Synchronization

/// Reads of the current generation, each from one snapshot, on a thread of this reader's own.
///
/// A read that is over in no time may run in the thread that asks instead, while no other is running.
actor SnapshotReader {
  private let executor = ThreadExecutor(name: "limelight-read")
  private let session: Mutex<ReadSession>

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(store: GenerationStore) { session = Mutex(ReadSession(store: store)) }

  /// Runs the read on a fresh snapshot.
  ///
  /// - Parameter body: must copy what it returns; may run several times.
  /// - Throws: `noIndex` before the first generation, `version` for a newer format, `io` for damage, and what
  ///   `body` throws.
  func read<Result: Sendable>(
    _ body: @Sendable (IndexSnapshot) throws -> Result
  ) throws -> Result {
    try session.withLock { try $0.read(body) }
  }

  /// Runs the read in the asking thread, once, if nothing else reads and nothing has to be opened.
  ///
  /// - Parameter body: must copy what it returns, and answers `nil` or throws where it would take long.
  /// - Returns: `nil` where `read` has to be asked, which also finds out what is wrong.
  nonisolated func readAtOnce<Result: Sendable>(
    _ body: @Sendable (IndexSnapshot) throws -> Result?
  ) -> Result? {
    session.withLockIfAvailable { $0.readOnce(body) } ?? nil
  }
}
