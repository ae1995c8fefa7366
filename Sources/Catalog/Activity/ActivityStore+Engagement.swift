package import SearchModel

/// What people may ask about what is remembered of them, and what is on the screens of apps.
extension ActivityStore {
  /// How much is remembered.
  package struct Summary: Sendable, Equatable {
    /// Whether anything is recorded and used.
    package var isOn = true
    package var openings = 0
    /// So many entities were opened.
    package var entities = 0
    /// Seconds since 1970 of the first opening.
    package var oldest: Double?

    package init() {}
  }

  /// Whether openings are recorded and used.
  package var isOn: Bool {
    get throws(LimelightError) {
      let statement = try connection.statement(
        "SELECT 1 FROM settings WHERE name = 'engagement' AND value = 'off'")
      defer { statement.reset() }
      return try !statement.step()
    }
  }

  package func summary() throws(LimelightError) -> Summary {
    var summary = Summary()
    let statement = try connection.statement(
      "SELECT count(*), count(DISTINCT app || char(0) || type || char(0) || id), min(at) FROM opens")
    defer { statement.reset() }
    if try statement.step() {
      summary.openings = Int(statement.integer(0))
      summary.entities = Int(statement.integer(1))
      summary.oldest = statement.number(2)
    }
    summary.isOn = try isOn
    return summary
  }

  /// Switches recording and use; what was recorded before stays until it is cleared.
  package func setOn(_ isOn: Bool) throws(LimelightError) {
    let statement = try connection.statement(
      "INSERT OR REPLACE INTO settings (name, value) VALUES ('engagement', ?)")
    try statement.bind(1, isOn ? "on" : "off")
    try statement.run()
    if !isOn { try connection.execute("DELETE FROM on_screen") }
  }

  /// Erases all openings, from the bytes of the file too.
  ///
  /// - Returns: how many there were.
  package func clear() throws(LimelightError) -> Int {
    try erasing { () throws(LimelightError) in
      let count = try summary().openings
      try connection.execute("DELETE FROM opens; DELETE FROM on_screen")
      return count
    }
  }

  /// Erases the openings of one entity, from the bytes of the file too.
  ///
  /// - Returns: how many there were.
  package func forget(_ key: EntityKey) throws(LimelightError) -> Int {
    try erasing { () throws(LimelightError) in
      let statement = try connection.statement(
        "SELECT count(*) FROM opens WHERE app = ? AND type = ? AND id = ?")
      try statement.bind(1, key.app)
      try statement.bind(2, key.type)
      try statement.bind(3, key.id)
      let count = try statement.step() ? Int(statement.integer(0)) : 0
      statement.reset()
      try erase([.entity(key)])
      return count
    }
  }

  /// Runs a transaction whose deletions overwrite what they delete, and empties the log of it.
  private func erasing(_ body: () throws(LimelightError) -> Int) throws(LimelightError) -> Int {
    try connection.execute("PRAGMA secure_delete = ON")
    let count = try connection.writing(body)
    // Somebody who reads at this moment keeps the log; the next checkpoint empties it.
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return count
  }

  // MARK: On screen

  /// Notes which entity an app shows, now; `nil` for none.
  package func setOnScreen(_ key: EntityKey?, app: String, row: Int64) throws(LimelightError) {
    guard let key else {
      let statement = try connection.statement("DELETE FROM on_screen WHERE app = ?")
      try statement.bind(1, app)
      return try statement.run()
    }
    let statement = try connection.statement(
      """
      INSERT OR REPLACE INTO on_screen (app, type, id, item, since)
      SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS
        (SELECT 1 FROM settings WHERE name = 'engagement' AND value = 'off')
      """)
    try statement.bind(1, app)
    try statement.bind(2, key.type)
    try statement.bind(3, key.id)
    try statement.bind(4, row)
    try statement.bind(5, clock.now())
    try statement.run()
  }

  /// The catalog rows of what apps show since then or later; what is noted for the future is left out.
  package func onScreen(since: Double) throws(LimelightError) -> [Int64] {
    let statement = try connection.statement(
      "SELECT item FROM on_screen WHERE item > 0 AND since >= ? AND since <= ? LIMIT 64")
    try statement.bind(1, since)
    // A clock that was set back a little is no reason to forget.
    try statement.bind(2, clock.now() + 60)
    defer { statement.reset() }
    var rows: [Int64] = []
    while try statement.step() { rows.append(statement.integer(0)) }
    return rows
  }
}
