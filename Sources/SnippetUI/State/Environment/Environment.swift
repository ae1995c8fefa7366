/// A value that is handed down from outside.
///
/// Outside an evaluation it is the default; reading an object that nobody set ends the program, as on Apple's systems.
///
/// Apple's counterpart: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let box: EnvironmentBox<Value>

  /// The value of that name.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = EnvironmentBox { $0[keyPath: keyPath] }
  }

  /// The observable object of that type, which must have been set.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    box = EnvironmentBox { values in
      guard let object = values[objectType] else {
        fatalError(
          "No observable object of type \(objectType) is in the environment; set one with .environment(_:).")
      }
      return object
    }
  }

  /// The observable object of that type, if one was set.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    box = EnvironmentBox { $0[objectType] }
  }

  /// The value.
  public var wrappedValue: Value { box.value }
}

// Written before each evaluation of the view, on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
  package func connect(to context: ViewContext, named name: String) {
    box.values = EnvironmentValues(context.environment)
  }
}

final class EnvironmentBox<Value> {
  var values = EnvironmentValues()
  private let read: (EnvironmentValues) -> Value

  init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  var value: Value { read(values) }
}
