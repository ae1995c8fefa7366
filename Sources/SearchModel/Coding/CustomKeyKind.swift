/// What a custom key's value can be searched as; each (name, kind) has a slot of its own.
package enum CustomKeyKind: UInt8, CaseIterable, Hashable, Sendable {
  case text, number, date, boolean

  /// The kinds of a value, each once, in a fixed order.
  ///
  /// A string that is a complete RFC 3339 date-time is text and date. Objects and opaque data have none:
  /// they are stored, never searched.
  package static func kinds(of value: AttributeValue) -> [CustomKeyKind] {
    switch value {
    case .text(let text): isDateTime(text) ? [.text, .date] : [.text]
    case .integer, .number: [.number]
    case .boolean: [.boolean]
    case .date: [.date]
    case .localized(let texts): texts.isEmpty ? [] : [.text]
    case .data, .object: []
    case .list(let elements):
      elements.count == 1
        ? kinds(of: elements[0])
        : allCases.filter { kind in elements.contains { kinds(of: $0).contains(kind) } }
    }
  }

  /// Whether the whole text is an RFC 3339 date-time that exists in the calendar.
  private static func isDateTime(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count >= 20, bytes.count <= 40, bytes[4] == UInt8(ascii: "-") else { return false }
      func number(_ range: Range<Int>) -> Int? {
        var number = 0
        for byte in bytes[range] {
          guard byte >= 0x30, byte <= 0x39 else { return nil }
          number = number * 10 + Int(byte - 0x30)
        }
        return number
      }
      guard bytes[7] == UInt8(ascii: "-"), bytes[10] | 0x20 == UInt8(ascii: "t"),
        bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
        let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
        let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19)
      else { return false }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      guard (1...12).contains(month), day >= 1, day <= days[month - 1], hour < 24, minute < 60, second <= 60
      else { return false }
      var end = 19
      if bytes[end] == UInt8(ascii: ".") {
        let start = end + 1
        end = start
        while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
        guard end > start, end < bytes.count else { return false }
      }
      if bytes[end] | 0x20 == UInt8(ascii: "z") { return end + 1 == bytes.count }
      guard bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-"), end + 6 == bytes.count,
        bytes[end + 3] == UInt8(ascii: ":"), let hours = number((end + 1)..<(end + 3)),
        let minutes = number((end + 4)..<(end + 6))
      else { return false }
      return hours < 24 && minutes < 60
    }
  }
}
