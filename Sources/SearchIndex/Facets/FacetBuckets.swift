import Glibc

/// How neighbouring numbers or moments are put together before they are counted.
enum FacetBuckets: Equatable {
  case year, month, day
  /// Numbers from a multiple of the step up to the next one.
  case steps(Double)

  /// `year`, `month`, `day` or a number above 0.
  init?(_ text: String) {
    switch text {
    case "year": self = .year
    case "month": self = .month
    case "day": self = .day
    default:
      guard let step = Double(text), step > 0, step.isFinite else { return nil }
      self = .steps(step)
    }
  }

  var isOfDates: Bool { if case .steps = self { false } else { true } }

  /// The bucket a number or moment is in, with how a query names it; `nil` where calendars end.
  ///
  /// Days are the caller's (`TZ`), as in queries. A bucket does not include its end.
  func value(of number: Double) -> FacetValue? {
    switch self {
    case .steps(let step):
      let lower = (number / step).rounded(.down) * step
      guard lower.isFinite, lower + step > lower else { return nil }
      let text = FacetValue.text(ofNumber: lower)
      let isWhole = step == step.rounded() && number == number.rounded()
      let last = FacetValue.text(ofNumber: isWhole ? lower + step - 1 : lower + step)
      return FacetValue(
        id: text, text: isWhole ? "\(text)..\(last)" : "\(text)..<\(last)", range: lower..<(lower + step))
    case .year, .month, .day:
      guard abs(number) < 1e14 else { return nil }
      var seconds = time_t(number.rounded(.down))
      var parts = tm()
      guard localtime_r(&seconds, &parts) != nil else { return nil }
      let (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
      let next: (Int, Int, Int)
      var text = Self.padded(year, 4)
      switch self {
      case .year: next = (year + 1, 1, 1)
      case .month:
        next = (year, month + 1, 1)
        text += "-" + Self.padded(month, 2)
      default:
        next = (year, month, day + 1)
        text += "-" + Self.padded(month, 2) + "-" + Self.padded(day, 2)
      }
      let first = (year, self == .year ? 1 : month, self == .day ? day : 1)
      guard let start = QueryDate.midnight(first), let end = QueryDate.midnight(next), start < end else {
        return nil
      }
      return FacetValue(id: text, text: text, range: start..<end, isOfDates: true)
    }
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
