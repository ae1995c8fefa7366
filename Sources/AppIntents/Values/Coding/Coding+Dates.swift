package import SearchModel

extension Date: IntentValueCoding {
  package static var parameterKind: String { "date" }
  package static var parameterForm: ParameterForm { ParameterForm("date", "2026-01-31T17:00:00Z") }

  /// RFC 3339; a day, a day and a time of day, or a time of day today, in the local time zone; or seconds since 1970.
  package static func parsed(from text: String) -> Date? {
    let text = text.trimmed
    if let seconds = RFC3339.parse(text) { return Date(timeIntervalSince1970: seconds) }
    if let parts = DateComponents.parsed(from: text) {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .current
      var whole = parts
      if parts.year == nil {
        let today = calendar.dateComponents([.year, .month, .day], from: Date())
        (whole.year, whole.month, whole.day) = (today.year, today.month, today.day)
      }
      return calendar.date(from: whole)
    }
    return Double.parsed(from: text).map(Date.init(timeIntervalSince1970:))
  }

  package var parameterText: String { RFC3339.format(timeIntervalSince1970) }
  package var attributeValue: AttributeValue? { .date(timeIntervalSince1970) }
}

extension DateComponents: IntentValueCoding {
  package static var parameterKind: String { "date" }
  package static var parameterForm: ParameterForm { ParameterForm("date or time", "2026-01-31 17:00") }

  /// A day, a day and a time of day, or a time of day; only what is written is set.
  package static func parsed(from text: String) -> DateComponents? {
    let parts = text.trimmed.split(whereSeparator: { $0 == " " || $0 == "T" })
    var components = DateComponents()
    switch parts.count {
    case 1: return components.take(day: parts[0]) || components.take(time: parts[0]) ? components : nil
    case 2: return components.take(day: parts[0]) && components.take(time: parts[1]) ? components : nil
    default: return nil
    }
  }

  private mutating func take(day: Substring) -> Bool {
    let numbers = Self.numbers(day, separator: "-", digits: [4, 2, 2])
    guard numbers.count == 3, (1...12).contains(numbers[1]), numbers[2] >= 1 else { return false }
    let leap = numbers[0] % 4 == 0 && (numbers[0] % 100 != 0 || numbers[0] % 400 == 0)
    let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard numbers[2] <= lengths[numbers[1] - 1] else { return false }
    (year, month, self.day) = (numbers[0], numbers[1], numbers[2])
    return true
  }

  private mutating func take(time: Substring) -> Bool {
    let numbers = Self.numbers(time, separator: ":", digits: [2, 2, 2])
    guard numbers.count >= 2, numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
      return false
    }
    (hour, minute) = (numbers[0], numbers[1])
    if numbers.count == 3 { second = numbers[2] }
    return true
  }

  private static func numbers(_ text: Substring, separator: Character, digits: [Int]) -> [Int] {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= digits.count else { return [] }
    let numbers = zip(parts, digits).compactMap { part, digits in
      part.utf8.count == digits && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : []
  }

  /// Years, months and days, hours, minutes and seconds; other parts have no text.
  package var parameterText: String {
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    var parts: [String] = []
    if let year, let month, let day {
      let digits = String(year)
      parts.append(
        String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-\(two(month))-\(two(day))")
    }
    if let hour {
      parts.append("\(two(hour)):\(two(minute ?? 0))" + (second.map { ":" + two($0) } ?? ""))
    }
    return parts.joined(separator: " ")
  }

  /// The point in time where it is a whole one, else its text.
  package var attributeValue: AttributeValue? {
    if let date { return .date(date.timeIntervalSince1970) }
    let text = parameterText
    return text.isEmpty ? nil : .text(text)
  }
}
