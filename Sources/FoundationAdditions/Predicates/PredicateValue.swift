/// A value as predicates compare it.
enum PredicateValue: @unchecked Sendable {
  case null
  case whole(Int64)
  case number(Double)
  case text(String)
  case date(Date)
  case list([PredicateValue])
  /// Anything else; compared by equality if it can be, and asked for keys.
  case object(Any)

  init(_ value: Any?) {
    guard let value = value.flatMap(Self.unwrapped) else {
      self = .null
      return
    }
    switch value {
    case let value as PredicateValue: self = value
    case let value as Bool: self = .whole(value ? 1 : 0)
    case let value as any BinaryInteger:
      self = Int64(exactly: value).map { .whole($0) } ?? .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber:
      self =
        Int64(exactly: value.doubleValue) == value.int64Value
        ? .whole(value.int64Value) : .number(value.doubleValue)
    case let value as Decimal: self = .number((value as NSDecimalNumber).doubleValue)
    case let value as String: self = .text(value)
    case let value as any StringProtocol: self = .text(String(value))
    case let value as NSString: self = .text(String(value))
    case let value as UUID: self = .text(value.uuidString)
    case let value as URL: self = .text(value.absoluteString)
    case let value as Date: self = .date(value)
    case is [String: Any]: self = .object(value)
    case let value as [Any]: self = .list(value.map(Self.init))
    case let value as NSArray: self = .list(value.map(Self.init))
    case let value as NSSet: self = .list(value.map(Self.init))
    case let value as any RawRepresentable: self = PredicateValue(value.rawValue)
    default:
      let mirror = Mirror(reflecting: value)
      let isList = mirror.displayStyle == .set || mirror.displayStyle == .collection
      self = isList ? .list(mirror.children.map { PredicateValue($0.value) }) : .object(value)
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  var number: Double? {
    switch self {
    case .whole(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var list: [PredicateValue]? {
    switch self {
    case .list(let values): values
    case .object(let value as [String: Any]): value.keys.map { .text($0) }
    default: nil
    }
  }
}
