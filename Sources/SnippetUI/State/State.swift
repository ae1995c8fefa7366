/// A value that belongs to a view and stays while the view is there.
///
/// The place in the tree decides whose value it is. In a scene a change makes the views be evaluated again; in a
/// snippet, which is evaluated once, the value is the initial one.
///
/// Apple's counterpart: SwiftUI's `State`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let box: StateBox<Value>

  /// A state that begins with that value.
  public init(wrappedValue value: Value) { box = StateBox { value } }
  /// A state that begins with that value.
  public init(initialValue value: Value) { box = StateBox { value } }
  /// A state that begins without value.
  public init() where Value: ExpressibleByNilLiteral { box = StateBox { nil } }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  package func connect(to context: ViewContext, named name: String) { box.connect(to: context, named: name) }
}
