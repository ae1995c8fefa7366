package import SearchModel

/// How a value gets into the index, and from text into a parameter.
package protocol IntentValueCoding {
  /// The kind a manifest names.
  static var parameterKind: String { get }
  /// The value that text stands for; `nil` if it stands for none.
  static func parsed(from text: String) -> Self?
  /// What the index holds of it.
  var attributeValue: AttributeValue? { get }
}

extension String: IntentValueCoding {
  package static var parameterKind: String { "string" }
  package static func parsed(from text: String) -> String? { text }
  package var attributeValue: AttributeValue? { .text(self) }
}

extension Int: IntentValueCoding {
  package static var parameterKind: String { "integer" }
  package static func parsed(from text: String) -> Int? { Int(text) }
  package var attributeValue: AttributeValue? { .integer(Int64(self)) }
}

extension Double: IntentValueCoding {
  package static var parameterKind: String { "number" }
  package static func parsed(from text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
  package var attributeValue: AttributeValue? { isFinite ? .number(self) : nil }
}

extension Bool: IntentValueCoding {
  package static var parameterKind: String { "boolean" }
  package static func parsed(from text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }
  package var attributeValue: AttributeValue? { .boolean(self) }
}

extension Date: IntentValueCoding {
  package static var parameterKind: String { "date" }
  /// RFC 3339, a plain day (its midnight in UTC), or seconds since 1970.
  package static func parsed(from text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    if let date = try? Date(text, strategy: .iso8601.year().month().day()) { return date }
    return Double(text).map(Date.init(timeIntervalSince1970:))
  }
  package var attributeValue: AttributeValue? { .date(timeIntervalSince1970) }
}

extension URL: IntentValueCoding {
  package static var parameterKind: String { "url" }
  package static func parsed(from text: String) -> URL? { URL(string: text) }
  package var attributeValue: AttributeValue? { .text(absoluteString) }
}

extension AttributedString: IntentValueCoding {
  package static var parameterKind: String { "string" }
  package static func parsed(from text: String) -> AttributedString? { AttributedString(text) }
  package var attributeValue: AttributeValue? { .text(String(characters)) }
}

extension IntentFile: IntentValueCoding {
  package static var parameterKind: String { "string" }
  /// The file at that path; only one that is there is a value.
  package static func parsed(from text: String) -> IntentFile? {
    FileManager.default.fileExists(atPath: text) ? IntentFile(fileURL: URL(fileURLWithPath: text)) : nil
  }
  package var attributeValue: AttributeValue? { .text(fileURL?.path ?? filename) }
}

extension IntentCurrencyAmount: IntentValueCoding {
  package static var parameterKind: String { "string" }
  /// `12.50 EUR`.
  package static func parsed(from text: String) -> IntentCurrencyAmount? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[1].count == 3, let amount = Decimal(string: String(parts[0])) else {
      return nil
    }
    return IntentCurrencyAmount(amount: amount, currencyCode: parts[1].uppercased())
  }
  package var attributeValue: AttributeValue? { .text("\(amount) \(currencyCode)") }
}

extension Optional: IntentValueCoding where Wrapped: IntentValueCoding {
  package static var parameterKind: String { Wrapped.parameterKind }
  package static func parsed(from text: String) -> Wrapped?? { Wrapped.parsed(from: text).map { .some($0) } }
  package var attributeValue: AttributeValue? { self?.attributeValue }
}

extension Array: IntentValueCoding where Element: IntentValueCoding {
  package static var parameterKind: String { Element.parameterKind }
  /// One element; lists of several come from code, not from text.
  package static func parsed(from text: String) -> [Element]? { Element.parsed(from: text).map { [$0] } }
  package var attributeValue: AttributeValue? { .list(compactMap(\.attributeValue)) }
}

/// A type that has a value for "none".
package protocol ExpressibleAsNone { static var noneValue: Self { get } }
extension Optional: ExpressibleAsNone {
  package static var noneValue: Wrapped? { nil }
}

/// What the index holds of any intent value.
///
/// Entities and enum cases count by their titles, lists by their elements, unions by the value they are.
package func indexedValue(of value: Any) -> AttributeValue? {
  switch value {
  case let value as any IntentValueCoding: value.attributeValue
  case let value as any _IntentValueRepresentable: indexedValue(of: value._wrappedValue)
  case let value as any CustomLocalizedStringResourceConvertible: .text(value.localizedStringResource.text)
  case let values as [Any]: .list(values.compactMap(indexedValue))
  case let value as DateComponents: value.date.map { .date($0.timeIntervalSince1970) }
  default: nil
  }
}
