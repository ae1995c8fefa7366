import SearchModel

/// The apps as they were known at one moment.
///
/// Whoever asks much, such as for each hit of a search, takes one from `AppRegistry.snapshot()` and asks that.
package struct AppDirectory: Sendable {
  /// Every app, sorted by identifier.
  package let apps: [RegisteredApp]
  /// Manifests that are not used, and why.
  package let problems: [ManifestProblem]
  private let byName: [String: Int]

  init(apps: [RegisteredApp], problems: [ManifestProblem]) {
    self.apps = apps
    self.problems = problems
    byName = Dictionary(uniqueKeysWithValues: apps.enumerated().map { ($1.manifest.app, $0) })
  }

  /// The app of exactly that identifier.
  package subscript(app: String) -> RegisteredApp? { byName[app].map { apps[$0] } }
}
