package import SearchModel

/// How a donation is to be taken.
package struct DonationOptions: Sendable {
  package var waitsUntilSearchable = false
  /// Seconds to wait for searchability; then the receipt says `searchable: false`.
  package var timeout = 30.0
  package var listsAccepted = false
  /// All operations are one transaction, and one record that cannot be taken fails it with `badData`.
  ///
  /// Other donors wait meanwhile: bound the operations.
  package var isWhole = false
  /// The mark of a running sweep, renewed even on unchanged entities.
  package var sweepMark: Int64?
  /// Stored with the last transaction of the call.
  package var clientState: ClientStateUpdate?
  package init() {}
}
