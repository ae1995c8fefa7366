import AppIntents
import CoreSpotlight
import Foundation
import FoundationAdditions
import SearchIndex
import SearchModel
import TestSupport
import Testing

@Suite("What an app shows helps searching for it")
struct OnScreenTests {
  @Test("The entity of the current activity is lifted in its tier until the activity resigns")
  func onScreen() async throws {
    let home = try TemporaryHome()
    let context = AppContext(app: "org.example.screen", scope: DonationScope(home: home.paths))
    let engine = IndexEngine.shared(for: home.paths)
    var options = DonationOptions()
    options.waitsUntilSearchable = true
    let type = LandmarkEntity.persistentIdentifier
    _ = try await engine.donate(
      ["Lake one", "Lake two", "Lake three"].enumerated().map { number, title in
        var entity = DonatedEntity(key: EntityKey(app: context.app, type: type, id: "\(number + 1)"))
        entity.attributes = [Attribute("title", .text(title))]
        return .index(entity)
      }, options: options)
    func find() async throws -> [String] {
      try await engine.search(SearchRequest("lake ")).hits.compactMap { hit in
        if case .entity(let hit) = hit { hit.entity.entity.key.id } else { nil }
      }
    }
    let plain = try await find()
    #expect(plain == ["3", "2", "1"])

    let activity = NSUserActivity(activityType: "org.example.viewing")
    AppContext.$current.withValue(context) {
      activity.becomeCurrent()
      // Views fill their activity in after it has become current.
      activity.appEntityIdentifier = EntityIdentifier(for: LandmarkEntity.self, identifier: 1)
    }
    await UserActivityCenter.shared.settle()
    let shown = try await find()
    #expect(shown == ["1", "3", "2"])

    AppContext.$current.withValue(context) {
      activity.becomeCurrent()
      activity.resignCurrent()
    }
    await UserActivityCenter.shared.settle()
    let after = try await find()
    #expect(after == plain)
  }
}
