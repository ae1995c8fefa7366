package import SearchModel

/// An app that was registered in this home.
package struct Registration: Sendable, Equatable {
  package var app: String
  /// Its manifest, as JSON.
  package var manifest: String
  /// Whether `reindex` asks it.
  package var isEnabled: Bool
}

extension Catalog {
  /// All registered apps, in order.
  package func registrations() throws(LimelightError) -> [Registration] {
    let statement = try connection.statement("SELECT app, manifest, enabled FROM registrations ORDER BY app")
    defer { statement.reset() }
    var registrations: [Registration] = []
    while try statement.step() {
      registrations.append(
        Registration(
          app: statement.text(0), manifest: statement.text(1), isEnabled: statement.integer(2) != 0))
    }
    return registrations
  }

  /// Registers an app, or replaces its manifest; whether it is enabled stays as it was, at first it is.
  package func register(app: String, manifest: String) throws(LimelightError) {
    let statement = try connection.statement(
      """
      INSERT INTO registrations (app, manifest) VALUES (?1, ?2)
      ON CONFLICT (app) DO UPDATE SET manifest = ?2 WHERE manifest != ?2
      """)
    try statement.bind(1, app)
    try statement.bind(2, manifest)
    try statement.run()
  }

  /// Says whether `reindex` asks the app.
  package func setEnabled(_ isEnabled: Bool, app: String) throws(LimelightError) {
    let statement = try connection.statement("UPDATE registrations SET enabled = ? WHERE app = ?")
    try statement.bind(1, Int64(isEnabled ? 1 : 0))
    try statement.bind(2, app)
    try statement.run()
  }

  /// Forgets the app's registration; its entities stay.
  package func unregister(app: String) throws(LimelightError) {
    let statement = try connection.statement("DELETE FROM registrations WHERE app = ?")
    try statement.bind(1, app)
    try statement.run()
  }
}
