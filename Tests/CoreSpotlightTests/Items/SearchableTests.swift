import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import TestSupport
import Testing

@Suite("When donations are found")
struct SearchableTests {
  private let fixture: ItemFixture
  init() throws { fixture = try ItemFixture() }

  /// What a search finds where nothing is left to take in first.
  private func found(_ text: String) async throws -> [String] {
    let isPending = FileManager.default.fileExists(atPath: fixture.home.path + "/index/pending")
    #expect(!isPending)
    return try await IndexEngine(paths: fixture.home.paths).search(SearchRequest(text)).hits.compactMap {
      if case .entity(let hit) = $0 { hit.entity.entity.key.id } else { nil }
    }
  }

  @Test("Whoever waits until it is searchable has everything found, and nothing that was withdrawn")
  func waiting() async throws {
    let items = (0..<2_500).map { ItemFixture.item("\($0)", title: "Buoy \($0)") }
    try await fixture.index.indexSearchableItems(items)
    plainly { fixture.index.deleteSearchableItems(withIdentifiers: ["7"]) }
    try await fixture.index.waitUntilSearchable()
    #expect(try await found("buoy 2499 ") == ["2499"])
    #expect(try await found("\"buoy 7\"") == [])
  }

  @Test("What an open batch holds is not waited for")
  func batch() async throws {
    fixture.index.beginBatch()
    try await fixture.index.indexSearchableItems([ItemFixture.item("late", title: "Late")])
    try await fixture.index.waitUntilSearchable()
    try await fixture.index.endBatch(withClientState: Data("1".utf8))
    try await fixture.index.waitUntilSearchable()
    #expect(try await found("late") == ["late"])
  }
}
