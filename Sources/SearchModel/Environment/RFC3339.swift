/// Dates as text, by RFC 3339, without a formatter: the command line must start in milliseconds.
///
/// Days are counted with the proleptic Gregorian calendar. Years outside 0000–9999 carry a sign.
package enum RFC3339 {
  /// Seconds since 1970-01-01 00:00 UTC of a complete date-time with its offset, `nil` for any other text.
  ///
  /// A leap second (`23:59:60` UTC) is the last microsecond of its minute, since POSIX time has no place for it.
  package static func parse(_ text: String) -> Double? {
    guard (20...48).contains(text.utf8.count) else { return nil }
    var text = text
    return text.withUTF8 {
      var scanner = RFC3339Scanner(bytes: $0)
      guard let day = scanner.date(), let seconds = scanner.time(day: day), scanner.isAtEnd else {
        return nil
      }
      return seconds
    }
  }

  /// As `parse`, and a date alone is midnight UTC.
  package static func parseDate(_ text: String) -> Double? {
    if let seconds = parse(text) { return seconds }
    guard (10...13).contains(text.utf8.count) else { return nil }
    var text = text
    return text.withUTF8 {
      var scanner = RFC3339Scanner(bytes: $0)
      guard let day = scanner.date(), scanner.isAtEnd else { return nil }
      return Double(day) * 86400
    }
  }

  /// The date-time in UTC with `Z`; a fraction only where there is one, at most six digits.
  ///
  /// Times beyond ±290,000 years are shown as that limit, NaN as 1970.
  package static func format(_ seconds: Double) -> String {
    let limit = 9.0e12
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -limit), limit)
    // A double of this size holds no more than microseconds; rounding first avoids "59.9999999".
    let microseconds = Int64((bounded * 1e6).rounded())
    let (whole, fraction) = floorDivide(microseconds, 1_000_000)
    let (days, time) = floorDivide(whole, 86400)
    let date = civilDate(days: days)
    var text = year(date.year)
    text += "-" + two(date.month) + "-" + two(date.day)
    text += "T" + two(time / 3600) + ":" + two(time / 60 % 60) + ":" + two(time % 60)
    if fraction > 0 {
      var digits = String(fraction)
      digits = String(repeating: "0", count: 6 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text + "Z"
  }

  /// Days from 1970-01-01 of a date of the proleptic Gregorian calendar.
  ///
  /// Years are counted from March, so that the leap day is a year's last (Howard Hinnant's `days_from_civil`).
  package static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = floorDivide(shifted, 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The date that many days after 1970-01-01.
  package static func civilDate(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = floorDivide(days + 719_468, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  package static func daysInMonth(year: Int64, month: Int64) -> Int64 {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floorDivide(_ value: Int64, _ divisor: Int64) -> (Int64, Int64) {
    let remainder = value % divisor
    return remainder < 0 ? (value / divisor - 1, remainder + divisor) : (value / divisor, remainder)
  }

  private static func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func year(_ year: Int64) -> String {
    let digits = String(year.magnitude)
    let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
    return sign + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
