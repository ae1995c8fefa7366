import Glibc
import SearchModel

/// The stretch of time that a typed date names, from its first moment up to, not including, its end.
///
/// Dates without an offset are the caller's (`TZ`); an RFC 3339 time with one is taken literally.
struct QueryDate: Sendable {
  var start: Double
  var end: Double
  /// Of days their first and the one behind them as midnights in UTC, which is how days donated without a time are kept.
  private(set) var days: (first: Double, next: Double)?

  /// `2026`, `2026-03`, `2026-03-05` or `20260305`, a time of such a day (RFC 3339; seconds and offset may be left
  /// out), or seconds since 1970 in five digits or more.
  init?(_ text: String) {
    if let moment = RFC3339.parse(text) {
      self.init(start: moment, end: moment.nextUp)
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.map { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
    if parts.count == 1, text.utf8.count >= 5 {
      if text.utf8.count == 8, let number = numbers[0],
        let day = QueryDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
      {
        self = day
      } else if let seconds = Double(text), seconds.isFinite {
        self.init(start: seconds, end: seconds.nextUp)
      } else {
        return nil
      }
      return
    }
    guard (1...3).contains(parts.count), parts[0].count == 4, let year = numbers[0],
      parts.dropFirst().allSatisfy({ (1...2).contains($0.count) })
    else {
      self.init(time: text)
      return
    }
    switch parts.count {
    case 1: self.init(from: (year, 1, 1), to: (year + 1, 1, 1))
    case 2:
      guard let month = numbers[1], (1...12).contains(month) else { return nil }
      self.init(from: (year, month, 1), to: (year, month + 1, 1))
    default:
      guard let month = numbers[1], let day = numbers[2] else { return nil }
      self.init(year: year, month: month, day: day)
    }
  }

  /// A day that the calendar has.
  private init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1,
      day <= RFC3339.daysInMonth(year: Int64(year), month: Int64(month))
    else { return nil }
    self.init(from: (year, month, day), to: (year, month, day + 1))
  }

  /// A time of a day without seconds, which is a minute, or without offset, which is the caller's.
  private init?(time text: String) {
    let scalars = Array(text.unicodeScalars.prefix(48))
    guard scalars.count > 11, let mark = scalars[10].properties.lowercaseMapping.first, "t ".contains(mark)
    else { return nil }
    let time = scalars[11...].prefix {
      $0.value == 0x3A || $0.value == 0x2E || (0x30...0x39).contains($0.value)
    }
    func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    let isMinute = time.count == 5
    let moment = string(scalars[..<10]) + "T" + string(time) + (isMinute ? ":00" : "")
    let offset = string(text.unicodeScalars.dropFirst(11 + time.count))
    guard let literal = RFC3339.parse(moment + (offset.isEmpty ? "Z" : offset)) else { return nil }
    guard let start = offset.isEmpty ? Self.local(literal) : literal else { return nil }
    self.init(start: start, end: isMinute ? start + 60 : start.nextUp)
  }

  private init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  private init?(from: (Int, Int, Int), to: (Int, Int, Int)) {
    guard let start = Self.midnight(from), let end = Self.midnight(to), start < end else { return nil }
    self.init(start: start, end: end)
    days = (Self.universal(from), Self.universal(to))
  }

  private static func universal(_ day: (Int, Int, Int)) -> Double {
    let months = day.0 * 12 + day.1 - 1
    let first = RFC3339.days(year: Int64(months / 12), month: Int64(months % 12 + 1), day: 1)
    return Double(first + Int64(day.2) - 1) * 86_400
  }

  /// The moment at which clocks in the caller's zone show what they show in UTC at the given one.
  private static func local(_ moment: Double) -> Double? {
    let whole = moment.rounded(.down)
    guard abs(whole) < 1e14 else { return nil }
    var seconds = time_t(whole)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    parts.tm_isdst = -1
    return Double(mktime(&parts)) + (moment - whole)
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
