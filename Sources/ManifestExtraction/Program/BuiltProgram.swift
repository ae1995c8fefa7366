import Foundation
import SearchModel

/// A build of the app, asked for the types that it finds in itself.
struct BuiltProgram {
  let path: String

  /// One line for each type or intent that the sources declare and the program has not, or the other way round.
  ///
  /// - Throws: `handlerFailed` if the program prints no manifest.
  func differences(from manifest: AppManifest) throws -> [String] {
    let printed = try printedManifest(app: manifest.app)
    func names(_ list: String, _ key: String) -> [String] {
      (printed[list]?.array ?? []).compactMap { $0[key]?.string }
    }
    return Self.differences("entity", manifest.entities.map(\.type), names("entities", "type"))
      + Self.differences("enum", manifest.enums.map(\.type), names("enums", "type"))
      + Self.differences("intent", manifest.intents.map(\.intent), names("intents", "intent"))
  }

  private static func differences(_ kind: String, _ declared: [String], _ found: [String]) -> [String] {
    declared.filter { !found.contains($0) }.map { name in
      "lacks the \(kind) \(name): build it anew, or, if \(name) conforms only through a protocol of the app's own, name "
        + "the protocol of AppIntents beside that, or list the type in AppIntentsTypeList"
    }
      + found.filter { !declared.contains($0) }.map {
        "has the \(kind) \($0), which is not in the sources: build it anew"
      }
  }

  /// What the program prints of itself.
  private func printedManifest(app: String) throws -> JSONValue {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(
      "limelight-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--limelight-manifest"]
    process.environment = ProcessInfo.processInfo.environment.merging(["LIMELIGHT_APP": app]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch {
      throw LimelightError(.noHandler, "\(path) cannot be run: \(error.localizedDescription)")
    }
    if ended.wait(timeout: .now() + Self.patience) == .timedOut { kill(process.processIdentifier, SIGKILL) }
    guard let manifest = try? JSONValue.parse([UInt8](Data(contentsOf: output))) else {
      throw LimelightError(
        .handlerFailed, "\(path) printed no manifest for --limelight-manifest",
        hint: "Name the built app, whose @main type is an App of AppIntents.")
    }
    return manifest
  }

  /// In seconds; an app's `init()` runs before it prints.
  private static let patience = 30.0
}
