/// Where a tap leads: the app shows this entity.
///
/// Its JSON form is fixed (Docs/Formats.md).
package struct NavigationEvent: Sendable, Equatable {
  package enum Delivery: String, Sendable {
    case inProcess = "in-process"
    case subscription, handler, dbus, uri, activated
  }

  /// A UUID: an event is delivered at least once, receivers drop repeats.
  package var event: String
  package var app: String
  /// The OpenIntent that was performed; `nil` if the type has none.
  package var intent: String?
  package var entity: EntityKey
  /// What scenes match on; by default the intent's identifier.
  package var contentIdentifier: String
  package var parameters: [String: String] = [:]
  /// A command that wants the terminal, as argv (a manual page); the command line runs it in place.
  package var exec: [String]?
  /// What led here: `search`, `shortcut`, `mcp` and so on.
  package var source = "search"
  package var delivered: Delivery
  /// Seconds since 1970.
  package var at: Double

  package init(
    event: String, app: String, intent: String?, entity: EntityKey, contentIdentifier: String,
    delivered: Delivery, at: Double
  ) {
    self.event = event
    self.app = app
    self.intent = intent
    self.entity = entity
    self.contentIdentifier = contentIdentifier
    self.delivered = delivered
    self.at = at
  }
}
