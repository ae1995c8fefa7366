import SearchModel
import SearchService
import TestSupport
import Testing

@Suite("Withdrawal")
struct WithdrawalTests {
  @Test("Withdrawing where nothing was ever donated says so and makes no home")
  func makesNoHome() async throws {
    let home = try TemporaryHome()
    let paths = HomePaths(directory: home.path + "/none")
    let service = SearchService(paths: paths, hosts: [])
    let receipt = try await service.delete([.delete(EntityKey(app: "a", type: "T", id: "x"))])
    #expect(receipt.accepted.map(\.outcome) == [.missing])
    #expect(receipt.sequence == nil)
    await #expect {
      _ = try await service.search(SearchRequest("x"))
    } throws: { error in
      (error as? LimelightError)?.code == .noIndex
    }
  }
}
