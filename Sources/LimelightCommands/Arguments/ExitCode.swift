import SearchModel

/// The one table of exit codes.
enum ExitCode {
  static let ok: Int32 = 0
  static let none: Int32 = 1
  static let stale: Int32 = 4

  static let table: [(code: Int32, name: String, meaning: String)] = [
    (0, "ok", "done; something was found"),
    (1, "none", "nothing was found; no such entity to show"),
    row(.usage, "wrong flags or arguments, or a strict query with an error"),
    row(.partly, "some records were refused, deletions withheld, or results incomplete"),
    (4, "stale", "the index is older than status --max-age"),
    (5, "mended", "damage was found and mended"),
    row(.entityGone, "the entity no longer exists"),
    row(.ambiguous, "several candidates; name one"),
    row(.noHandler, "nothing can open or run it"),
    row(.handlerFailed, "the app failed"),
    row(.cancelled, "you said no"),
    row(.needsValue, "a required value is missing"),
    row(.badData, "the input is unreadable as a whole, or --strict found a bad line"),
    row(.noIndex, "there is no index yet"),
    row(.unavailable, "a service that is needed is not reachable"),
    row(.internal, "a fault of Limelight; please report it"),
    row(.cannotCreate, "no space, or a file cannot be made"),
    row(.io, "reading or writing failed, or the index is damaged"),
    row(.busy, "locked or already running; try again"),
    row(.version, "the index is of a newer format"),
    row(.denied, "no permission, read-only, or another user's home"),
    row(.config, "a manifest or the configuration is wrong"),
    row(.timedOut, "the time given by --timeout is over"),
    (130, "interrupted", "stopped by Ctrl-C"),
    (143, "terminated", "stopped by a signal"),
  ]

  private static func row(
    _ code: LimelightError.Code, _ meaning: String
  ) -> (code: Int32, name: String, meaning: String) {
    (code.rawValue, code.name, meaning)
  }
}
