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
