import FoundationEssentials
import SearchModel
import TestSupport
import Testing

@Suite("Dates as text")
struct RFC3339Tests {
  @Test(
    "Complete date-times are read",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2031-05-04T12:30:15Z", 1_935_664_215),
      ("2031-05-04t12:30:15z", 1_935_664_215),
      ("2031-05-04 14:30:15+02:00", 1_935_664_215), ("2031-05-04T07:00:15.25-05:30", 1_935_664_215.25),
      ("2000-02-29T00:00:00Z", 951_782_400), ("2016-12-31T23:59:60Z", 1_483_228_799.999999),
      ("2017-01-01T00:59:60+01:00", 1_483_228_799.999999), ("0000-03-01T00:00:00Z", -62_162_035_200),
      ("-0001-12-31T00:00:00Z", -62_167_305_600), ("9999-12-31T23:59:59Z", 253_402_300_799),
      ("1969-12-31T23:59:59.5Z", -0.5),
    ])
  func complete(text: String, seconds: Double) {
    #expect(RFC3339.parse(text) == seconds)
  }

  @Test(
    "Anything else is not a date-time",
    arguments: [
      "", "2031", "2031-05-04", "2031-05-04T12:30:15", "2031-05-04T12:30Z", "2031-5-4T12:30:15Z",
      "2031-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2031-04-31T00:00:00Z", "2031-13-01T00:00:00Z",
      "2031-00-01T00:00:00Z", "2031-01-00T00:00:00Z", "2031-05-04T24:00:00Z", "2031-05-04T12:60:00Z",
      "2031-05-04T12:30:61Z", "2031-05-04T12:30:60Z", "2031-05-04T12:30:15.Z", "2031-05-04T12:30:15+2:00",
      "2031-05-04T12:30:15+24:00", "2031-05-04T12:30:15Z ", " 2031-05-04T12:30:15Z", "２031-05-04T12:30:15Z",
      "tomorrow", "1935664215",
    ])
  func refused(text: String) {
    #expect(RFC3339.parse(text) == nil)
  }

  @Test("A date alone is midnight UTC, but only where a date is asked for")
  func dateAlone() {
    #expect(RFC3339.parseDate("2031-05-04") == 1_935_619_200)
    #expect(RFC3339.parseDate("2031-05-04T12:30:15Z") == 1_935_664_215)
    #expect(RFC3339.parseDate("2031-02-30") == nil)
    #expect(RFC3339.parseDate("2031-05-04x") == nil)
  }

  @Test(
    "Times are written in UTC, with a fraction only where there is one",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (1_935_664_215.25, "2031-05-04T12:30:15.25Z"),
      (-62_162_035_200, "0000-03-01T00:00:00Z"), (-62_167_305_600, "-0001-12-31T00:00:00Z"),
      (253_402_300_800, "+10000-01-01T00:00:00Z"), (0.999_999_9, "1970-01-01T00:00:01Z"),
      (.nan, "1970-01-01T00:00:00Z"),
    ])
  func written(seconds: Double, text: String) {
    #expect(RFC3339.format(seconds) == text)
  }

  @Test("Infinite times are written as some far date instead of trapping")
  func infinite() {
    #expect(RFC3339.format(.infinity).hasPrefix("+"))
    #expect(RFC3339.format(-.infinity).hasPrefix("-"))
  }

  @Test("What was written is read back, and agrees with the system's calendar")
  func roundTrip() throws {
    var random = SeededRandom(seed: 3339)
    for _ in 0..<3_000 {
      let seconds = Double(Int64.random(in: -62_000_000_000...250_000_000_000, using: &random))
      let text = RFC3339.format(seconds)
      #expect(RFC3339.parse(text) == seconds)
      // Foundation follows the Julian calendar before 1582.
      if seconds > -12_000_000_000 {
        #expect(Date(timeIntervalSince1970: seconds).formatted(.iso8601) == text)
      }
    }
  }
}
