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
  /// The fixed sets of values that parameters of kind `enum:TYPE` take.
  package var enums: [EnumType] = []
  /// What people can say, in the order the app gives.
  package var shortcuts: [Shortcut] = []
  /// Phrases that run nothing of this app, however near they come.
  package var negativePhrases: [String] = []
  /// Other names people call the app in phrases.
  package var alternativeNames: [String] = []
  /// The colour behind the shortcuts, by Apple's name of it.
  package var tileColor: String?
  /// The packages whose types the app carries, by type name.
  package var packages: [String] = []

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
    /// What it does, for people.
    package var description: String?
    /// The entity type this intent opens: an OpenIntent's `target`.
    package var opens: String?
    package var isDiscoverable = true
    package var parameters: [Parameter] = []
    /// The sentence that shows it; `nil` if it has none.
    package var summary: Summary?
    package init(intent: String, title: String, opens: String? = nil) {
      self.intent = intent
      self.title = title
      self.opens = opens
    }
  }

  package struct Parameter: Sendable, Equatable {
    package var name: String
    package var title: String
    /// `string`, `integer`, `number`, `boolean`, `date`, `url`, `entity:TYPE` or `enum:TYPE`.
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
