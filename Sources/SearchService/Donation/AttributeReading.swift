import FoundationEssentials
import SearchModel

/// Reads attribute values out of JSON by the kind of their key.
enum AttributeReading {
  /// The value; `nil` where JSON says null.
  static func value(
    _ value: JSONValue, _ name: String, _ kind: AttributeNames.Kind
  ) throws(RecordFault) -> AttributeValue? {
    switch value {
    case .null: return nil
    case .array(let elements):
      var list: [AttributeValue] = []
      list.reserveCapacity(elements.count)
      for element in elements {
        if let element = try self.value(element, name, kind) { list.append(element) }
      }
      return .list(list)
    default: return try scalar(value, name, kind)
    }
  }

  /// A date: a complete date-time, a date alone, or seconds since 1970.
  static func date(_ value: JSONValue, _ name: String) throws(RecordFault) -> Double {
    switch value {
    case .integer(let seconds): return Double(seconds)
    case .number(let seconds): return seconds
    case .string(let text):
      if let seconds = RFC3339.parseDate(text) { return seconds }
    default: break
    }
    throw RecordFault(
      "bad-date", "\(name) is neither an RFC 3339 date such as 2031-05-04T12:00:00Z nor seconds since 1970")
  }

  private static func scalar(
    _ value: JSONValue, _ name: String, _ kind: AttributeNames.Kind
  ) throws(RecordFault) -> AttributeValue {
    switch kind {
    case .any: return custom(value)
    case .date: return .date(try date(value, name))
    case .text:
      switch value {
      case .string(let text): return .text(text)
      case .integer(let number): return .text(String(number))
      case .number(let number): return .text(String(number))
      case .boolean(let flag): return .text(flag ? "true" : "false")
      default: throw RecordFault("bad-value", "\(name) is not text")
      }
    case .number:
      switch value {
      case .integer(let number): return .integer(number)
      case .number(let number): return .number(number)
      default: throw RecordFault("bad-value", "\(name) is not a number")
      }
    case .boolean:
      switch value {
      case .boolean(let flag): return .boolean(flag)
      case .integer(0): return .boolean(false)
      case .integer(1): return .boolean(true)
      default: throw RecordFault("bad-value", "\(name) is neither true nor false")
      }
    case .data:
      guard let text = value.string, let bytes = Data(base64Encoded: text) else {
        throw RecordFault("bad-value", "\(name) is not Base64 data")
      }
      return .data([UInt8](bytes))
    }
  }

  /// A custom key is typed by its JSON value; a text that is a date is told apart by the schema, not here.
  private static func custom(_ value: JSONValue) -> AttributeValue {
    switch value {
    case .null: return .text("")
    case .boolean(let flag): return .boolean(flag)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .string(let text): return .text(text)
    case .array(let elements): return .list(elements.filter { $0 != .null }.map(custom))
    case .object(let members):
      var object: [String: AttributeValue] = [:]
      for (key, value) in members where value != .null { object[key] = custom(value) }
      return .object(object)
    }
  }
}
