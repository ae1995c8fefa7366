import SearchIndex
import SearchModel
import SearchService
import TestSupport
import Testing

/// The cases as a donor in another language has them: everything goes in as lines, deletions too.
@Suite("Cases through NDJSON")
struct FindingCaseTests {
  @Test("What happens by lines is what is found", arguments: FindingCase.all)
  func lines(situation: FindingCase) async throws {
    let problems = try await situation.problems(on: LineFace())
    #expect(problems == [])
  }

  @Test("A record past its date is taken and said to have expired")
  func alreadyExpired() async throws {
    let receipt = try await LineFace().take(
      FindingCase.Record("x", "lantern", expires: -1).line(app: "a", type: "T", now: 1_800_000_000))
    #expect(receipt.accepted.map(\.outcome) == [.expired])
  }
}

/// A home with a clock that only tests set.
private final class LineFace: FindingFace, Sendable {
  private let home: TemporaryHome
  private let time = ManualClock()
  private let service: SearchService

  init() throws {
    home = try TemporaryHome()
    service = SearchService(
      paths: home.paths, hosts: [], engine: IndexEngine(paths: home.paths, clock: time.clock))
  }

  @discardableResult
  func take(_ lines: String) async throws -> DonationReceipt {
    var options = DonateOptions()
    options.listsAccepted = true
    let receipt = try await service.donate(DonationLines([.bytes(Array(lines.utf8))]), options: options) {
      record, _ in Issue.record("refused: \(record.message)")
    }
    #expect(receipt.durable && receipt.searchable)
    return receipt
  }

  private func take(_ operation: String, _ name: String, _ value: String) async throws {
    var writer = JSONWriter()
    var members: [(key: String, value: JSONValue)] = [("op", .string(operation)), ("app", .string("a"))]
    if operation == "delete" { members.append(("type", .string("T"))) }
    if !name.isEmpty { members.append((name, .string(value))) }
    writer.value(.object(members))
    try await take(writer.text)
  }

  func donate(_ records: [FindingCase.Record]) async throws {
    try await take(records.map { $0.line(app: "a", type: "T", now: time.now) }.joined(separator: "\n"))
  }

  func delete(_ id: String) async throws { try await take("delete", "id", id) }
  func delete(domain: String) async throws { try await take("deleteDomain", "domain", domain) }
  func deleteAll() async throws { try await take("deleteApp", "", "") }
  func wait(_ seconds: Double) async throws { time.advance(seconds) }
  func sweep() async throws { _ = try await service.engine.sweepExpired() }

  func typed(_ text: String) async throws -> [String] { try await find(SearchRequest(text)) }

  func condition(_ text: String) async throws -> [String] {
    var request = SearchRequest(text)
    request.syntax = .spotlight
    return try await find(request)
  }

  func sorted(_ text: String, by key: String) async throws -> [String] {
    var request = SearchRequest(text)
    let parts = key.split(separator: ":")
    request.sort = [.init(String(parts[0]), isDescending: parts.count > 1)]
    return try await find(request)
  }

  private func find(_ request: SearchRequest) async throws -> [String] {
    var request = request
    request.limit = 0
    return try await service.search(request).hits.compactMap {
      if case .entity(let hit) = $0 { hit.entity.entity.key.id } else { nil }
    }
  }

  func there() async throws -> [String] {
    var found: [String] = []
    try await service.list(app: nil, type: nil, domain: nil) { found.append($0.entity.key.id) }
    return found
  }
}
