import Foundation

/// Which app this process is.
package enum AppIdentity {
  /// Decided at first use, then fixed.
  package static let current: String = {
    let executable = executablePath()
    let (app, notice) = resolve(
      environment: ProcessInfo.processInfo.environment, executable: executable,
      manifest: FileManager.default.contents(atPath: executable + ".json"))
    if let notice, !TestProcess.isOne {
      FileHandle.standardError.write(Data((notice + "\n").utf8))
    }
    return app
  }()

  /// `LIMELIGHT_APP`, else the manifest's identifier, else the executable's name with a notice.
  static func resolve(
    environment: [String: String], executable: String, manifest: Data?
  ) -> (app: String, notice: String?) {
    if let app = environment["LIMELIGHT_APP"], !app.isEmpty { return (app, nil) }
    if let manifest, let members = try? JSONSerialization.jsonObject(with: manifest) as? [String: Any],
      let app = (members["identifier"] ?? members["app"]) as? String, !app.isEmpty
    {
      return (app, nil)
    }
    let name = executable.split(separator: "/").last.map(String.init) ?? executable
    return (
      name,
      "limelight: this app donates as '\(name)'; set LIMELIGHT_APP, "
        + "or \"identifier\" in \(executable).json, to fix its identifier."
    )
  }

  /// The program of this process.
  package static func executablePath() -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? ProcessInfo.processInfo.arguments.first ?? "app"
  }
}
