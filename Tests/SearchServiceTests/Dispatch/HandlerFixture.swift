import Glibc
import IntentDispatch
import SearchModel
import TestSupport

/// A home with manifests and handler scripts, written by the test that uses it.
struct HandlerFixture {
  let home: TemporaryHome
  let key = EntityKey(app: "org.example.notes", type: "Note", id: "a/b c")

  init() throws { home = try TemporaryHome() }

  var paths: HomePaths {
    HomePaths(directory: home.path, environment: ["XDG_DATA_DIRS": home.path + "/system"])
  }

  /// Writes an executable shell script and returns its path.
  func script(_ body: String, named name: String = "handler") throws -> String {
    let path = try home.write("#!/bin/sh\n" + body + "\n", to: "bin/" + name)
    chmod(path, 0o700)
    return path
  }

  func manifest(_ json: String, named name: String = "notes.json") throws {
    _ = try home.write(json, to: "apps/" + name)
  }

  /// A manifest with one OpenIntent for the type Note.
  func notes(handler: String, opens: [String] = ["OpenNote"]) throws {
    let intents = opens.map { #"{"intent":"\#($0)","title":"Open","opens":"Note"}"# }.joined(separator: ",")
    try manifest(
      #"{"app":"org.example.notes","title":"Notes","handler":["\#(handler)"],"intents":[\#(intents)]}"#)
  }

  func dispatcher(
    deadline: Double? = 20, hosts: [any AppHost] = [], path: String? = nil
  ) -> IntentDispatcher {
    var options = DispatchOptions(environment: [
      "PATH": path ?? "\(home.path)/bin:/usr/bin:/bin", "TEST_HOME": home.path,
    ])
    options.deadline = deadline
    return IntentDispatcher(
      registry: AppRegistry(paths: paths, hosts: hosts), options: options, clock: WallClock { 1_000_000 })
  }

  func text(_ name: String) -> String? {
    guard let file = fopen(home.path + "/" + name, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return String(decoding: buffer[..<fread(&buffer, 1, buffer.count, file)], as: UTF8.self)
  }
}
