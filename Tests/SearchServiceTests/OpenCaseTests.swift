import SearchIndex
import SearchModel
import SearchService
import TestSupport
import Testing

@Suite("Open cases in the library")
struct OpenCaseTests {
  @Test("Queries find what they have to", arguments: OpenCase.all)
  func rows(of open: OpenCase) async throws {
    let home = try TemporaryHome()
    let service = SearchService(paths: home.paths, hosts: [], engine: IndexEngine(paths: home.paths))
    let receipt = try await service.donate(
      DonationLines([.bytes(Array(open.lines.utf8))]), options: DonateOptions()
    ) { _, _ in }
    #expect(receipt.rejected.isEmpty && receipt.searchable)
    for row in open.rows {
      var request = SearchRequest(row.query)
      request.limit = 0
      let found = try await service.search(request).hits.compactMap { hit -> String? in
        if case .entity(let hit) = hit { hit.entity.entity.key.id } else { nil }
      }
      #expect(row.complaint(found) == nil)
      request.limit = 1
      let first = try await service.search(request)
      #expect(first.count == 0 || !first.hits.isEmpty, "\(row.query)")
    }
  }
}
