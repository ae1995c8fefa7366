import Glibc
import SearchModel
import TestSupport
import Testing

/// A private home with the program, and what its tests ask of it again and again.
struct EngineFixture {
  let home: TemporaryHome

  /// - Parameter donating: NDJSON that must be taken whole.
  init(donating lines: String = "") throws {
    home = try TemporaryHome()
    if !lines.isEmpty { try donate(lines) }
  }

  @discardableResult
  func run(_ arguments: String..., input: String? = nil) throws -> ProcessResult {
    try LimelightBinary.run(arguments, home: home, input: input.map { Array($0.utf8) })
  }

  /// Opens a REF where the desktop's opener is a program that notes the address it got.
  ///
  /// - Returns: what the command line did, and the noted address.
  func open(_ arguments: String...) throws -> (result: ProcessResult, address: String) {
    let opener = try home.write("#!/bin/sh\nprintf %s \"$1\" >'\(home.path)/address'\n", to: "bin/xdg-open")
    chmod(opener, 0o755)
    _ = try home.write("", to: "address")
    let result = try LimelightBinary.run(
      ["open", "--json"] + arguments, home: home, environment: ["PATH": home.path + "/bin:/usr/bin:/bin"])
    return (result, String(decoding: try home.read("address"), as: UTF8.self))
  }

  /// Donates and expects that every record is taken; returns the receipt.
  @discardableResult
  func donate(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> JSONValue {
    let result = try run("donate", "--json", input: lines)
    #expect(result.status == 0, "\(result.stdout)\(result.stderr)", sourceLocation: sourceLocation)
    return try result.json()
  }

  /// The identifiers a search finds, in order, byte for byte.
  func ids(_ arguments: String...) throws -> [String] {
    let result = try LimelightBinary.run(["search", "--ids", "-0", "-n", "0"] + arguments, home: home)
    #expect(result.status == (result.standardOutput.isEmpty ? 1 : 0), "\(arguments): \(result.stderr)")
    return result.standardOutput.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The answer of `search --json`.
  func search(_ arguments: String...) throws -> JSONValue {
    try LimelightBinary.run(["search", "--json"] + arguments, home: home).json()
  }
}
