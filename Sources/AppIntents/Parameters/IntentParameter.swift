import Synchronization

/// A value an intent needs, given by a person, a shortcut, a phrase or the app itself.
///
/// The setter is nonmutating: an intent held in a `let` can still be given its values. Copies of an intent share
/// them, as on Apple's systems, where this is a class too.
///
/// Apple's counterpart: `IntentParameter`, written `@Parameter`.
@propertyWrapper
public final class IntentParameter<Value>: _DescribedParameter, @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  /// The value it has until another is given.
  public let defaultValue: Value.UnwrappedType?
  /// What people call it; empty where the property's name says it.
  public let title: LocalizedStringResource
  /// What it declares besides.
  public let _details: _ParameterDetails
  package var details: ParameterDetails { _details }
  private let storage = Mutex<Value?>(nil)

  /// Whether a value was given.
  public enum ValueState: Sendable {
    /// None was given.
    case unset
    /// This one was given.
    case set(Value)
  }

  package init(
    title: LocalizedStringResource?, defaultValue: Value.UnwrappedType?, details: ParameterDetails
  ) {
    self.title = title ?? ""
    self.defaultValue = defaultValue
    _details = details
  }

  /// A parameter that says nothing of itself: its name is its title.
  public convenience init() {
    self.init(title: nil, defaultValue: nil, details: ParameterDetails())
  }

  /// Whether there may be no value; if not and there is no default, it is asked for before `perform()`.
  public var isOptional: Bool { Value.self is any ExpressibleAsNone.Type }

  /// Whether a value was given.
  public var valueState: ValueState { storage.withLock { $0.map { .set($0) } ?? .unset } }

  /// The parameter itself, for key paths such as `\.$name`.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value given, else the default, else `nil` for an optional.
  ///
  /// Reading a required one that has no value is an error of the program; the system asks before `perform()`.
  public var wrappedValue: Value {
    get {
      if let value = currentValue { return value }
      guard let none = (Value.self as? any ExpressibleAsNone.Type)?.noneValue as? Value else {
        fatalError("The parameter '\(title.text)' of type \(Value.self) was read before it had a value.")
      }
      return none
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The value given, else the default.
  package var currentValue: Value? {
    if let value = storage.withLock({ $0 }) { return value }
    return defaultValue.flatMap { ($0 as Any) as? Value }
  }

  package func assign(_ value: Value) { storage.withLock { $0 = value } }
}
