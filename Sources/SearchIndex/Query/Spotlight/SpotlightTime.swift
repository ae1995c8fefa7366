import SearchModel

/// A point or stretch of time that a `$time` expression names, fixed when the query starts.
///
/// Days, weeks (from Monday), months and years are the caller's (`TZ`). In comparisons by order the first moment counts,
/// in `==` the whole stretch.
struct SpotlightTime: Equatable, Sendable {
  /// The first moment, in seconds since 1970.
  var start: Double
  /// The first moment after it.
  var end: Double

  /// Seconds from 1970 to 2001, where Apple's dates begin.
  static let referenceDate = 978_307_200.0

  init(at moment: Double) {
    start = moment
    end = moment.nextUp
  }

  private init?(from day: (Int, Int, Int), to next: (Int, Int, Int)) {
    guard let start = QueryDate.midnight(day), let end = QueryDate.midnight(next), start < end else {
      return nil
    }
    self.start = start
    self.end = end
  }

  /// The stretch of `$time.NAME` or `$time.NAME(shift)`; `nil` for a name that is none.
  ///
  /// - Parameter now: seconds since 1970.
  init?(named name: String, shift: Double?, now: Double) {
    let isShifted = shift != nil
    let today = QueryDate.day(of: now)
    let (year, month, day, weekday) = (today.year, today.month, today.day, today.weekday)
    let shift = shift ?? 0
    guard abs(shift) < (name == "now" ? 1e12 : 1e6) else { return nil }
    let steps = Int(shift.rounded(.towardZero))
    switch (name, isShifted) {
    case ("now", _): self.init(at: now + shift)
    case ("today", _): self.init(from: (year, month, day + steps), to: (year, month, day + steps + 1))
    case ("yesterday", false): self.init(from: (year, month, day - 1), to: (year, month, day))
    case ("this_week", _):
      let monday = day - weekday + 7 * steps
      self.init(from: (year, month, monday), to: (year, month, monday + 7))
    case ("last_week", false):
      self.init(from: (year, month, day - weekday - 7), to: (year, month, day - weekday))
    case ("this_month", _): self.init(from: (year, month + steps, 1), to: (year, month + steps + 1, 1))
    case ("this_year", _): self.init(from: (year + steps, 1, 1), to: (year + steps + 1, 1, 1))
    default: return nil
    }
  }

  static let names = [
    "now", "today", "yesterday", "this_week", "last_week", "this_month", "this_year", "iso",
  ]
}
