/// A batch's client state, to be stored with its last records.
///
/// Apple's counterpart: `CSSearchableIndex.endBatch(withExpectedClientState:newClientState:)`.
package struct ClientStateUpdate: Sendable, Equatable {
  package var app: String
  package var indexName: String
  /// At most 250 bytes, as Core Spotlight has it.
  package var new: [UInt8]
  /// When set, the transaction is refused unless this is what is stored (`.some(nil)`: nothing is).
  package var expected: [UInt8]??

  package init(app: String, indexName: String, new: [UInt8], expected: [UInt8]?? = nil) {
    self.app = app
    self.indexName = indexName
    self.new = new
    self.expected = expected
  }
}
