package import SearchModel

extension Catalog {
  /// The most bytes of a client state.
  ///
  /// Source: Apple's documentation of `CSSearchableIndex.endBatch`.
  package static let clientStateLimit = 250

  /// The client state last stored for that index of the app; `nil` if there is none.
  package func clientState(app: String, indexName: String) throws(LimelightError) -> [UInt8]? {
    let statement = try connection.statement(
      "SELECT state FROM client_state WHERE app = ? AND index_name = ?")
    try statement.bind(1, app)
    try statement.bind(2, indexName)
    defer { statement.reset() }
    return try statement.step() ? statement.bytes(0) : nil
  }

  func storeClientState(_ update: ClientStateUpdate) throws(LimelightError) {
    let statement = try connection.statement("INSERT OR REPLACE INTO client_state VALUES (?, ?, ?)")
    try statement.bind(1, update.app)
    try statement.bind(2, update.indexName)
    try statement.bind(3, update.new)
    try statement.run()
  }

  /// Deleting everything of an app makes it start over.
  func clearClientState(app: String) throws(LimelightError) {
    let statement = try connection.statement("DELETE FROM client_state WHERE app = ?")
    try statement.bind(1, app)
    try statement.run()
  }
}
