/// The numbers or moments a condition lets through; `nil` ends are open, both ends are included.
struct QueryRange: Equatable, Sendable {
  var lower: Double?
  var upper: Double?
  /// A moment before `lower` that is let through as well.
  ///
  /// A day donated without a time is midnight UTC in the index, and cannot be told from that moment. West of Greenwich
  /// that is the evening before, so there it is found as either: as the day that was donated, and as the moment.
  var dayBefore: Double?

  /// What a comparison with a typed number lets through; `nil` if the text is no number and no range.
  static func numbers(_ comparison: QueryToken.Comparison, _ text: String) -> QueryRange? {
    range(comparison, text) { text in
      number(text).map { Value(first: $0, last: $0) }
    }
  }

  /// A number as people type it: `10`, `-2.5`, `1e3`, `10k`, `1.5 MB` without the blank, `4GiB`.
  private static func number(_ text: String) -> Double? {
    if let number = Double(text) { return number.isFinite ? number : nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    guard let factor = factors[text[digits.endIndex...].lowercased()], let number = Double(digits) else {
      return nil
    }
    return number * factor
  }

  /// Units count in thousands, those with an `i` in 1,024s.
  private static let factors: [String: Double] = [
    "k": 1e3, "m": 1e6, "g": 1e9, "t": 1e12, "kb": 1e3, "mb": 1e6, "gb": 1e9, "tb": 1e12,
    "kib": 1_024, "mib": 1_048_576, "gib": 1_073_741_824, "tib": 1_099_511_627_776,
  ]

  /// What a comparison with a typed date lets through; `nil` if the text is no date and no range.
  static func dates(_ comparison: QueryToken.Comparison, _ text: String) -> QueryRange? {
    range(comparison, text) { text in
      QueryDate(text).map { Value(first: $0.start, last: $0.end.nextDown, days: $0.days) }
    }
  }

  /// What one end names.
  private struct Value {
    var first: Double
    var last: Double
    var days: (first: Double, next: Double)?

    /// The midnight before `moment` that may stand for a day from there on.
    static func day(_ midnight: Double?, before moment: Double?) -> Double? {
      guard let midnight, let moment, midnight < moment else { return nil }
      return midnight
    }
  }

  private static func range(
    _ comparison: QueryToken.Comparison, _ text: String, _ value: (String) -> Value?
  ) -> QueryRange? {
    let text = WidthFolding.fold(text)
    if comparison == .matches, let (from, to) = ends(text) {
      let lower = from.isEmpty ? nil : value(from)
      let upper = to.isEmpty ? nil : value(to)
      guard from.isEmpty || lower != nil, to.isEmpty || upper != nil else { return nil }
      return QueryRange(
        lower: lower?.first, upper: upper?.last,
        dayBefore: Value.day(lower?.days?.first, before: lower?.first))
    }
    guard let value = value(text) else { return nil }
    let day = Value.day(value.days?.first, before: value.first)
    switch comparison {
    case .matches, .equals: return QueryRange(lower: value.first, upper: value.last, dayBefore: day)
    case .atLeast: return QueryRange(lower: value.first, upper: nil, dayBefore: day)
    case .above:
      let lower = value.last.nextUp
      return QueryRange(lower: lower, upper: nil, dayBefore: Value.day(value.days?.next, before: lower))
    case .atMost: return QueryRange(lower: nil, upper: value.last)
    case .below: return QueryRange(lower: nil, upper: value.first.nextDown)
    }
  }

  /// The two ends around the first `..`.
  private static func ends(_ text: String) -> (String, String)? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 2,
      let dots = (0..<(bytes.count - 1)).first(where: { bytes[$0] == 0x2E && bytes[$0 + 1] == 0x2E })
    else { return nil }
    return (
      String(decoding: bytes[..<dots], as: UTF8.self), String(decoding: bytes[(dots + 2)...], as: UTF8.self)
    )
  }

  /// Whether it ends before it begins.
  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return upper < lower
  }

  func contains(_ number: Double) -> Bool {
    number == dayBefore || (lower.map { number >= $0 } ?? true) && (upper.map { number <= $0 } ?? true)
  }
}
