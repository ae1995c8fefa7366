/// How a handler process ended.
struct HandlerOutcome: Sendable {
  enum End: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// Its deadline passed: it and its process group were killed.
    case timedOut
    /// The caller gave up: killed likewise.
    case cancelled
    /// It never ran; the system's error number.
    case notStarted(Int32)
  }

  var end: End
  /// The last line it wrote to its standard error, without control characters; empty if none.
  var lastErrorLine = ""
  /// What it wrote to the result descriptor.
  var result: [UInt8] = []
}
