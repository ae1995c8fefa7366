import IntentDispatch
import SearchIndex
package import SearchModel

extension SearchService {
  /// Every app there is something of, sorted: what `--app` and `--type` may name.
  ///
  /// Registered apps, with the types they only donated too, and apps that only donated, whose identifier is
  /// their title. Counts entities along the catalog's index: some milliseconds at 100,000 entities.
  package func apps() async throws -> [AppManifest] {
    var apps = registry.apps.map(\.manifest)
    for donor in try await engine.status().apps {
      let place: Int
      if let known = apps.firstIndex(where: { $0.app == donor.app }) {
        place = known
      } else {
        apps.append(AppManifest(app: donor.app, title: donor.app))
        place = apps.count - 1
      }
      for type in donor.types.keys.sorted() where !apps[place].entities.contains(where: { $0.type == type }) {
        apps[place].entities.append(.init(type: type, title: type))
      }
    }
    return apps.sorted { $0.app < $1.app }
  }
}
