/// A value that is one of several kinds of values, for parameters, results and value queries.
///
/// `@UnionValue` writes all of it.
public protocol _IntentValueRepresentable: _IntentValue, Sendable {
  /// The kinds of values it can be, in the order of the cases; empty where only reading is known.
  static var _valueTypes: [any _IntentValue.Type] { get }
  /// The value it is at present.
  var _wrappedValue: any _IntentValue { get }
  /// The union with that value; `nil` if it is of none of the kinds.
  init?(_wrapping value: Any)
}

/// An enum whose cases each have one value, each of another type: "a landmark or a collection".
///
/// Write `@UnionValue` at the enum. An enum that only conforms can be read, as the result of a query or an intent,
/// but cannot be made from a text, so it is no parameter that a command line could fill.
///
/// Apple's counterpart: `UnionValue`.
public protocol UnionValue: _IntentValueRepresentable {}

extension UnionValue {
  /// None: without the macro the cases are known only by looking at a value.
  public static var _valueTypes: [any _IntentValue.Type] { [] }

  /// The value of the case; a text with the case's name if it has none.
  public var _wrappedValue: any _IntentValue {
    let value = Mirror(reflecting: self).children.first?.value
    return value as? any _IntentValue ?? String(describing: self)
  }

  /// No union: without the macro the cases are known only by looking at a value.
  public init?(_wrapping value: Any) { return nil }
}

/// Lets an enum be one of several kinds of values, for parameters, results and value queries.
///
/// Each case has exactly one value, each of another intent value type, usually entities.
///
/// Apple's counterpart: `UnionValue`.
@attached(
  extension, conformances: UnionValue, names: named(_valueTypes), named(_wrappedValue),
  named(init(_wrapping:)))
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
