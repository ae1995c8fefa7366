package import SearchModel

extension String: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("text", "WORDS") }
  package static func parsed(from text: String) -> String? { text }
  package var parameterText: String { self }
}

extension Int: IntentValueCoding {
  package static var parameterKind: String { "integer" }
  package static var parameterForm: ParameterForm { ParameterForm("integer", "5") }
  package static func parsed(from text: String) -> Int? { Int(text) }
  package var parameterText: String { String(self) }
  package var parameterJSON: JSONValue { .integer(Int64(self)) }
  package var attributeValue: AttributeValue? { .integer(Int64(self)) }
}

extension Double: IntentValueCoding {
  package static var parameterKind: String { "number" }
  package static var parameterForm: ParameterForm { ParameterForm("number", "2.5") }
  package static func parsed(from text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
  package var parameterText: String { String(self) }
  package var parameterJSON: JSONValue { isFinite ? .number(self) : .null }
  package var attributeValue: AttributeValue? { isFinite ? .number(self) : nil }
}

extension Bool: IntentValueCoding {
  package static var parameterKind: String { "boolean" }
  package static var parameterForm: ParameterForm { ParameterForm("boolean", "yes") }
  package static func parsed(from text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }
  package var parameterText: String { String(self) }
  package var parameterJSON: JSONValue { .boolean(self) }
  package var attributeValue: AttributeValue? { .boolean(self) }
}

extension URL: IntentValueCoding {
  package static var parameterKind: String { "url" }
  package static var parameterForm: ParameterForm { ParameterForm("URL", "https://example.org/") }
  package static func parsed(from text: String) -> URL? { URL(string: text) }
  package var parameterText: String { absoluteString }
}

extension AttributedString: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("text", "WORDS") }
  /// Without styles, which text does not carry.
  package static func parsed(from text: String) -> AttributedString? { AttributedString(text) }
  package var parameterText: String { String(characters) }
}

extension StringSearchCriteria: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("text to search for", "WORDS") }
  package static func parsed(from text: String) -> StringSearchCriteria? { StringSearchCriteria(term: text) }
  package var parameterText: String { term }
}

extension IntentWidgetFamily: IntentValueCoding {
  package static var parameterForm: ParameterForm { ParameterForm("widget size", "systemSmall") }
  package static func parsed(from text: String) -> IntentWidgetFamily? { IntentWidgetFamily(rawValue: text) }
  package var parameterText: String { rawValue }
}
