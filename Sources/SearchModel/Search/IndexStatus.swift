/// How the home is doing.
///
/// Its JSON form is fixed (Docs/Formats.md).
package struct IndexStatus: Sendable {
  package enum State: String, Sendable {
    case ok, empty, pending, rebuilding, readOnly = "read-only", degraded
  }

  package struct App: Sendable {
    package var app: String
    /// Entities by type.
    package var types: [String: Int]
    package init(app: String, types: [String: Int]) {
      self.app = app
      self.types = types
    }
  }

  package var host = ""
  package var home = ""
  package var state = State.empty
  package var entities = 0
  package var catalogSequence: Int64 = 0
  package var catalogBytes: Int64 = 0
  package var generation = 0
  package var appliedSequence: Int64 = 0
  /// Sequences not yet applied.
  package var pending: Int64 = 0
  package var indexBytes: Int64 = 0
  /// Seconds since 1970 the generation was built; `nil` without one.
  package var builtAt: Double?
  package var apps: [App] = []
  package var rejected = 0
  package var truncatedTokens = 0
  package var lastReindexSuccess: Double?
  package var lastReindexSkip: Double?
  package var lastReindexFailure: Double?
  package var notices: [Notice] = []
  package init() {}
}
