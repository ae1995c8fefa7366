package import SearchModel

/// Single questions, each about the apps of this moment; see `AppDirectory` for what they mean.
extension AppRegistry {
  /// Every app, sorted by identifier.
  package var apps: [RegisteredApp] { snapshot().apps }

  /// Manifests that are not used, and why.
  package var problems: [ManifestProblem] { snapshot().problems }

  /// The app of exactly that identifier.
  package subscript(app: String) -> RegisteredApp? { snapshot()[app] }

  /// The app that a person named.
  package func app(named name: String) throws(LimelightError) -> RegisteredApp? {
    try snapshot().app(named: name)
  }

  /// The entity type that a person named.
  package func type(named name: String, app: String?) throws(LimelightError) -> String? {
    try snapshot().type(named: name, app: app)
  }

  /// What people call a type.
  package func typeTitle(_ type: String, app: String) -> String { snapshot().typeTitle(type, app: app) }

  /// What can be done with an entity.
  package func actions(for entity: EntityKey) -> [IntentAction] { snapshot().actions(for: entity) }

  /// Intents whose name a query holds.
  package func intents(matching words: [String]) -> [IntentHit] { snapshot().intents(matching: words) }
}
