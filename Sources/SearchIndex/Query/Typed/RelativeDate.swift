import SearchModel

/// A date that people name from where they stand: `today`, `last week`, `last 7 days`, `2w`, `3 days ago`.
///
/// Days, weeks (from Monday), months and years are the caller's (`TZ`); hours and minutes are counted back from now.
struct RelativeDate: Equatable, Sendable {
  /// Where it begins: a day such as `2026-11-23`, or a moment.
  var first: String
  /// Where it ends, itself included.
  var last: String
  /// What it means behind `..`: a length of time is the moment that long ago there too.
  var end: String

  /// The comparison and the value with relative dates written out; `nil` if the value has none.
  ///
  /// - Parameter now: seconds since 1970.
  static func written(
    _ text: String, _ comparison: QueryToken.Comparison, now: Double
  ) -> (QueryToken.Comparison, String)? {
    let text = WidthFolding.fold(text)
    if comparison == .matches, let (from, to, isDotted) = ends(text) {
      let (lower, upper) = (RelativeDate(from, now: now), RelativeDate(to, now: now))
      guard lower != nil || upper != nil || !isDotted else { return nil }
      let written = (lower?.first ?? from) + ".." + (upper?.end ?? to)
      return QueryRange.dates(.matches, written) == nil ? nil : (.matches, written)
    }
    guard let date = RelativeDate(text, now: now) else { return nil }
    return switch comparison {
    case .matches, .equals: (.matches, date.first == date.last ? date.first : date.first + ".." + date.last)
    case .atLeast, .below: (comparison, date.first)
    case .above, .atMost: (comparison, date.end)
    }
  }

  /// The two ends around `..`, or around `/` as Recoll writes it.
  private static func ends(_ text: String) -> (String, String, isDotted: Bool)? {
    for (mark, isDotted) in [("..", true), ("/", false)] {
      if let place = text.firstRange(of: mark) {
        return (String(text[..<place.lowerBound]), String(text[place.upperBound...]), isDotted)
      }
    }
    return nil
  }

