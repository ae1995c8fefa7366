/// What the system reads about an app without running it.
///
/// The smallest is `app`, `title`, `handler`.
///
/// File form: one JSON object `NAME.json` in an `apps` directory (Docs/Formats.md).
package struct AppManifest: Sendable, Equatable {
  package var app: String
  package var title: String
  /// argv of the handler process; empty when the app runs in process only.
  package var handler: [String] = []
  /// argv that starts the app so that it serves JSON-RPC (Docs/AppService.md); empty if it cannot.
  package var service: [String] = []
  package var entities: [EntityType] = []
  package var intents: [Intent] = []

  package init(app: String, title: String) {
    self.app = app
    self.title = title
  }

  package struct EntityType: Sendable, Equatable {
    /// The `persistentIdentifier`: the TYPE of URIs and filters.
    package var type: String
    /// What people see: `typeDisplayRepresentation`.
    package var title: String
    package init(type: String, title: String) {
      self.type = type
      self.title = title
    }
  }

  package struct Intent: Sendable, Equatable {
    package var intent: String
    package var title: String
    /// The entity type this intent opens: an OpenIntent's `target`.
    package var opens: String?
    package var isDiscoverable = true
    package var parameters: [Parameter] = []
    package init(intent: String, title: String, opens: String? = nil) {
      self.intent = intent
      self.title = title
      self.opens = opens
    }
  }

  package struct Parameter: Sendable, Equatable {
    package var name: String
    package var title: String
    /// `string`, `integer`, `number`, `boolean`, `date`, `url`, or `entity:TYPE`.
    package var kind: String
    package var isRequired: Bool
    package init(name: String, title: String, kind: String, isRequired: Bool) {
      self.name = name
      self.title = title
      self.kind = kind
      self.isRequired = isRequired
    }
  }
}
