/// What opening depends on besides the registry.
package struct DispatchOptions: Sendable {
  /// Where programs are looked for (`PATH`) and what handlers inherit.
  package var environment: [String: String]
  /// Seconds a handler may take, `nil` for any time.
  package var deadline: Double?
  /// Seconds an app in its own process may take until it is ready, `nil` for any time.
  package var startDeadline: Double?
  /// Seconds an app in its own process may take to end once its connection is closed, then it is ended.
  package var endDeadline: Double? = 2
  /// Seconds after which an opener that still runs counts as having taken the address.
  package var handOverTime = 5.0
  /// URI schemes of records that may be given to the desktop.
  ///
  /// A record is data from anybody: a scheme outside this list could make the desktop run things.
  package var schemes: Set<String> = [
    "apt", "caldav", "dav", "davs", "feed", "file", "ftp", "ftps", "geo", "gopher", "help", "http", "https",
    "info", "irc", "ircs", "magnet", "mailto", "man", "matrix", "news", "nntp", "sftp", "sip", "sms", "tel",
    "webcal", "xmpp",
  ]

  /// Thirty seconds a handler, fifteen to start an app; none with `LIMELIGHT_DEADLINES=off` (debuggers).
  package init(environment: [String: String]) {
    self.environment = environment
    deadline = environment["LIMELIGHT_DEADLINES"] == "off" ? nil : 30
    startDeadline = deadline.map { $0 / 2 }
    if deadline == nil { endDeadline = nil }
  }
}
