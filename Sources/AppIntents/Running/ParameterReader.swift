import CoreSpotlight
import SearchModel
import UniformTypeIdentifiers

/// Reads values for one parameter of a run, from text and from people.
struct ParameterReader {
  let parameter: any AnyIntentParameter
  let execution: IntentExecution
  let name: String

  init(parameter: any AnyIntentParameter, execution: IntentExecution) {
    self.parameter = parameter
    self.execution = execution
    name = execution.name(of: parameter)
  }

  /// What people call the parameter.
  var title: String {
    let title = parameter.title.text
    return title.isEmpty ? ParameterSketch.words(of: name) : title
  }

  /// Gives the parameter the value that the text stands for.
  func assign(_ text: String) async throws { try await assign(elements(from: text), from: text) }

  /// Gives the parameter these values, as a list where it takes one.
  func assign(_ elements: [Any], from text: String) throws {
    guard elements.allSatisfy({ parameter.details.trait.allows($0) }), accepts(elements) else {
      throw refusal(of: text)
    }
  }

  private func accepts(_ elements: [Any]) -> Bool {
    if let list = listType { return list.list(of: elements).map { parameter.assign(element: $0) } ?? false }
    return elements.count == 1 && parameter.assign(element: elements[0])
  }

  private var listType: (any ListType.Type)? {
    ((parameter as? any TypedParameter)?.valueType as? any ListType.Type)?.unwrappedList
  }

  /// The values a text stands for: several if it is a JSON array and the parameter takes a list.
  func elements(from text: String) async throws -> [Any] {
    let texts = listType == nil ? [text] : Self.items(of: text)
    if let type = parameter.elementType as? any AppEntity.Type {
      return try await entities(type, texts: texts)
    }
    return try texts.map { text in
      guard let value = value(from: text) else { throw refusal(of: text) }
      return value
    }
  }

  private func value(from text: String) -> Any? {
    let value: Any? =
      switch parameter.elementType {
      case let type as any AppEnum.Type: type.named(text)
      case let type as any IntentValueCoding.Type: type.parsed(from: text)
      default: nil
      }
    return value.flatMap { parameter.details.trait.allows($0) ? $0 : nil }
  }

  private func refusal(of text: String) -> LimelightError {
    let kind = ParameterSketch.kind(of: parameter.elementType)
    return LimelightError(.usage, "'\(text)' is no \(kind) for the parameter '\(name)'.")
  }

  /// The elements of a JSON array of texts and numbers, or the text itself.
  private static func items(of text: String) -> [String] {
    guard text.hasPrefix("["), let array = try? JSONValue.parse(text).array else { return [text] }
    var items: [String] = []
    for value in array {
      if let item = value.string {
        items.append(item)
      } else {
        var writer = JSONWriter()
        writer.value(value)
        items.append(String(decoding: writer.bytes, as: UTF8.self))
      }
    }
    return items
  }
}

/// A parameter whose value's type and value can be read without knowing it.
package protocol TypedParameter: AnyIntentParameter {
  /// The type of the value, with optionals and lists.
  var valueType: Any.Type { get }
  /// The value given, else the default.
  var anyValue: Any? { get }
}

extension IntentParameter: TypedParameter {
  package var valueType: Any.Type { Value.self }
  package var anyValue: Any? { currentValue }
}

/// A list, or an optional one.
protocol ListType {
  /// The list, whatever it is wrapped in; `nil` for an optional that wraps none.
  static var unwrappedList: (any ListType.Type)? { get }
  /// A list of these elements; `nil` if one is of another type.
  static func list(of elements: [Any]) -> Any?
}

extension Array: ListType {
  static var unwrappedList: (any ListType.Type)? { Self.self }
  static func list(of elements: [Any]) -> Any? { elements as? [Element] }
}

extension Set: ListType {
  static var unwrappedList: (any ListType.Type)? { Self.self }
  static func list(of elements: [Any]) -> Any? { (elements as? [Element]).map { Set($0) } }
}

extension Optional: ListType {
  static var unwrappedList: (any ListType.Type)? { (Wrapped.self as? any ListType.Type)?.unwrappedList }
  static func list(of elements: [Any]) -> Any? { (Wrapped.self as? any ListType.Type)?.list(of: elements) }
}

extension ParameterDetails.Trait {
  /// Whether a number is within the parameter's range and a case among its values.
  func allows(_ value: Any) -> Bool {
    switch (self, value) {
    case (.wholeNumber(let lower, let upper), let value as Int): lower <= value && value <= upper
    case (.number(let lower, let upper), let value as Double): lower <= value && value <= upper
    case (.cases(let cases), let value as any AppEnum):
      cases.contains { AnyHashable($0) == AnyHashable(value) }
    case (.file(let types), let value as IntentFile):
      value.type.map { type in types.contains { type.conforms(to: $0) } } ?? types.contains(.item)
    case (.money(let codes, let lower, let upper), let value as IntentCurrencyAmount):
      (codes.isEmpty || codes.contains(value.currencyCode)) && lower <= value.amount && value.amount <= upper
    default: true
    }
  }
}
