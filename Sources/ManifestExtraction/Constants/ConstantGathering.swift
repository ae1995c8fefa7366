import Foundation
import SearchModel

/// Asks the compiler for the constant values of an app's sources.
package struct ConstantGathering: Sendable {
  /// The compiler: a path, or a name that is looked for on `PATH`.
  package var compiler = "swiftc"
  package var module: String
  /// Where modules are found, such as `.build/debug/Modules`, and what else the compiler is to be told.
  package var flags: [String] = []

  package init(module: String) { self.module = module }

  /// The protocols whose conforming types are gathered.
  static let protocols = [
    "AppIntent", "EntityQuery", "AppEntity", "TransientAppEntity", "AppEnum", "AppShortcutsProvider",
    "AppIntentsPackage", "DynamicOptionsProvider", "UnionValue",
  ]

  /// The types of these sources that the system reads; nothing is compiled to code, nothing is run.
  ///
  /// - Throws: `badData` with what the compiler said if the sources do not type-check; `noHandler` without a
  ///   compiler.
  package func types(in sources: [String]) throws -> [DeclaredType] {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "limelight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let list = directory.appendingPathComponent("protocols.json").path
    let output = directory.appendingPathComponent("values.json").path
    let log = directory.appendingPathComponent("log").path
    try JSONEncoder().encode(Self.protocols).write(to: URL(fileURLWithPath: list))
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [compiler, "-typecheck", "-wmo", "-parse-as-library", "-module-name", module] + flags + [
        "-emit-const-values-path", output, "-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", list,
      ] + sources
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    process.waitUntilExit()
    let said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    guard process.terminationStatus == 0 else {
      throw LimelightError(
        process.terminationStatus == 127 ? .noHandler : .badData,
        "the sources of \(module) cannot be read by \(compiler):\n\(said)",
        hint: "Build the app first, and give the same -I and -Xcc flags after --.")
    }
    guard let bytes = FileManager.default.contents(atPath: output) else {
      throw LimelightError(.badData, "\(compiler) wrote no constant values for \(module)")
    }
    return try DeclaredType.read(Array(bytes), from: output)
  }
}

extension ConstantGathering {
  /// The flags that find this package's modules in a build directory: its modules, C modules and macros.
  ///
  /// - Parameter build: such as `.build/debug`.
  package static func flags(build: String) -> [String] {
    var flags = ["-I", build + "/Modules"]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: build))?.sorted() ?? [] {
      let map = "\(build)/\(name)/module.modulemap"
      if name.hasSuffix(".build"), !name.hasSuffix("-tool.build"), FileManager.default.fileExists(atPath: map)
      {
        flags += ["-Xcc", "-fmodule-map-file=" + map]
      }
      if name.hasSuffix("-tool"), FileManager.default.isExecutableFile(atPath: "\(build)/\(name)") {
        flags += ["-load-plugin-executable", "\(build)/\(name)#\(name.dropLast(5))"]
      }
    }
    return flags
  }
}
