/// A parameter without its value's type, as the host handles it.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var title: LocalizedStringResource { get }
  var isOptional: Bool { get }
  var details: ParameterDetails { get }
  /// The type of the value, optionals and lists taken off.
  var elementType: Any.Type { get }
  /// Whether it has a value or a default.
  var hasValue: Bool { get }
  /// Takes a value, or one element of a list; false if it is of another type.
  func assign(element: Any) -> Bool
}

extension IntentParameter: AnyIntentParameter {
  package var elementType: Any.Type { Value.ValueType.self }

  package var hasValue: Bool { currentValue != nil }

  package func assign(element: Any) -> Bool {
    guard let value = element as? Value ?? [element] as? Value ?? ([element] as [Any]) as? Value else {
      guard let element = element as? Value.ValueType, let value = [element] as? Value else { return false }
      assign(value)
      return true
    }
    assign(value)
    return true
  }
}
