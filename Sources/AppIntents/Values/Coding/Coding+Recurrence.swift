extension Calendar.RecurrenceRule: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("recurrence", "'every 2 weeks'") }

  private static let frequencies: [(Frequency, adverb: String, noun: String, name: String)] = [
    (.minutely, "minutely", "minute", "MINUTELY"), (.hourly, "hourly", "hour", "HOURLY"),
    (.daily, "daily", "day", "DAILY"), (.weekly, "weekly", "week", "WEEKLY"),
    (.monthly, "monthly", "month", "MONTHLY"), (.yearly, "yearly", "year", "YEARLY"),
  ]
  private static let days: [(Locale.Weekday, String)] = [
    (.monday, "MO"), (.tuesday, "TU"), (.wednesday, "WE"), (.thursday, "TH"), (.friday, "FR"),
    (.saturday, "SA"),
    (.sunday, "SU"),
  ]

  /// `weekly`, `every 2 weeks`, or the parts FREQ, INTERVAL, COUNT, UNTIL and BYDAY (days without number) of an RRULE.
  package static func parsed(from text: String) -> Calendar.RecurrenceRule? {
    let text = text.trimmed
    if text.uppercased().contains("FREQ=") { return rule(text.uppercased()) }
    let words = text.lowercased().split(separator: " ")
    if words.count == 1, let found = frequencies.first(where: { $0.adverb == words[0] }) {
      return Calendar.RecurrenceRule(calendar: .current, frequency: found.0)
    }
    guard words.first == "every", (2...3).contains(words.count), let last = words.last,
      let found = frequencies.first(where: { $0.noun == last || $0.noun + "s" == last })
    else { return nil }
    guard let interval = words.count == 3 ? Int(words[1]) : 1, interval > 0 else { return nil }
    return Calendar.RecurrenceRule(calendar: .current, frequency: found.0, interval: interval)
  }

  private static func rule(_ text: String) -> Calendar.RecurrenceRule? {
    let plain = text.hasPrefix("RRULE:") ? text.dropFirst(6) : Substring(text)
    var rule = Calendar.RecurrenceRule(calendar: .current, frequency: .daily)
    for part in plain.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, rule.take(pair[0], String(pair[1])) else { return nil }
    }
    return rule
  }

  private mutating func take(_ key: Substring, _ value: String) -> Bool {
    switch key {
    case "FREQ":
      guard let found = Self.frequencies.first(where: { $0.name == value }) else { return false }
      frequency = found.0
    case "INTERVAL":
      guard let number = Int(value), number > 0 else { return false }
      interval = number
    case "COUNT":
      guard let number = Int(value), number > 0 else { return false }
      end = .afterOccurrences(number)
    case "UNTIL":
      guard let date = Date.parsed(from: value) else { return false }
      end = .afterDate(date)
    case "BYDAY":
      let names = value.split(separator: ",")
      weekdays = names.compactMap { name in Self.days.first { $0.1 == name }.map { .every($0.0) } }
      return weekdays.count == names.count
    default: return false
    }
    return true
  }

  /// An RRULE of the parts that `parsed` reads; a rule with others loses them.
  package var parameterText: String {
    var parts = Self.frequencies.filter { $0.0 == frequency }.map { "FREQ=" + $0.name }
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    if let count = end.occurrences { parts.append("COUNT=\(count)") }
    if let date = end.date { parts.append("UNTIL=" + date.parameterText) }
    let names = weekdays.compactMap { day in Self.days.first { .every($0.0) == day }?.1 }
    if !names.isEmpty { parts.append("BYDAY=" + names.joined(separator: ",")) }
    return parts.joined(separator: ";")
  }
}
