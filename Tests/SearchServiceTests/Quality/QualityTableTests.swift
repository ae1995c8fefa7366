import Foundation
import SearchModel
import SearchService
import TestSupport
import Testing

@Suite("What people notice when they search")
struct QualityTableTests {
  @Test("Every row of a table comes out as it says", arguments: QualityTable.all)
  func rows(table: QualityTable) async throws {
    let home = try TemporaryHome()
    let service = try await table.service(in: home)
    for row in try table.rows() {
      let hits = try await hits(row.query, in: service)
      if let fault = row.fault(hits) { Issue.record("\(table.name): \(fault)") }
      let tiers = hits.map(\.tier)
      #expect(tiers == tiers.sorted(), "\(table.name): `\(row.query)` has a lower tier above a higher one")
    }
  }

  @Test("The tables say at least 300 things, and each entity they name is in its corpus")
  func tables() async throws {
    #expect(QualityTable.all.count >= 10)
    #expect(try QualityTable.all.reduce(0) { try $0 + $1.rows().count } >= 300)
    for table in QualityTable.all {
      let home = try TemporaryHome()
      let service = try await table.service(in: home)
      for id in Set(try table.rows().flatMap(\.entities)) {
        let keys = try await service.keys(id: id, app: nil, type: nil, limit: 2)
        #expect(keys.count == 1, "\(table.name): there is no \(id), or more than one")
      }
    }
  }

  @Test(
    "The same query in other forms of its letters has the same hits",
    arguments: QualityTable.all)
  func forms(table: QualityTable) async throws {
    let home = try TemporaryHome()
    let service = try await table.service(in: home)
    for row in try table.rows() where !row.query.contains("\"") {
      let plain = try await hits(row.query, in: service).map(\.entity.entity.key.id)
      let composed = row.query.precomposedStringWithCanonicalMapping
      let decomposed = row.query.decomposedStringWithCanonicalMapping
      for form in [composed, decomposed] {
        let found = try await hits(form, in: service).map(\.entity.entity.key.id)
        #expect(found == plain, "`\(row.query)` as \(form.unicodeScalars.count) scalars")
      }
    }
  }

  private func hits(_ query: String, in service: SearchService) async throws -> [EntityHit] {
    var request = SearchRequest(query)
    request.limit = 100
    return try await service.search(request).hits.compactMap {
      if case .entity(let hit) = $0 { hit } else { nil }
    }
  }
}
