import SearchModel

/// The steps from one schema version of a store to the next; `user_version` says where a file stands.
///
/// Steps are only ever appended: files of every older version are carried up on opening.
struct SchemaLadder {
  /// What the store is called in messages.
  var store: String
  var steps: [String]

  /// The version of a file this program writes.
  var version: Int64 { Int64(steps.count) }

  /// Carries the file up, or refuses one of a newer program.
  ///
  /// - Returns: the version found, `0` for an empty file.
  /// - Throws: `.version` with what to do.
  @discardableResult
  func climb(_ connection: Connection) throws(LimelightError) -> Int64 {
    let found = try Self.version(of: connection)
    guard found <= version else { throw tooNew(found, connection.path) }
    guard found < version, connection.access == .readWrite else { return found }
    try connection.writing { () throws(LimelightError) in
      // Another process may have done it while this one waited for the lock.
      let standing = try Self.version(of: connection)
      guard standing <= version else { throw tooNew(standing, connection.path) }
      for step in steps.dropFirst(Int(standing)) { try connection.execute(step) }
      try connection.execute("PRAGMA user_version = \(version)")
    }
    return found
  }

  private static func version(of connection: Connection) throws(LimelightError) -> Int64 {
    let statement = try connection.statement("PRAGMA user_version")
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }

  private func tooNew(_ found: Int64, _ path: String) -> LimelightError {
    LimelightError(
      .version,
      "The \(store) \(path) has format \(found), but this program knows only formats up to \(version)",
      hint: "Update limelight, or use another home with --home.")
  }
}
