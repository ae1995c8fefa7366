package import SearchModel
import Synchronization

/// The apps that are known: from the home's `apps`, the system's `apps` directories, and this process.
///
/// For one app the nearer manifest wins: the home's, then the system's in their order, then what
/// the app in this process declares. Directories are looked at anew for each question, so a manifest is live at the
/// next query; the cost is one listing a directory and one `stat` a file. A broken manifest hides no other.
package final class AppRegistry: Sendable {
  private let hosts: [any AppHost]
  private let state: Mutex<State>

  private struct State {
    var directories: [ManifestDirectory]
    var apps: [RegisteredApp] = []
    var byName: [String: Int] = [:]
    var isBuilt = false
  }

  /// - Parameter hosts: apps that perform in this process.
  package init(paths: HomePaths, hosts: [any AppHost]) {
    self.hosts = hosts
    state = Mutex(State(directories: ([paths.apps] + paths.systemApps).map(ManifestDirectory.init(path:))))
  }

  /// Every app, sorted by identifier.
  package var apps: [RegisteredApp] { current { $0.apps } }

  /// The app of exactly that identifier.
  package subscript(app: String) -> RegisteredApp? {
    current { state in state.byName[app].map { state.apps[$0] } }
  }

  /// Manifests that are not used, and why.
  package var problems: [ManifestProblem] { current { $0.directories.flatMap(\.problems) } }

  private func current<Result: Sendable>(_ body: (borrowing State) -> Result) -> Result {
    state.withLock { state in
      var isChanged = !state.isBuilt
      for index in state.directories.indices where state.directories[index].refresh() { isChanged = true }
      if isChanged { rebuild(&state) }
      return body(state)
    }
  }

  private func rebuild(_ state: inout State) {
    var apps: [String: RegisteredApp] = [:]
    for host in hosts {
      apps[host.app] = RegisteredApp(manifest: host.manifest, file: nil, host: host)
    }
    for directory in state.directories.reversed() {
      for (file, manifest) in directory.manifests {
        apps[manifest.app] = RegisteredApp(manifest: manifest, file: file, host: apps[manifest.app]?.host)
      }
    }
    state.apps = apps.values.sorted { $0.manifest.app < $1.manifest.app }
    state.byName = Dictionary(
      uniqueKeysWithValues: state.apps.enumerated().map { ($1.manifest.app, $0) })
    state.isBuilt = true
  }
}
