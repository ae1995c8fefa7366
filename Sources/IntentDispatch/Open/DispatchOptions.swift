/// What opening depends on besides the registry.
package struct DispatchOptions: Sendable {
  /// Where programs are looked for (`PATH`) and what handlers inherit.
  package var environment: [String: String]
  /// Seconds a handler may take, `nil` for any time.
  package var deadline: Double?
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

  /// Thirty seconds a handler; none with `LIMELIGHT_DEADLINES=off` (debuggers).
  package init(environment: [String: String]) {
    self.environment = environment
    deadline = environment["LIMELIGHT_DEADLINES"] == "off" ? nil : 30
  }
}
