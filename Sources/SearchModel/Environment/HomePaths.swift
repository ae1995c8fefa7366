/// Where everything of one home lies; creates nothing.
///
/// With `--home DIR` or `LIMELIGHT_HOME` all of it lies in that directory, else in the XDG base directories
/// (freedesktop.org Base Directory Specification; relative values are ignored).
package struct HomePaths: Hashable, Sendable {
  /// What `status` calls the home.
  package var root: String
  /// Holds `catalog.sqlite` and `apps/`.
  package var data: String
  /// Holds `activity.sqlite` and `index/`.
  package var state: String
  /// Holds `config.json`.
  package var configuration: String
  /// Sockets and session files.
  package var run: String
  /// Where packages put manifests, in order of preference, without the home's own.
  package var systemApps: [String]

  package var catalog: String { data + "/catalog.sqlite" }
  package var activity: String { state + "/activity.sqlite" }
  package var apps: String { data + "/apps" }
  package var index: String { state + "/index" }
  package var current: String { index + "/current" }
  package var lock: String { index + "/lock" }
  package var pending: String { index + "/pending" }
  package var reindexLock: String { index + "/reindex.lock" }
  /// What apps in processes of their own print.
  package var logs: String { state + "/logs" }
  package func log(app: String) -> String {
    // An identifier may hold slashes; a file name may not.
    logs + "/" + app.replacing("%", with: "%25").replacing("/", with: "%2F") + ".log"
  }
  /// There while the person's session is locked; whatever locks the screen makes and removes it.
  package var locked: String { run + "/locked" }
  package func generation(_ number: Int) -> String { index + "/gen-\(number)" }

  /// The home that is one directory.
  package init(directory: String, environment: [String: String] = [:]) {
    root = directory
    data = directory
    state = directory
    configuration = directory
    run = directory + "/run"
    systemApps = Self.systemApps(environment)
  }

  /// The home that flags and environment name.
  ///
  /// - Parameter userHome: the password database's home directory, used when `HOME` is unset (cron).
  package init(home: String?, environment: [String: String], userHome: String) {
    if let directory = home ?? environment["LIMELIGHT_HOME"], !directory.isEmpty {
      self.init(directory: directory, environment: environment)
      return
    }
    let user = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? userHome
    func base(_ name: String, _ fallback: String) -> String {
      let value = environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (value ?? user + "/" + fallback) + "/limelight"
    }
    let state = base("XDG_STATE_HOME", ".local/state")
    let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 + "/limelight" : nil }
    self.init(directory: base("XDG_DATA_HOME", ".local/share"), environment: environment)
    self.state = state
    configuration = base("XDG_CONFIG_HOME", ".config")
    run = runtime ?? state + "/run"
  }

  private static func systemApps(_ environment: [String: String]) -> [String] {
    let value =
      environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    return value.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0 + "/limelight/apps" }
  }
}
