import SearchModel
import TestSupport
import Testing

@Suite("Days in every zone")
struct DaysAndZonesTests {
  private static let zones = [
    "UTC", "America/New_York", "Pacific/Honolulu", "Etc/GMT+12", "Europe/Berlin", "Asia/Tokyo",
    "Pacific/Kiritimati",
  ]

  @Test("A day donated without a time is found on that day wherever it is searched", arguments: zones)
  func days(zone: String) throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"a","type":"T","id":"day","title":"x","due":"2026-02-14"}
        {"app":"a","type":"T","id":"other","title":"x","due":"2026-05-01T10:00:00Z"}
        """)
    func count(_ query: String) throws -> String {
      try LimelightBinary.run("search", "--ids", query, home: fixture.home, environment: ["TZ": zone]).stdout
    }
    for query in [
      "due:2026-02-14", "due:20260214", "due=2026-02-14", "due:2026-02-14..2026-02-20",
      "due>=2026-02-14 due<2026-03",
      "due>2026-02-13 due<=2026-02-14", "due:2026-02", "due:2026-02-01..2026-02-14", "due:2026-02-14T00:00Z",
    ] {
      #expect(try count(query) == "day\n", "\(query)")
    }
    for query in [
      "due:2026-02-15", "due:2026-02-12", "due:2026-01", "due:2026-03", "due>2026-02-14 due<2026-03",
    ] {
      #expect(try count(query).isEmpty, "\(query)")
    }
  }

  @Test("A time without an offset is the searcher's; one in the hour that is skipped in spring is read too")
  func times() throws {
    let fixture = try EngineFixture(
      donating: #"{"app":"a","type":"T","id":"1","title":"x","due":"2026-02-14T18:30:20Z"}"#)
    let query = "due:2026-02-14T19:30"
    let run = { (query: String, zone: String) in
      try LimelightBinary.run(
        "search", "--json", query, home: fixture.home, environment: ["TZ": zone]
      ).json()
    }
    #expect(try run(query, "Europe/Berlin")["count"] == .integer(1))
    #expect(try run(query, "UTC")["count"] == .integer(0))
    #expect(try run("due:2026-02-14T18:30Z", "Asia/Tokyo")["count"] == .integer(1))
    let skipped = try run("due:2026-03-29T02:30", "Europe/Berlin")
    #expect(skipped["count"] == .integer(0) && skipped["notices"]?.array?.isEmpty != false)
  }
}
