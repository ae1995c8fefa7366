package import SearchModel

/// Numbers `status` reports, kept in the catalog.
package enum CatalogCounter: String, CaseIterable, Sendable {
  case rejected
  case truncatedTokens = "truncated_tokens"
}

/// Times `status` reports, kept in the catalog.
package enum CatalogTime: String, CaseIterable, Sendable {
  case reindexSuccess = "reindex_success"
  case reindexSkip = "reindex_skip"
  case reindexFailure = "reindex_failure"
}

extension Catalog {
  /// What the counter stands at.
  package func count(_ counter: CatalogCounter) throws(LimelightError) -> Int {
    Int(try whole("count_" + counter.rawValue) ?? 0)
  }

  /// Adds to the counter, in a transaction of its own if none is open.
  package func add(_ amount: Int, to counter: CatalogCounter) throws(LimelightError) {
    guard amount != 0 else { return }
    let statement = try connection.statement(
      "INSERT INTO meta VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = value + ?2")
    try statement.bind(1, "count_" + counter.rawValue)
    try statement.bind(2, Int64(amount))
    try statement.run()
  }

  /// When that last happened, in seconds since 1970; `nil` if never.
  package func time(_ time: CatalogTime) throws(LimelightError) -> Double? {
    let statement = try connection.statement("SELECT value FROM meta WHERE name = ?")
    try statement.bind(1, "time_" + time.rawValue)
    defer { statement.reset() }
    return try statement.step() ? statement.number(0) : nil
  }

  /// Notes that it happened now.
  package func note(_ time: CatalogTime) throws(LimelightError) {
    let statement = try connection.statement("INSERT OR REPLACE INTO meta VALUES (?, ?)")
    try statement.bind(1, "time_" + time.rawValue)
    try statement.bind(2, clock.now())
    try statement.run()
  }
}