  /// - Parameter now: seconds since 1970.
  init?(_ text: String, now: Double) {
    let words = text.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }.flatMap(Self.parts)
    let today = QueryDate.day(of: now)
    switch words.count {
    case 1: self.init(word: words[0], today, now: now)
    case 2:
      if let number = Self.number(words[0]), let unit = Unit(words[1]) {
        self.init(length: number, unit, today, now: now)
      } else if let unit = Unit(words[1]), let step = Self.steps[words[0]] {
        self.init(step, unit, today, now: now)
      } else {
        return nil
      }
    case 3:
      if let number = Self.number(words[0]), let unit = Unit(words[1]), words[2] == "ago" {
        self.init(ago: number, unit, today, now: now)
      } else if let number = Self.number(words[1]), let unit = Unit(words[2]),
        let step = Self.steps[words[0]],
        step != 0
      {
        self.init(rolling: step * number, unit, today, now: now)
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// `7d` as `7` and `d`.
  private static func parts(_ word: Substring) -> [Substring] {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty || digits.count == word.count ? [word] : [digits, word[digits.endIndex...]]
  }

  private static func number(_ word: Substring) -> Int? {
    guard word.utf8.count <= 5, let number = Int(word), number > 0 else { return nil }
    return number
  }

  private static let steps: [Substring: Int] = [
    "this": 0, "current": 0, "last": -1, "past": -1, "previous": -1, "next": 1,
  ]

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  // MARK: Kinds

  private init?(word: Substring, _ today: QueryDate.Day, now: Double) {
    switch word {
    case "now": self.init(moment: now)
    case "today": self.init(days: today, today)
    case "yesterday": self.init(days: today.adding(days: -1), today.adding(days: -1))
    case "tomorrow": self.init(days: today.adding(days: 1), today.adding(days: 1))
    default:
      // The latest one, today included.
      guard let place = Self.weekdays.firstIndex(where: { $0 == word }) else { return nil }
      let day = today.adding(days: -((today.weekday - place + 7) % 7))
      self.init(days: day, day)
    }
  }

  /// The calendar's unit around today, or the one before or after it.
  private init?(_ step: Int, _ unit: Unit, _ today: QueryDate.Day, now: Double) {
    switch unit {
    case .day: self.init(days: today.adding(days: step), today.adding(days: step))
    case .week:
      let monday = today.adding(days: 7 * step - today.weekday)
      self.init(days: monday, monday.adding(days: 6))
    case .month:
      let first = QueryDate.Day(today.year, today.month + step, 1)
      self.init(days: first, QueryDate.Day(first.year, first.month + 1, 0))
    case .year:
      self.init(days: QueryDate.Day(today.year + step, 1, 1), QueryDate.Day(today.year + step, 12, 31))
    case .hour, .minute:
      self.init(rolling: step == 0 ? -1 : step, unit, today, now: now)
    }
  }

  /// From the beginning of the day so long ago until today, or from today on.
  private init?(rolling count: Int, _ unit: Unit, _ today: QueryDate.Day, now: Double) {
    if let seconds = unit.seconds {
      let moment = now + Double(count) * seconds
      self.init(from: min(moment, now), to: max(moment, now))
    } else if let day = today.adding(count, unit) {
      self.init(days: count < 0 ? day : today, count < 0 ? today : day)
    } else {
      return nil
    }
  }

  /// The moment so long ago, and the time since.
  private init?(length count: Int, _ unit: Unit, _ today: QueryDate.Day, now: Double) {
    if let seconds = unit.seconds {
      self.init(from: now - Double(count) * seconds, to: now)
    } else if let day = today.adding(-count, unit) {
      self.init(days: day, today)
    } else {
      return nil
    }
    end = first
  }

  /// The day so long ago; the moment for hours and minutes.
  private init?(ago count: Int, _ unit: Unit, _ today: QueryDate.Day, now: Double) {
    if let seconds = unit.seconds {
      self.init(from: now - Double(count) * seconds, to: now)
      end = first
    } else if let day = today.adding(-count, unit) {
      self.init(days: day, day)
    } else {
      return nil
    }
  }

  private init?(days first: QueryDate.Day, _ last: QueryDate.Day) {
    guard let from = first.text, let to = last.text else { return nil }
    (self.first, self.last, end) = (from, to, to)
  }

  private init(moment: Double) { self.init(from: moment, to: moment) }

  private init(from: Double, to: Double) {
    (first, last) = (RFC3339.format(from), RFC3339.format(to))
    end = last
  }
}

extension RelativeDate {
  /// What time is counted in.
  enum Unit: Equatable {
    case minute, hour, day, week, month, year

    init?(_ word: Substring) {
      switch word {
      case "m", "min", "mins", "minute", "minutes": self = .minute
      case "h", "hour", "hours": self = .hour
      case "d", "day", "days": self = .day
      case "w", "week", "weeks": self = .week
      case "mo", "month", "months": self = .month
      case "y", "year", "years": self = .year
      default: return nil
      }
    }

    /// `nil` for what the calendar counts.
    var seconds: Double? {
      switch self {
      case .minute: 60
      case .hour: 3_600
      case .day, .week, .month, .year: nil
      }
    }
  }
}

extension QueryDate.Day {
  func adding(days: Int) -> QueryDate.Day { QueryDate.Day(year, month, day + days) }

  /// So many units later; the last day of a month if that has no such day.
  ///
  /// `nil` for units the calendar does not count.
  fileprivate func adding(_ count: Int, _ unit: RelativeDate.Unit) -> QueryDate.Day? {
    switch unit {
    case .day: return adding(days: count)
    case .week: return adding(days: 7 * count)
    case .month, .year:
      let first = QueryDate.Day(year, month + (unit == .year ? 12 : 1) * count, 1)
      let last = QueryDate.Day(first.year, first.month + 1, 0)
      return QueryDate.Day(first.year, first.month, min(day, last.day))
    case .minute, .hour: return nil
    }
  }
}
