package import SearchModel

/// How a value gets into the index, and across the border of a process or command line.
package protocol IntentValueCoding {
  /// The kind a manifest names.
  static var parameterKind: String { get }
  /// What people call such a value, and what one looks like as text.
  static var parameterForm: ParameterForm { get }
  /// The value that text stands for; `nil` if it stands for none.
  static func parsed(from text: String) -> Self?
  /// The value that JSON stands for; `nil` if it stands for none.
  static func parsed(from json: JSONValue) -> Self?
  /// The text that `parsed` gives the value back from.
  var parameterText: String { get }
  /// The JSON that `parsed` gives the value back from.
  var parameterJSON: JSONValue { get }
  /// What the index holds of it.
  var attributeValue: AttributeValue? { get }
}

extension IntentValueCoding {
  package static var parameterKind: String { "string" }
  package var attributeValue: AttributeValue? { .text(parameterText) }
  package var parameterJSON: JSONValue { .string(parameterText) }

  package static func parsed(from json: JSONValue) -> Self? {
    switch json {
    case .string(let text): parsed(from: text)
    case .integer(let number): parsed(from: String(number))
    case .number(let number): parsed(from: String(number))
    case .boolean(let truth): parsed(from: String(truth))
    case .null, .array, .object: nil
    }
  }
}

/// What people call values of a type, and what one looks like as text.
package struct ParameterForm: Sendable, Equatable {
  package var noun: String
  package var example: String

  package init(_ noun: String, _ example: String) {
    self.noun = noun
    self.example = example
  }

  /// The form of any type: an entity's and an enum's are their own names and cases.
  package static func of(_ type: Any.Type, _ details: ParameterDetails? = nil) -> ParameterForm {
    switch type {
    case let type as any AppEnum.Type:
      var cases = type.parameterTexts
      if case .cases(let allowed)? = details?.trait {
        cases = allowed.map { $0.localizedStringResource.text }
      }
      return ParameterForm(type.typeDisplayRepresentation.name.text, cases.first ?? "")
    case let type as any AppValue.Type: return ParameterForm(type.typeDisplayRepresentation.name.text, "")
    case let type as any IntentValueCoding.Type: return type.parameterForm
    default: return ParameterForm("\(type)", "")
    }
  }
}

extension AppEnum {
  /// The titles of all cases.
  fileprivate static var parameterTexts: [String] { allCases.map { $0.localizedStringResource.text } }
}

extension Optional: IntentValueCoding where Wrapped: IntentValueCoding {
  package static var parameterKind: String { Wrapped.parameterKind }
  package static var parameterForm: ParameterForm { Wrapped.parameterForm }
  package static func parsed(from text: String) -> Wrapped?? { Wrapped.parsed(from: text).map { .some($0) } }
  package static func parsed(from json: JSONValue) -> Wrapped?? {
    json == .null ? .some(nil) : Wrapped.parsed(from: json).map { .some($0) }
  }
  package var parameterText: String { self?.parameterText ?? "" }
  package var parameterJSON: JSONValue { self?.parameterJSON ?? .null }
  package var attributeValue: AttributeValue? { self?.attributeValue }
}

extension Array: IntentValueCoding where Element: IntentValueCoding {
  package static var parameterKind: String { Element.parameterKind }
  package static var parameterForm: ParameterForm { Element.parameterForm }
  /// A JSON array, or else one element.
  package static func parsed(from text: String) -> [Element]? { list(ListText.elements(of: text)) }
  package static func parsed(from json: JSONValue) -> [Element]? {
    let elements = json.array ?? [json]
    let values = elements.compactMap { Element.parsed(from: $0) }
    return values.count == elements.count ? values : nil
  }
  private static func list(_ texts: [String]) -> [Element]? {
    let values = texts.compactMap { Element.parsed(from: $0) }
    return values.count == texts.count ? values : nil
  }
  package var parameterText: String { ListText.text(of: map(\.parameterJSON)) }
  package var parameterJSON: JSONValue { .array(map(\.parameterJSON)) }
  package var attributeValue: AttributeValue? { .list(compactMap(\.attributeValue)) }
}

extension Set: IntentValueCoding where Element: IntentValueCoding {
  package static var parameterKind: String { Element.parameterKind }
  package static var parameterForm: ParameterForm { Element.parameterForm }
  package static func parsed(from text: String) -> Set<Element>? {
    [Element].parsed(from: text).map { Set($0) }
  }
  package static func parsed(from json: JSONValue) -> Set<Element>? {
    [Element].parsed(from: json).map { Set($0) }
  }
  private var sorted: [Element] { sorted { $0.parameterText < $1.parameterText } }
  package var parameterText: String { sorted.parameterText }
  package var parameterJSON: JSONValue { sorted.parameterJSON }
  package var attributeValue: AttributeValue? { sorted.attributeValue }
}

/// Several values in one text.
package enum ListText {
  /// The elements of a JSON array of plain values, each as text; any other text is one element.
  package static func elements(of text: String) -> [String] {
    guard text.trimmed.hasPrefix("["), case .array(let elements)? = try? JSONValue.parse(text) else {
      return [text]
    }
    return elements.map { element in
      if case .string(let text) = element { return text }
      return Self.text(of: element)
    }
  }

  /// A JSON array of the elements.
  package static func text(of elements: [JSONValue]) -> String { text(of: .array(elements)) }

  private static func text(of json: JSONValue) -> String {
    var writer = JSONWriter()
    writer.value(json)
    return writer.text
  }
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
  case let value as any ListValue: .list(value.elements.compactMap { indexedValue(of: $0) })
  case let values as [Any]: .list(values.compactMap(indexedValue))
  default: nil
  }
}
