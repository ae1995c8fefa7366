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
    var apps: AppDirectory?
  }

  /// - Parameter hosts: apps that perform in this process.
  package init(paths: HomePaths, hosts: [any AppHost]) {
    self.hosts = hosts
    state = Mutex(State(directories: ([paths.apps] + paths.systemApps).map(ManifestDirectory.init(path:))))
  }

  /// The apps as they are now.
  package func snapshot() -> AppDirectory {
    state.withLock { state in
      var isChanged = false
      for index in state.directories.indices where state.directories[index].refresh() { isChanged = true }
      if !isChanged, let apps = state.apps { return apps }
      let apps = AppDirectory(
        apps: merged(state.directories), problems: state.directories.flatMap(\.problems))
      state.apps = apps
      return apps
    }
  }

  private func merged(_ directories: [ManifestDirectory]) -> [RegisteredApp] {
    var apps: [String: RegisteredApp] = [:]
    for host in hosts {
      apps[host.app] = RegisteredApp(manifest: host.manifest, file: nil, host: host)
    }
    for directory in directories.reversed() {
      for (file, manifest) in directory.manifests {
        apps[manifest.app] = RegisteredApp(manifest: manifest, file: file, host: apps[manifest.app]?.host)
      }
    }
    return apps.values.sorted { $0.manifest.app < $1.manifest.app }
  }
}
