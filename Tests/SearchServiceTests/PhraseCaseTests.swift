import IntentDispatch
import SearchIndex
import SearchModel
import SearchService
import TestSupport
import Testing

/// Phrases as a program has them that asks the service in its own process; entities come as lines.
@Suite("Phrases outside English")
struct PhraseCaseTests {
  private let home: TemporaryHome
  private let service: SearchService

  init() async throws {
    home = try TemporaryHome()
    _ = try home.write(PhraseCase.manifest, to: "apps/can.json")
    service = SearchService(
      paths: home.paths, hosts: [], environment: ["PATH": "/usr/bin:/bin", "HOME": home.path],
      engine: IndexEngine(paths: home.paths))
    let lines = DonationLines([.bytes(Array(PhraseCase.entities.utf8))])
    let receipt = try await service.donate(lines, options: DonateOptions()) { record, _ in
      Issue.record("refused: \(record.message)")
    }
    #expect(receipt.searchable)
  }

  /// What the app's handler was told to open.
  private func opened() throws -> [String] {
    guard let bytes = try? home.read("opened") else { return [] }
    return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      try JSONValue.parse(String($0))["entity"]?["id"]?.string
    }
  }

  @Test("A phrase opens the entity that it names", arguments: PhraseCase.opening)
  func opens(phrase: String, id: String) async throws {
    guard case .one(let reading) = try await service.outcome(ofPhrase: phrase) else {
      Issue.record("\(phrase) is not one thing")
      return
    }
    let outcome = try await service.perform(
      reading, interaction: NobodyToAsk(), environment: ["PATH": "/usr/bin:/bin", "HOME": home.path])
    guard case .opened(let event, _) = outcome else {
      Issue.record("\(phrase) opened nothing")
      return
    }
    #expect(event.entity.id == id && event.source == "shortcut")
    #expect(try opened() == [id])
  }

  @Test("A phrase with several meanings lists them, and nothing is run")
  func ambiguous() async throws {
    guard case .several(let readings) = try await service.outcome(ofPhrase: PhraseCase.ambiguous) else {
      Issue.record("it is not ambiguous")
      return
    }
    #expect(readings.map(\.phrase) == PhraseCase.candidates)
    #expect(try opened() == [])
  }

  @Test("What nobody knows is nothing", arguments: PhraseCase.unknown)
  func unknown(phrase: String) async throws {
    guard case .none = try await service.outcome(ofPhrase: phrase) else {
      Issue.record("\(phrase) is known")
      return
    }
  }

  @Test("A phrase without the app's name is refused with its text")
  func refused() {
    #expect(service.registry.problems.contains { $0.notice.message.contains(PhraseCase.refusal) })
  }
}
