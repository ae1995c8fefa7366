import CoreSpotlight
import Foundation
import SearchIndex
import SearchModel
import TestSupport
import Testing

/// `Tests/DonorFixture` donates batch after batch and is killed, again and again, at moments that the seed decides.
@Suite("A donor that is killed between client states")
struct KilledDonorTests {
  private static let donor = String(LimelightBinary.path.dropLast("limelight".count)) + "DonorFixture"
  private static let app = "org.example.donor"

  @Test("The stored client state is that of the last batch that is there, and everything up to it is")
  func killed() async throws {
    let home = try TemporaryHome()
    let paths = HomePaths(directory: home.path + "/home")
    let context = AppContext(app: Self.app, scope: DonationScope(home: paths))
    let index = AppContext.$current.withValue(context) { CSSearchableIndex(name: "donor") }
    var random = SeededRandom(seed: 4)
    var last = 0
    for round in 0..<24 {
      // It is killed some time after the first batch of this round is durable, or in the middle of it.
      let delay = round % 6 == 5 ? 0.2 : Double.random(in: 0...0.12, using: &random)
      let condition = round % 6 == 5 ? "false" : "kill -0 $donor 2>/dev/null && [ ! -s \"$HOME/said\" ]"
      let result = try await onThread { [condition] in
        try LimelightBinary.shell(
          """
          rm -f "$HOME/said"
          LIMELIGHT_APP=\(Self.app) '\(Self.donor)' >"$HOME/said" 2>"$HOME/errors" & donor=$!
          while \(condition); do sleep 0.005; done
          sleep \(delay); kill -9 $donor; wait $donor 2>/dev/null; cat "$HOME/said"
          """, home: home)
      }
      let errors = String(decoding: try home.read("errors"), as: UTF8.self)
      #expect(errors.isEmpty, "round \(round): \(errors)")
      let said = result.lines.compactMap { Int($0) }.last ?? last
      let state = try await index.fetchLastClientState().flatMap { Int(String(decoding: $0, as: UTF8.self)) }
      let batch = state ?? 0
      // What was acknowledged is stored; the batch that was under way is stored whole or not at all.
      #expect(batch == said || batch == said + 1, "round \(round): \(batch) after \(said)")
      #expect(try await stored(index) == Self.expected(through: batch), "round \(round)")
      last = batch
    }
    #expect(last >= 20)
    #expect(try await found(context) == Self.expected(through: last))
  }

  /// What is there once a batch is and none after it.
  private static func expected(through last: Int) -> Set<String> {
    guard last > 0 else { return [] }
    return Set((1...last).flatMap { batch in (0..<10).map { "\(batch)-\($0)" } })
      .subtracting((1..<max(1, last)).map { "\($0)-0" })
  }

  private func stored(_ index: CSSearchableIndex) async throws -> Set<String> {
    let all = try await index.channel.engine.entities(
      after: nil, app: nil, type: nil, domain: nil, limit: 1_000_000)
    return Set(all.map(\.entity.key.id))
  }

  private func found(_ context: AppContext) async throws -> Set<String> {
    try await index(context).channel.makeSearchable()
    let query = AppContext.$current.withValue(context) {
      CSSearchQuery(queryString: "title == 'buoy *'c && domainIdentifier == 'buoys'", attributes: [])
    }
    var found: Set<String> = []
    for try await result in query.results { found.insert(result.id) }
    return found
  }

  private func index(_ context: AppContext) -> CSSearchableIndex {
    AppContext.$current.withValue(context) { CSSearchableIndex(name: "donor") }
  }
}
