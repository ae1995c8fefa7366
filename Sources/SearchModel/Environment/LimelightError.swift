/// A failure with what happened, what it means and what to do.
///
/// Callers match `code`, never `message`. The command line exits with `code.rawValue`.
package struct LimelightError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A growing list: a struct, so that a new code breaks no caller.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package var rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    package static let usage = Code(rawValue: 2)
    package static let partly = Code(rawValue: 3)
    package static let entityGone = Code(rawValue: 10)
    package static let ambiguous = Code(rawValue: 11)
    package static let noHandler = Code(rawValue: 12)
    package static let handlerFailed = Code(rawValue: 13)
    package static let cancelled = Code(rawValue: 14)
    package static let needsValue = Code(rawValue: 15)
    package static let badData = Code(rawValue: 65)
    package static let noIndex = Code(rawValue: 66)
    package static let unavailable = Code(rawValue: 69)
    package static let `internal` = Code(rawValue: 70)
    package static let cannotCreate = Code(rawValue: 73)
    package static let io = Code(rawValue: 74)
    package static let busy = Code(rawValue: 75)
    package static let version = Code(rawValue: 76)
    package static let denied = Code(rawValue: 77)
    package static let config = Code(rawValue: 78)
    package static let timedOut = Code(rawValue: 124)

    /// The name in JSON and in `help exit-codes`.
    package var name: String { Self.names[rawValue] ?? "error-\(rawValue)" }

    /// Whether it stands in the table of exit codes.
    package var isKnown: Bool { Self.names[rawValue] != nil }

    private static let names: [Int32: String] = [
      2: "usage", 3: "partly", 10: "entity-gone", 11: "ambiguous", 12: "no-handler", 13: "handler-failed",
      14: "cancelled", 15: "needs-value", 65: "bad-data", 66: "no-index", 69: "unavailable", 70: "internal",
      73: "cannot-create", 74: "io", 75: "busy", 76: "version", 77: "denied", 78: "config", 124: "timed-out",
    ]
  }

  package var code: Code
  /// One sentence: what happened.
  package var message: String
  /// What to do about it, as a command where there is one.
  package var hint: String?

  package init(_ code: Code, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  package var description: String {
    hint.map { "\(message) (\(code.name)). \($0)" } ?? "\(message) (\(code.name))."
  }
}
