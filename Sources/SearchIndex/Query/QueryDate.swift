import Glibc
import SearchModel

/// The stretch of time that a typed date names, from its first moment up to, not including, its end.
///
/// Dates without an offset are the caller's (`TZ`); an RFC 3339 time is taken literally.
struct QueryDate: Equatable, Sendable {
  var start: Double
  var end: Double

  /// `2026`, `2026-03`, `2026-03-05`, a complete RFC 3339 time, or seconds since 1970 in five digits or more.
  init?(_ text: String) {
    if let moment = RFC3339.parse(text) {
      self.init(start: moment, end: moment.nextUp)
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if parts.count == 1, text.utf8.count >= 5, let seconds = Double(text), seconds.isFinite {
      self.init(start: seconds, end: seconds.nextUp)
      return
    }
    let numbers = parts.map { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
    guard (1...3).contains(parts.count), parts[0].count == 4, let year = numbers[0],
      parts.dropFirst().allSatisfy({ (1...2).contains($0.count) })
    else { return nil }
    switch parts.count {
    case 1: self.init(from: (year, 1, 1), to: (year + 1, 1, 1))
    case 2:
      guard let month = numbers[1], (1...12).contains(month) else { return nil }
      self.init(from: (year, month, 1), to: (year, month + 1, 1))
    default:
      guard let month = numbers[1], (1...12).contains(month), let day = numbers[2], (1...31).contains(day)
      else { return nil }
      self.init(from: (year, month, day), to: (year, month, day + 1))
    }
  }

  private init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  private init?(from: (Int, Int, Int), to: (Int, Int, Int)) {
    guard let start = Self.midnight(from), let end = Self.midnight(to), start < end else { return nil }
    self.init(start: start, end: end)
  }

  /// A day of the calendar; months and days beyond their end run into the next.
  struct Day: Equatable, Sendable {
    let year: Int
    let month: Int
    let day: Int
    /// Days since Monday.
    let weekday: Int

    init(_ year: Int, _ month: Int, _ day: Int) {
      let months = Int64(year) * 12 + Int64(month) - 1
      let monthOfYear = (months % 12 + 12) % 12
      let days =
        RFC3339.days(year: (months - monthOfYear) / 12, month: monthOfYear + 1, day: 1) + Int64(day) - 1
      let date = RFC3339.civilDate(days: days)
      (self.year, self.month, self.day) = (Int(date.year), Int(date.month), Int(date.day))
      weekday = Int(((days + 3) % 7 + 7) % 7)
    }

    /// `2026-03-05`; `nil` for years that are not of four digits.
    var text: String? {
      guard (1_000...9_999).contains(year) else { return nil }
      return "\(year)-" + (month < 10 ? "0" : "") + "\(month)-" + (day < 10 ? "0" : "") + "\(day)"
    }
  }

  /// The caller's day at that moment.
  static func day(of moment: Double) -> Day {
    var seconds = time_t(min(max(moment, -6e10), 2.5e11).rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Day(Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }

  /// The beginning of a day in the caller's zone; months and days beyond the end run into the next.
  static func midnight(_ day: (Int, Int, Int)) -> Double? {
    guard let year = Int32(exactly: day.0 - 1900), let month = Int32(exactly: day.1 - 1),
      let dayOfMonth = Int32(exactly: day.2)
    else { return nil }
    var parts = tm()
    parts.tm_year = year
    parts.tm_mon = month
    parts.tm_mday = dayOfMonth
    parts.tm_isdst = -1
    let seconds = mktime(&parts)
    // mktime reports failure with -1, which is also a real second; no midnight falls on it in any zone.
    return seconds == -1 ? nil : Double(seconds)
  }
}
