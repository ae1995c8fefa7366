import SearchIndex
import SearchModel

/// What an index object collects between `beginBatch` and `endBatch`.
struct DonationBatch {
  /// A batch is one transaction, for which all other donors wait: larger ones are refused.
  static let mostOperations = 20_000
  static let mostBytes = 64 << 20

  private(set) var operations: [DonationOperation] = []
  private var bytes = 0
  private var failure: CSIndexError?

  /// Adds to the batch.
  ///
  /// - Throws: `quotaExceeded` if it grows too large; it then fails as a whole when it ends.
  mutating func add(_ more: [DonationOperation]) throws(CSIndexError) {
    if let failure { throw failure }
    bytes = more.reduce(bytes) { $0 + $1.approximateSize }
    guard operations.count + more.count <= Self.mostOperations, bytes <= Self.mostBytes else {
      let refusal = CSIndexError(
        .quotaExceeded,
        "The batch has more than \(Self.mostOperations) operations or \(Self.mostBytes >> 20) MB; "
          + "nothing of it will be taken. End batches earlier: the client state says where to go on.")
      failure = refusal
      operations = []
      throw refusal
    }
    operations += more
  }

  /// Somebody began a batch while this one was open: whose operations are whose can no longer be told.
  mutating func beginAgain(indexName: String) {
    failure = CSIndexError(
      .unknownError,
      "A batch was begun on index '\(indexName)' while another was open; nothing of either was taken. "
        + "Give each task that donates in batches an index object of its own.")
    operations = []
  }

  /// The operations to make durable.
  ///
  /// - Throws: why nothing of the batch can be taken.
  func finished() throws(CSIndexError) -> [DonationOperation] {
    if let failure { throw failure }
    return operations
  }
}
