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
  package var app: String
  package var indexName: String
  package var new: [UInt8]
  /// When set, another stored state is refused and nothing of that transaction is taken.
  package var expected: [UInt8]??

  package init(app: String, indexName: String, new: [UInt8], expected: [UInt8]?? = nil) {
    self.app = app
    self.indexName = indexName
    self.new = new
    self.expected = expected
  }
}
