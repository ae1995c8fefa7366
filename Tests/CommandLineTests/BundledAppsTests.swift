import AppIntents
import SearchModel
import Testing
import BundledApps

@Suite("Bundled apps")
struct BundledAppsTests {
  @Test("What is written down of a bundled app is what its types say", arguments: BundledApps.all().indices)
  func manifestAgrees(place: Int) {
    let app = BundledApps.all()[place]
    #expect(app.manifest == app.host().manifest)
  }
}
