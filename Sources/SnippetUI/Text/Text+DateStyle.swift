import Foundation

extension Text {
  /// How a date is shown.
  ///
  /// On Linux the text is made once, when the view is shown; it does not go on counting.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Style: String, Codable { case time, date, relative, offset, timer }
    let style: Style
    /// The time of day.
    public static let time = DateStyle(style: .time)
    /// The day.
    public static let date = DateStyle(style: .date)
    /// How far from now, in words.
    public static let relative = DateStyle(style: .relative)
    /// How far from now, with a sign.
    public static let offset = DateStyle(style: .offset)
    /// Hours, minutes and seconds to it or since.
    public static let timer = DateStyle(style: .timer)
  }
}

extension Text.DateStyle {
  func text(of date: Date, now: Date) -> String {
    switch style {
    case .time: date.formatted(date: .omitted, time: .shortened)
    case .date: date.formatted(date: .long, time: .omitted)
    case .relative: Self.words(abs(date.timeIntervalSince(now)))
    case .offset: (date < now ? "-" : "+") + Self.words(abs(date.timeIntervalSince(now)), units: 1)
    case .timer: Self.clock(abs(date.timeIntervalSince(now)))
    }
  }

  static func timer(from start: Date, to end: Date, now: Date, countsDown: Bool) -> String {
    let now = min(max(now, start), end)
    return clock(countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start))
  }

  /// `1:02:03`, without hours if there are none.
  private static func clock(_ interval: TimeInterval) -> String {
    let seconds = Int(clamping: interval)
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] == 0 ? Array(parts.dropFirst()) : parts
    return shown.enumerated()
      .map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }.joined(separator: ":")
  }

  /// The largest units, such as `2 hr, 5 min`.
  private static func words(_ interval: TimeInterval, units: Int = 2) -> String {
    let seconds = Int(clamping: interval)
    let parts = [
      (seconds / 31_536_000, "yr"), (seconds / 86_400 % 365, "day"), (seconds / 3600 % 24, "hr"),
      (seconds / 60 % 60, "min"), (seconds % 60, "sec"),
    ]
    let shown = parts.drop { $0.0 == 0 }.prefix(units).filter { $0.0 != 0 }
    if shown.isEmpty { return "0 sec" }
    return shown.map { "\($0) \($1)\($1 == "day" && $0 != 1 ? "s" : "")" }.joined(separator: ", ")
  }
}

extension Int {
  /// The whole part, the nearest possible for what is out of range; 0 for no number.
  fileprivate init(clamping interval: TimeInterval) {
    self = interval.isNaN ? 0 : Int(Swift.max(-1e15, Swift.min(1e15, interval)))
  }
}
