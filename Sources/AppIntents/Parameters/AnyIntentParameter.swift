/// A parameter without its value's type, as the host handles it.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var title: LocalizedStringResource { get }
  var isOptional: Bool { get }
  var details: ParameterDetails { get }
  /// The type of the value, optionals and lists taken off.
  var elementType: Any.Type { get }
  /// Whether it takes several values.
  var isList: Bool { get }
  /// Whether it has a value or a default.
  var hasValue: Bool { get }
  /// The value or the default; `nil` without either.
  var anyValue: Any? { get }
  /// Whether it was given a value, a default apart.
  var isGiven: Bool { get }
  /// Takes a value, or one element of a list, without converting it; false if it is of another type.
  func assign(element: Any) -> Bool
  /// Takes the values, converted by the resolvers: one, or for a list any number.
  ///
  /// - Throws: `LimelightError` naming the parameter by `name` or else its title; what a resolver throws.
  func take(_ inputs: [any _IntentValue], named name: String?) async throws

  // What resolvers may ask through their context, which knows the type of the values.
  func requestElement(_ dialog: IntentDialog?) async throws -> Any
  func requestElement(among elements: [Any], _ dialog: IntentDialog?) async throws -> Any?
  func requestConfirmation(ofElement element: Any, _ dialog: IntentDialog?) async throws -> Bool
  func elementNeeded(_ dialog: IntentDialog?) -> AppIntentError
  func elementNeeded(among elements: [Any], _ dialog: IntentDialog?) -> AppIntentError
}

extension IntentParameter: AnyIntentParameter {
  package var elementType: Any.Type { Value.ValueType.self }

  package var isList: Bool { Value.UnwrappedType.self is any ListValue.Type }

  package var hasValue: Bool { currentValue != nil }

  package var anyValue: Any? { currentValue }

  package var isGiven: Bool { if case .set = valueState { true } else { false } }

  package func assign(element: Any) -> Bool {
    guard let value = element as? Value ?? assembled([element]) else { return false }
    assign(value)
    return true
  }

  package func take(_ inputs: [any _IntentValue], named name: String?) async throws {
    assign(try await resolve(inputs, named: name))
  }

  /// The parameter's value made of these elements; `nil` if they do not fit.
  func assembled(_ elements: [Any]) -> Value? {
    if let list = Value.UnwrappedType.self as? any ListValue.Type { return list.list(of: elements) as? Value }
    return elements.count == 1 ? elements[0] as? Value : nil
  }
}

/// A list, whatever its elements.
package protocol ListValue {
  /// The list of these elements; `nil` if one is of another type.
  static func list(of elements: [Any]) -> Self?
  /// Its elements, in no particular order for a set.
  var elements: [any _IntentValue] { get }
}

extension Array: ListValue where Element: _IntentValue {
  package static func list(of elements: [Any]) -> [Element]? {
    let list = elements.compactMap { $0 as? Element }
    return list.count == elements.count ? list : nil
  }
  package var elements: [any _IntentValue] { self }
}

extension Set: ListValue where Element: _IntentValue {
  package static func list(of elements: [Any]) -> Set<Element>? {
    [Element].list(of: elements).map { Set($0) }
  }
  package var elements: [any _IntentValue] { Array(self) }
}
