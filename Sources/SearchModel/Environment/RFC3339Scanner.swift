/// Reads the parts of a date-time from bytes.
struct RFC3339Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }
  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Reads a date; `nil` if it does not exist in the calendar.
  mutating func date() -> Int64? {
    var isNegative = false
    var yearDigits = 4
    if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") {
      isNegative = current == UInt8(ascii: "-")
      position += 1
      yearDigits = 0
      while position + yearDigits < bytes.count, yearDigits < 6, isDigit(bytes[position + yearDigits]) {
        yearDigits += 1
      }
    }
    guard yearDigits >= 4, let year = digits(yearDigits), take("-"), let month = digits(2), take("-"),
      let day = digits(2), (1...12).contains(month)
    else { return nil }
    let signed = isNegative ? -year : year
    guard day >= 1, day <= RFC3339.daysInMonth(year: signed, month: month) else { return nil }
    return RFC3339.days(year: signed, month: month, day: day)
  }

  /// Reads the rest of a date-time, with its offset.
  mutating func time(day: Int64) -> Double? {
    guard current | 0x20 == UInt8(ascii: "t") || current == UInt8(ascii: " ") else { return nil }
    position += 1
    guard let hour = digits(2), take(":"), let minute = digits(2), take(":"), let second = digits(2),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    var fraction = 0.0
    if take(".") {
      guard let value = self.fraction() else { return nil }
      fraction = value
    }
    guard let offset = offset() else { return nil }
    let minutes = day * 1440 + hour * 60 + minute - offset
    guard second == 60 else { return Double(minutes * 60 + second) + fraction }
    guard (minutes % 1440 + 1440) % 1440 == 1439 else { return nil }
    return Double(minutes * 60 + 59) + 0.999_999
  }

  private mutating func fraction() -> Double? {
    var numerator = 0.0
    var denominator = 1.0
    let start = position
    while isDigit(current) {
      // Past fifteen digits a double holds no more.
      if position - start < 15 {
        numerator = numerator * 10 + Double(current - UInt8(ascii: "0"))
        denominator *= 10
      }
      position += 1
    }
    return position > start ? numerator / denominator : nil
  }

  /// Minutes east of UTC.
  private mutating func offset() -> Int64? {
    if current | 0x20 == UInt8(ascii: "z") {
      position += 1
      return 0
    }
    let sign: Int64
    switch current {
    case UInt8(ascii: "+"): sign = 1
    case UInt8(ascii: "-"): sign = -1
    default: return nil
    }
    position += 1
    guard let hours = digits(2), take(":"), let minutes = digits(2), hours < 24, minutes < 60 else {
      return nil
    }
    return sign * (hours * 60 + minutes)
  }

  private mutating func digits(_ count: Int) -> Int64? {
    guard position + count <= bytes.count else { return nil }
    var value: Int64 = 0
    for _ in 0..<count {
      guard isDigit(current) else { return nil }
      value = value * 10 + Int64(current - UInt8(ascii: "0"))
      position += 1
    }
    return value
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
