package import Foundation
package import SearchModel

extension AttributeValue {
  /// A value as apps hand it over: Swift's own types, Foundation's classes, persons, and lists of them.
  ///
  /// - Returns: `nil` for `NSNull` and for types an index cannot hold.
  package init?(plain value: Any) {
    // By exact type first: casts between Swift's numbers and `NSNumber` convert, and would blur truth and number.
    switch (type(of: value), value) {
    case (is Bool.Type, let value as Bool): self = .boolean(value)
    case (is NSNumber.Type, let value as NSNumber): self = value.attributeValue
    case (is Double.Type, let value as Double): self = .number(value)
    case (is Float.Type, let value as Float): self = .number(Double(value))
    case (_, let value as any BinaryInteger): self = .integer(Int64(clamping: value))
    case (_, let value as CSLocalizedString): self = .localized(value.texts)
    case (is NSString.Type, let value as NSString): self = .text(value.description)
    case (_, let value as String): self = .text(value)
    case (_, let value as CSPerson): self = value.attributeValue
    case (_, let value as Date): self = .date(value.timeIntervalSince1970)
    case (_, let value as Data): self = .data([UInt8](value))
    case (_, let value as URL): self = .text(value.absoluteString)
    case (_, let value as [Any]): self = .list(value.compactMap { AttributeValue(plain: $0) })
    default: return nil
    }
  }

  /// The value in Swift's own types; numbers as `NSNumber`.
  package var plainValue: Any {
    switch self {
    case .text(let text): text
    case .integer(let number): NSNumber(value: number)
    case .number(let number): NSNumber(value: number)
    case .boolean(let flag): NSNumber(value: flag)
    case .date(let seconds): Date(timeIntervalSince1970: seconds)
    case .data(let bytes): Data(bytes)
    case .list(let values): values.map(\.plainValue)
    case .object(let members): CSPerson(attribute: self) ?? members.mapValues(\.plainValue)
    case .localized(let texts): CSLocalizedString(localizedStrings: texts)
    }
  }
}

extension NSNumber {
  /// The number, flag or whole number it holds.
  package var attributeValue: AttributeValue {
    switch String(cString: objCType) {
    case "d", "f": .number(doubleValue)
    case "c" where self == NSNumber(value: boolValue) && isBoolean: .boolean(boolValue)
    case "Q": int64Value >= 0 ? .integer(int64Value) : .number(doubleValue)
    default: .integer(int64Value)
    }
  }

  /// Foundation keeps one object for each truth value.
  private var isBoolean: Bool { self === NSNumber(value: true) || self === NSNumber(value: false) }

  convenience init?(attribute value: AttributeValue) {
    switch value {
    case .integer(let number): self.init(value: number)
    case .number(let number): self.init(value: number)
    case .boolean(let flag): self.init(value: flag)
    default: return nil
    }
  }
}
