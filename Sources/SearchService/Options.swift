package import SearchModel

/// One entity as `show` prints it.
package struct EntityView: Sendable {
  package var entity: CatalogEntity
  /// `searchable`, `pending`, `hidden` or `expired`.
  package var state: String
  package var typeTitle: String
  package var actions: [IntentAction]
  package var terms: [String] = []
  package var values: [String: String] = [:]
}

/// The flags of `donate`.
package struct DonateOptions: Sendable {
  /// Default app of records; another one in a record is rejected `other-app`.
  package var app: String?
  /// Default type of records.
  package var type: String?
  /// One bad line and nothing is taken.
  package var isStrict = false
  /// Validates and says what would be searchable; writes nothing.
  package var isCheck = false
  /// The stream is the whole truth of that app (and type).
  package var replaces = false
  package var listsAccepted = false
  package var waitsUntilSearchable = true
  /// Seconds.
  package var timeout = 30.0
  package init() {}
}

/// The flags of `reindex`.
package struct ReindexOptions: Sendable {
  package var app: String?
  package var catalogOnly = false
  package var appsOnly = false
  package var rebuild = false
  package var acceptsDeletions = false
  package var isDryRun = false
  /// Skips when the last success is younger, in seconds.
  package var ifOlderThan: Double?
  /// Waits a random time up to this first, in seconds.
  package var splay: Double?
  /// How long to wait for another reindex, in seconds.
  package var wait = 0.0
  package init() {}
}

package struct ReindexProgress: Sendable {
  /// The app being asked, `nil` while the index is built.
  package var app: String?
  package var done: Int
  package init(app: String?, done: Int) {
    self.app = app
    self.done = done
  }
}

package struct ReindexReport: Sendable {
  package struct App: Sendable {
    package var app: String
    package var donated = 0
    package var swept = 0
    /// Deletions withheld by the sweep brake.
    package var withheld = 0
    package var failure: LimelightError?
    package init(app: String) { self.app = app }
  }
  package var apps: [App] = []
  package var rebuiltGeneration: Int?
  package var wasSkipped = false
  package var notices: [Notice] = []
  package var tookMilliseconds = 0.0
  package init() {}
}
