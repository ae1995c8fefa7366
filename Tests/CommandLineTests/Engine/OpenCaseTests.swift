import SearchModel
import TestSupport
import Testing

@Suite("Open cases on the command line")
struct OpenCaseTests {
  @Test("Queries find what they have to, as identifiers and as NDJSON", arguments: OpenCase.all)
  func rows(of open: OpenCase) throws {
    let fixture = try EngineFixture(donating: open.lines)
    for row in open.rows {
      let found = try fixture.ids("--", row.query)
      #expect(row.complaint(found) == nil)
      let lines = try fixture.run("search", "--ndjson", "-n", "0", "--", row.query)
      #expect(lines.status == (found.isEmpty ? 1 : 0), "\(row.query)")
      let hits = try lines.stdout.split(separator: "\n").map { try JSONValue.parse(String($0)) }
      #expect(hits.compactMap { $0["id"]?.string } == found, "\(row.query)")
    }
  }

  @Test("Relative dates are those of the caller's zone")
  func zone() throws {
    let fixture = try EngineFixture(
      donating: #"{"app":"a","type":"T","id":"1","title":"tea","date":"2026-03-05T23:30:00Z"}"#)
    func count(_ query: String, _ zone: String) throws -> String {
      try LimelightBinary.run("search", "--count", query, home: fixture.home, environment: ["TZ": zone])
        .stdout
    }
    #expect(try count("tea date:2026-03-05", "UTC") == "1\n")
    #expect(try count("tea date:2026-03-06", "UTC") == "0\n")
    #expect(try count("tea date:2026-03-06", "Asia/Tokyo") == "1\n")
    #expect(try count("tea date:2026-03-05..2026-03-05", "Asia/Tokyo") == "0\n")
    // Fixed offsets need no data about zones.
    #expect(try count("tea date:2026-03-06", "XXX-1") == "1\n")
    let strict = try fixture.run("search", "--syntax", "strict", "(tea date:last-week) OR )")
    #expect(strict.status == 2 && strict.stderr.contains("^"))
    let explained = try fixture.run("search", "--explain", "tea date:today")
    #expect(explained.stderr.contains("query: (tea AND contentModificationDate:2"))
  }
}
