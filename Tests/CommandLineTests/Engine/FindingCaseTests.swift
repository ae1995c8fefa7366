import Foundation
import SearchModel
import TestSupport
import Testing

/// The cases as a person has them: donated by `donate`, withdrawn by `delete`, each step a process of its own.
@Suite("Cases through the command line")
struct FindingCaseTests {
  static let cases = FindingCase.all.filter { !$0.needsClock }

  @Test("What the verbs do is what is found", arguments: cases)
  func verbs(situation: FindingCase) async throws {
    let problems = try await situation.problems(on: VerbFace(waits: true))
    #expect(problems == [])
  }

  @Test("It is the same where each donor ends before anything is indexed", arguments: cases)
  func unindexed(situation: FindingCase) async throws {
    let problems = try await situation.problems(on: VerbFace(waits: false))
    #expect(problems == [])
  }
}

private struct VerbFace: FindingFace {
  private let fixture: EngineFixture
  /// Whether `donate` waits until what it took is searchable.
  private let waits: Bool

  init(waits: Bool) throws {
    fixture = try EngineFixture()
    self.waits = waits
  }

  private func run(_ arguments: [String], input: String? = nil) async throws -> ProcessResult {
    let home = fixture.home
    return try await onThread {
      try LimelightBinary.run(arguments, home: home, input: input.map { Array($0.utf8) })
    }
  }

  private func ids(_ arguments: [String]) async throws -> [String] {
    // What several donors left is taken in bit by bit; the answer says so.
    for _ in 0..<100 {
      let answer = try await run(["search", "--json", "-n", "0"] + arguments)
      #expect([0, 1].contains(answer.status), "\(arguments): \(answer.stdout)")
      let json = try answer.json()
      let codes = json["notices"]?.array?.compactMap { $0["code"]?.string } ?? []
      if codes.contains("indexing-pending") { continue }
      return json["hits"]?.array?.compactMap { $0["id"]?.string } ?? []
    }
    Issue.record("\(arguments): never up to date")
    return []
  }

  func donate(_ records: [FindingCase.Record]) async throws {
    let now = Date().timeIntervalSince1970
    let lines = records.map { $0.line(app: "a", type: "T", now: now) }.joined(separator: "\n")
    let result = try await run(["donate", "-q"] + (waits ? [] : ["--no-wait"]), input: lines)
    #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
  }

  func delete(_ id: String) async throws {
    let result = try await run(["delete", "--id", "--app", "a", "--type", "T", "--", id])
    #expect(result.status == 0, "\(result.stderr)")
  }

  func delete(domain: String) async throws {
    #expect(try await run(["delete", "--app", "a", "--domain", domain]).status == 0)
  }

  func deleteAll() async throws { #expect(try await run(["delete", "--app", "a"]).status == 0) }
  func wait(_ seconds: Double) async throws { Issue.record("a process has the clock it has") }
  func sweep() async throws { #expect(try await run(["reindex", "--catalog-only", "-q"]).status == 0) }

  func typed(_ text: String) async throws -> [String] { try await ids(["--", text]) }
  func condition(_ text: String) async throws -> [String] {
    try await ids(["--syntax", "spotlight", "--", text])
  }
  func sorted(_ text: String, by key: String) async throws -> [String] {
    try await ids(["--sort", key, "--", text])
  }

  func there() async throws -> [String] {
    let result = try await run(["ls", "--ids", "-0"])
    return result.standardOutput.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
