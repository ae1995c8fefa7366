package import SearchModel

/// How one transaction of a donation is to be taken.
package struct ApplyOptions: Sendable {
  /// List every accepted record in the receipt.
  package var listsAccepted = false
  /// One record that cannot be taken fails the transaction with `badData`.
  package var isWhole = false
  /// The mark of the sweep this donation belongs to, from `Catalog.beginSweep`.
  package var sweepMark: Int64?
  /// Stored in the same transaction.
  package var clientState: ClientStateUpdate?
  package init() {}
}

/// Why a batch's client state was refused; nothing of the transaction was taken.
package enum ClientStateError: Error, Sendable, Equatable {
  /// Another state is stored than the caller expected: ask for it and resume from there.
  case mismatched(stored: [UInt8]?)
  /// It has that many bytes, more than ``Catalog/clientStateLimit``.
  case tooLong(Int)
}

/// What one transaction did.
package struct BatchOutcome: Sendable, Equatable {
  /// Complete but for searchability and time taken.
  package var receipt: DonationReceipt
  /// The sequence number it took; `nil` if it changed nothing an index holds.
  package var sequence: Int64?
  /// Whose activity must go, because they were deleted; hand it to `ActivityStore.forget`.
  package var erasures: [Erasure] = []
}

/// Entities that were deleted.
package enum Erasure: Sendable, Hashable {
  case entity(EntityKey)
  case type(app: String, type: String)
  case app(String)
}
