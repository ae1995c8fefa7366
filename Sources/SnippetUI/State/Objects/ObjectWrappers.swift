/// Bindings to the properties of an object that publishes changes.
@dynamicMemberLookup
public struct ObservableObjectBindings<ObjectType: ObservableObject> {
  let object: ObjectType

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension ObservableObject {
  /// Lets a tree be told of the object's changes.
  @MainActor
  fileprivate func tell(_ context: ViewContext) {
    objectWillChange.tell(ObjectIdentifier(context.storage), context.storage.invalidation)
  }
}

/// An object of a view that publishes changes and stays while the view is there.
///
/// Apple's counterpart: SwiftUI's `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>
  private let box: StateBox<ObjectType>

  /// An object that is made when the view first appears.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { box = StateBox(make) }

  /// The object.
  public var wrappedValue: ObjectType { box.value }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: box.value) }
}

extension StateObject: ConnectedProperty {
  package func connect(to context: ViewContext, named name: String) {
    box.connect(to: context, named: name)
    box.value.tell(context)
  }
}

/// An object from outside that publishes changes.
///
/// Apple's counterpart: SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>
  /// The object.
  public var wrappedValue: ObjectType

  /// That object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// That object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
  package func connect(to context: ViewContext, named name: String) { wrappedValue.tell(context) }
}

/// An object that is handed down and publishes changes.
///
/// Reading one that nobody set ends the program, as on Apple's systems.
///
/// Apple's counterpart: SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>
  private let box = EnvironmentBox<ObjectType> { values in
    guard let object = values.values[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      fatalError(
        "No object of type \(ObjectType.self) is in the environment; set one with .environmentObject(_:).")
    }
    return object
  }

  /// The object of that type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType { box.value }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: box.value) }
}

extension EnvironmentObject: ConnectedProperty {
  package func connect(to context: ViewContext, named name: String) {
    box.values = EnvironmentValues(context.environment)
    (context.environment[ObjectIdentifier(ObjectType.self)] as? ObjectType)?.tell(context)
  }
}
