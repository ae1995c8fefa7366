/// Names a value of the environment and its default.
///
/// Apple's counterpart: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// What the key names.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// What is handed down to views.
///
/// Apple's counterpart: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues: CustomStringConvertible {
  package var values: [ObjectIdentifier: Any]

  /// Defaults only.
  public init() { values = [:] }

  package init(_ values: [ObjectIdentifier: Any]) { self.values = values }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type; `nil` where nobody set one.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }

  /// The number of values that were set, for people.
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}
