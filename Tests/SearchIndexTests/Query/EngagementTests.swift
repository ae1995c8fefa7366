import Catalog
import SearchModel
import TestSupport
import Testing
@testable import SearchIndex

@Suite("What was opened before")
struct EngagementTests {
  private static func opening(_ row: Int64, typed: String, age: Double = 0) -> ActivityStore.Opening {
    ActivityStore.Opening(
      key: EntityKey(app: "a", type: "Note", id: "\(row)"), row: row, typed: typed, at: QueryIndex.now - age)
  }

  private func ids(_ text: String, _ index: QueryIndex, opened: [ActivityStore.Opening]) throws -> [String] {
    let engagement = Engagement(opened, typed: Engagement.folded(text), now: QueryIndex.now)
    return try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now, engagement: engagement)
      .respond(to: SearchRequest(text)).ids
  }

  @Test("It rises within its tier and never above a better one")
  func tiers() throws {
    let index = try QueryIndex([
      .make("1", "Note", ["textContent": .text("harbour")]), .make("2", "Old harbour"),
      .make("3", "Harbour"), .make("4", "New harbour"),
    ])
    #expect(try ids("harbour ", index, opened: []) == ["3", "4", "2", "1"])
    let opened = [Self.opening(2, typed: "harbour"), Self.opening(1, typed: "harbour")]
    #expect(try ids("harbour ", index, opened: opened) == ["3", "2", "4", "1"])
  }

  @Test("What was opened is among the candidates however many there are, and pages stay whole")
  func candidates() throws {
    let index = try QueryIndex((1...600).map { .make("\($0)", "Harbour \($0)") })
    let opened = [Self.opening(3, typed: "har")]
    #expect(try ids("harbour ", index, opened: opened).first == "3")
    let engagement = Engagement(opened, typed: "harbour", now: QueryIndex.now)
    var found: [String] = []
    var offset: Int? = 0
    while let start = offset {
      var request = SearchRequest("harbour ")
      (request.offset, request.limit) = (start, 70)
      let page = try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now, engagement: engagement)
        .respond(to: request)
      found += page.ids
      offset = page.next
    }
    #expect(found.count == 600 && Set(found).count == 600)
  }

  @Test("Titles that begin so are led by what was opened")
  func titleStarts() throws {
    let index = try QueryIndex((1...300).map { .make("\($0)", "ha\($0)") })
    let found = try ids("ha", index, opened: [Self.opening(5, typed: "ha")])
    #expect(found.first == "5", "\(found)")
  }

  @Test(
    "What was opened long ago is first among thousands of newer ones with the same word, and pages stay whole",
    arguments: ["rep", "report", "old report"])
  func oldAmongThousands(typed: String) throws {
    let count = 2_100
    let index = try QueryIndex((1...count).map { .make("\($0)", "Report old \($0)") })
    let opened = [Self.opening(5, typed: typed), Self.opening(900, typed: typed, age: 30 * 86_400)]
    let unopened = try ids(typed, index, opened: [])
    #expect(!unopened.contains("5") && !unopened.contains("900"))
    #expect(try ids(typed, index, opened: opened).prefix(2) == ["5", "900"])
    let engagement = Engagement(opened, typed: typed, now: QueryIndex.now)
    func page(_ offset: Int, _ limit: Int) throws -> SearchResponse {
      var request = SearchRequest(typed)
      (request.offset, request.limit) = (offset, limit)
      return try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now, engagement: engagement)
        .respond(to: request)
    }
    let whole = try page(0, 0).ids
    #expect(whole.count == count && Set(whole).count == count)
    var found: [String] = []
    var offset: Int? = 0
    while let start = offset {
      // Pages that end before, at and far behind what is ranked.
      let part = try page(start, [7, 60, 133, 700][found.count % 4])
      found += part.ids
      offset = part.next
    }
    #expect(found == whole)
  }

  @Test("Openings count less with time, and less for who had typed less")
  func decay() throws {
    #expect(Engagement.decay(0) == 1)
    #expect(Engagement.decay(Engagement.halfLife) == 0.5)
    #expect(Engagement.decay(3 * Engagement.halfLife) == 0.125)
    #expect(Engagement.decay(1e12) < 1e-9)
    func strength(_ openings: [ActivityStore.Opening]) -> Double {
      Engagement(openings, typed: "harbour", now: QueryIndex.now).strengths.values.first ?? 0
    }
    #expect(strength([Self.opening(1, typed: "harbour")]) == 0.5)
    #expect(strength([Self.opening(1, typed: "h")]) < strength([Self.opening(1, typed: "harb")]))
    let many = Array(repeating: Self.opening(1, typed: "harbour"), count: 200)
    #expect(strength(many) < 1)
    #expect(Engagement.beginnings(of: "tea p") == ["tea", "tea", "te", "t"])
  }

  @Test("The share is explained")
  func explained() throws {
    var parts = ScoreParts(tier: .allInTitle, text: 4)
    parts.engagement = 0.5
    #expect(parts.explanation.contains("engagement +37.5%"))
  }

  @Test("Recorded through the engine it lifts, goes with its entity, and its absence is no error")
  func engine() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(
      EngineFixture.entity("1", title: "Old harbour"), EngineFixture.entity("2", title: "New harbour"))
    var found = try await fixture.find("harbour ")
    #expect(found == ["2", "1"])
    let key = EntityKey(app: "org.example.test", type: "Note", id: "1")
    let detail = try #require(try await fixture.engine.entity(key))
    try await fixture.engine.recordOpen(key, row: detail.entity.row, typed: "  HARB ")
    found = try await fixture.find("harbour ")
    #expect(found == ["1", "2"])
    try await fixture.donate(.delete(key))
    let openings = try ActivityStore(paths: fixture.home.paths, mode: .readOnly).opens(
      typedPrefix: "", limit: 9)
    #expect(openings.isEmpty)
    _ = try fixture.home.write("no database", to: "activity.sqlite")
    found = try await fixture.find("harbour ", with: fixture.another())
    #expect(found == ["2"])
  }

  @Test("What an app shows leads its tier until it shows something else, ten minutes at most")
  func onScreen() async throws {
    let fixture = try EngineFixture()
    let engine = fixture.engine
    let titles = ["Old harbour", "New harbour", "Harbour", "Harbour hill"]
    _ = try await engine.donate(titles.enumerated().map { EngineFixture.entity("\($0 + 1)", title: $1) })
    func find() async throws -> [String] { try await engine.search(SearchRequest("harbour ")).ids }
    let plain = try await find()
    #expect(plain == ["3", "4", "2", "1"])
    let key = EntityKey(app: "org.example.test", type: "Note", id: "1")
    try await engine.noteOnScreen(key, app: key.app)
    var found = try await find()
    #expect(found == ["3", "4", "1", "2"], "not above a better tier")
    var request = SearchRequest("harbour ")
    request.explain = true
    let hit = try await engine.search(request).entities[2]
    #expect(hit.explanation.contains("onScreen +50.0%"))
    request.usesEngagement = false
    found = try await engine.search(request).ids
    #expect(found == plain)
    fixture.time.advance(599)
    found = try await find()
    #expect(found == ["3", "4", "1", "2"])
    fixture.time.advance(2)
    found = try await find()
    #expect(found == plain)
    try await engine.noteOnScreen(key, app: key.app)
    try await engine.noteOnScreen(nil, app: "another")
    found = try await find()
    #expect(found == ["3", "4", "1", "2"])
    try await engine.noteOnScreen(nil, app: key.app)
    found = try await find()
    #expect(found == plain)
  }

  @Test("Switched off, nothing is recorded and nothing is used; forgetting erases the bytes too")
  func switchedOff() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(
      EngineFixture.entity("1", title: "Old harbour"), EngineFixture.entity("2", title: "New harbour"))
    let key = EntityKey(app: "org.example.test", type: "Note", id: "1")
    let engine = fixture.engine
    let row = try #require(try await engine.entity(key)).entity.row
    try await engine.recordOpen(key, row: row, typed: "harbour")
    try await engine.setEngagement(isOn: false)
    var found = try await fixture.find("harbour ")
    #expect(found == ["2", "1"])
    try await engine.recordOpen(key, row: row, typed: "harbour secretword")
    try await engine.noteOnScreen(key, app: key.app)
    var summary = try await engine.engagementSummary()
    #expect(!summary.isOn && summary.openings == 1 && summary.entities == 1 && summary.oldest != nil)
    try await engine.setEngagement(isOn: true)
    found = try await fixture.find("harbour ")
    #expect(found == ["1", "2"])
    try await engine.recordOpen(key, row: row, typed: "unmistakableword")
    var forgotten = try await engine.forgetEngagement(of: key)
    #expect(forgotten == 2)
    found = try await fixture.find("harbour ")
    #expect(found == ["2", "1"])
    for name in ["activity.sqlite", "activity.sqlite-wal"] {
      let bytes = (try? fixture.home.read(name)) ?? []
      #expect(!String(decoding: bytes, as: UTF8.self).contains("unmistakableword"), "\(name)")
    }
    try await engine.recordOpen(key, row: row, typed: "harbour")
    forgotten = try await engine.forgetEngagement(of: nil)
    summary = try await engine.engagementSummary()
    #expect(forgotten == 1 && summary.isOn && summary.openings == 0)
  }
}
