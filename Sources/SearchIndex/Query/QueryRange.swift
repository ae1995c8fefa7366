/// The numbers or moments a condition lets through; `nil` ends are open, both ends are included.
struct QueryRange: Equatable, Sendable {
  var lower: Double?
  var upper: Double?

  /// What a comparison with a typed number lets through; `nil` if the text is no number and no range.
  static func numbers(_ comparison: QueryToken.Comparison, _ text: String) -> QueryRange? {
    range(comparison, text) { text in
      guard let number = Double(text), number.isFinite else { return nil }
      return (number, number)
    }
  }

  /// What a comparison with a typed date lets through; `nil` if the text is no date and no range.
  static func dates(_ comparison: QueryToken.Comparison, _ text: String) -> QueryRange? {
    range(comparison, text) { text in QueryDate(text).map { ($0.start, $0.end.nextDown) } }
  }

  private static func range(
    _ comparison: QueryToken.Comparison, _ text: String, _ value: (String) -> (first: Double, last: Double)?
  ) -> QueryRange? {
    if comparison == .matches, let (from, to) = ends(text) {
      let lower = from.isEmpty ? nil : value(from)
      let upper = to.isEmpty ? nil : value(to)
      guard from.isEmpty || lower != nil, to.isEmpty || upper != nil else { return nil }
      return QueryRange(lower: lower?.first, upper: upper?.last)
    }
    guard let (first, last) = value(text) else { return nil }
    return switch comparison {
    case .matches, .equals: QueryRange(lower: first, upper: last)
    case .atLeast: QueryRange(lower: first, upper: nil)
    case .above: QueryRange(lower: last.nextUp, upper: nil)
    case .atMost: QueryRange(lower: nil, upper: last)
    case .below: QueryRange(lower: nil, upper: first.nextDown)
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
}
