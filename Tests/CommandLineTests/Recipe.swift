import Foundation
import TestSupport

/// One script of Docs/Recipes.md, with a directory and a home of its own to run in.
struct Recipe {
  struct Failure: Error, CustomStringConvertible { var description: String }

  let script: String
  let directory: String

  init(named name: String) throws {
    guard let script = try Self.scripts()[name] else {
      throw Failure(description: "Docs/Recipes.md has no recipe named \(name)")
    }
    try self.init(script: script)
  }

  init(script: String) throws {
    self.script = script
    directory = NSTemporaryDirectory() + "/limelight-recipe-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: directory) }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: directory + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Runs the recipe's own script.
  func donate(_ environment: [String: String]) throws { try shell(script, environment) }

  /// The titles a search prints, best first; empty when nothing is found.
  func titles(_ words: String...) throws -> [String] {
    let quoted = (["search", "--ndjson"] + words).map { "'\($0)'" }.joined(separator: " ")
    let lines = try shell("limelight \(quoted) || [ $? = 1 ]", [:]).split(separator: "\n")
    return try lines.compactMap { line in
      let hit = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return hit?["title"] as? String
    }
  }

  /// Runs a script in the recipe's directory, `limelight` on its path, and gives what it prints.
  @discardableResult
  func shell(_ script: String, _ extra: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "set -euo pipefail\n" + script]
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = Self.products + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["HOME"] = directory
    environment["LIMELIGHT_HOME"] = directory + "/home"
    process.environment = environment.merging(extra) { $1 }
    process.standardInput = FileHandle.nullDevice
    let talk = directory + "/stderr"
    _ = FileManager.default.createFile(atPath: talk, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: talk)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      let said = (try? String(contentsOfFile: talk, encoding: .utf8)) ?? ""
      throw Failure(description: "exit \(process.terminationStatus) of:\n\(script)\n\(said)\n\(text)")
    }
    return text
  }

  /// Whether a program is on the path.
  static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// The names of all recipes, in the order of the page.
  static func names() throws -> [String] {
    try page().split(separator: "\n").compactMap { line in
      line.hasPrefix(opening) ? String(line.dropFirst(opening.count)) : nil
    }
  }

  private static let opening = "```sh recipe="

  private static func scripts() throws -> [String: String] {
    var scripts: [String: String] = [:]
    for block in try page().components(separatedBy: opening).dropFirst() {
      guard let end = block.range(of: "\n```"), let head = block.firstIndex(of: "\n") else { continue }
      scripts[String(block[..<head])] = String(block[block.index(after: head)..<end.lowerBound])
    }
    return scripts
  }

  private static func page() throws -> String { try documentation("Recipes.md") }

  /// The text of a page in Docs.
  static func documentation(_ name: String) throws -> String {
    try String(contentsOf: checkout.appendingPathComponent("Docs/" + name), encoding: .utf8)
  }

  /// The directory with Package.swift.
  static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the built programs lie: beside the test bundle.
  private static var products: String {
    URL(fileURLWithPath: LimelightBinary.path).deletingLastPathComponent().path
  }
}
