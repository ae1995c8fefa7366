public import Foundation

/// Batches: what is between begin and end is taken as a whole or not at all, together with a client state.
///
/// A batch holds at most 20,000 operations and 64 MB, since every other donor waits for its one transaction; a larger
/// one fails with `quotaExceeded`. One task at a time uses an index object: a batch that is begun while another is
/// open spoils both, and their ends fail.
extension CSSearchableIndex {
  /// Keeps what follows until `endBatch`; does nothing on the default index, whose `endBatch` then fails.
  public func beginBatch() {
    if !isDefault { channel.beginBatch() }
  }

  /// The same as `beginBatch()`, under its name in Objective-C.
  public func beginIndexBatch() { beginBatch() }

  /// Makes the batch durable together with a client state of at most 250 bytes.
  ///
  /// - Throws: `CSIndexError`; nothing of the batch was taken then.
  public func endBatch(withClientState clientState: Data) async throws {
    try await channel.endBatch(newState: clientState, expected: nil).value
  }

  /// The same as `endBatch(withClientState:)`, under its name in Objective-C.
  public func endIndexBatch(withClientState clientState: Data) async throws {
    try await endBatch(withClientState: clientState)
  }

  /// Makes the batch durable only if the stored client state is the expected one.
  ///
  /// - Throws: `CSIndexError`, with `mismatchedClientState` if another is stored; nothing of the batch was taken
  ///   then.
  public func endIndexBatch(expectedClientState: Data?, newClientState: Data) async throws {
    try await channel.endBatch(newState: newClientState, expected: .some(expectedClientState)).value
  }

  /// The client state stored last under this name, if any.
  public func fetchLastClientState() async throws -> Data? { try await channel.clientState() }
}
