import FoundationEssentials
package import SearchModel
import Synchronization

/// The apps that are known: from the home's `apps`, the system's `apps` directories, and this process.
///
/// For one app the nearer manifest wins: the home's, then the system's in their order, then what
/// the app in this process declares. Directories are looked at anew for each question, so a manifest is live at the
/// next query; the cost is one listing a directory and one `stat` a file. A broken manifest hides no other.
package final class AppRegistry: Sendable {
  private let hosts: [any AppHost]
  private let paths: HomePaths
  private let options: DispatchOptions
  private let state: Mutex<State>

  private struct State {
    var directories: [ManifestDirectory]
    var apps: AppDirectory?
  }

  /// - Parameters:
  ///   - hosts: apps that perform in this process.
  ///   - options: how apps in processes of their own are started.
  package init(paths: HomePaths, hosts: [any AppHost], options: DispatchOptions? = nil) {
    self.hosts = hosts
    self.paths = paths
    self.options = options ?? DispatchOptions(environment: ProcessInfo.processInfo.environment)
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
        apps[manifest.app] = RegisteredApp(
          manifest: manifest, file: file, host: host(of: manifest, file: file))
      }
    }
    return apps.values.sorted { $0.manifest.app < $1.manifest.app }
  }

  /// The app itself: part of this program, else in a process of its own if its manifest says how to start it.
  private func host(of manifest: AppManifest, file: String) -> (any AppHost)? {
    if let host = hosts.first(where: { $0.app == manifest.app }) { return host }
    guard !manifest.service.isEmpty else { return nil }
    return HandlerHost(manifest: manifest, file: file, paths: paths, options: options)
  }
}
