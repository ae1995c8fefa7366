/// A value that can be a parameter, a property or a result.
public protocol _IntentValue {
  /// The element of a list, what an optional wraps, else the type itself.
  associatedtype ValueType: _IntentValue = Self
  /// The type without `Optional`.
  associatedtype UnwrappedType: _IntentValue = Self
  /// The resolvers that make such a value of others.
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>
  /// The resolvers that make such a value of others, tried before a parameter's own.
  static var defaultResolverSpecification: Specification { get }
}

/// A list that can be a parameter, a property or a result.
public protocol _SequenceIntentValue: _IntentValue {
  /// The list's own type.
  associatedtype UnderlyingSequence: Sequence = Self
  /// The elements.
  var sequence: UnderlyingSequence { get }
}

extension _SequenceIntentValue where Self: Sequence {
  /// The elements.
  public var sequence: Self { self }
}

/// A type that is known by an identifier of its own, by default its bare name.
public protocol PersistentlyIdentifiable {
  /// The identifier: the TYPE of links and filters, or the name of an intent.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's name without module and outer types.
  public static var persistentIdentifier: String { String(describing: Self.self) }

  /// The identifier of the value's type.
  public var persistentIdentifier: String { Self.persistentIdentifier }
}

/// A value the app defines: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Unit {}
extension Never: _IntentValue {}
extension Calendar.RecurrenceRule: _IntentValue {}
extension CLPlacemark: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// What the wrapped type's list elements are.
  public typealias ValueType = Wrapped.ValueType
  /// The wrapped type without further optionals.
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  /// The element.
  public typealias ValueType = Element
}

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  /// The element.
  public typealias ValueType = Element
}
