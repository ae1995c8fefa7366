/// A value in a view's archive: what JSON can say.
package enum ViewValue: Sendable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([ViewValue])
  case object([String: ViewValue])
}

extension ViewValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
  package init(arrayLiteral elements: ViewValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, ViewValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension ViewValue {
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  package var list: [ViewValue]? { if case .list(let list) = self { list } else { nil } }
  package var object: [String: ViewValue]? { if case .object(let object) = self { object } else { nil } }
}

/// A value type of the views that an archive can hold.
package protocol ViewValueConvertible {
  var viewValue: ViewValue { get }
}

extension Double: ViewValueConvertible {
  /// Numbers that JSON has no form for become null.
  package var viewValue: ViewValue { isFinite ? .number(self) : .null }
}
extension Int: ViewValueConvertible { package var viewValue: ViewValue { .number(Double(self)) } }
extension Bool: ViewValueConvertible { package var viewValue: ViewValue { .flag(self) } }
extension String: ViewValueConvertible { package var viewValue: ViewValue { .text(self) } }
extension Optional: ViewValueConvertible where Wrapped: ViewValueConvertible {
  package var viewValue: ViewValue { self?.viewValue ?? .null }
}
