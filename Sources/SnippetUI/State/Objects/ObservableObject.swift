import Synchronization

/// Tells that an object is about to change.
///
/// Apple's counterpart: Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Sendable {
  private let listeners = Mutex<[ObjectIdentifier: @Sendable () -> Void]>([:])

  /// A publisher nobody listens to.
  public init() {}

  /// Tells it.
  public func send() {
    for listener in listeners.withLock({ Array($0.values) }) { listener() }
  }

  /// Lets a tree be told; once, however often it asks.
  func tell(_ storage: ObjectIdentifier, _ invalidate: @escaping @Sendable () -> Void) {
    listeners.withLock { $0[storage] = invalidate }
  }
}

/// An object that tells when it is about to change.
///
/// Linux has no Combine: here `@Published` properties and `objectWillChange.send()` reach the views that show the
/// object, and there are no further publishers.
///
/// Apple's counterpart: Combine's `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// Tells that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The object's own, made when first asked for.
  public var objectWillChange: ObservableObjectPublisher { Publishers.of(self) }
}

/// The publishers of objects that bring none.
private enum Publishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // The closure below may not take a value that is not Sendable.
    let entry = Entry(object: object, publisher: ObservableObjectPublisher())
    return entries.withLock { entries in
      // An identifier may belong to an object that is gone.
      if let known = entries[id], known.object != nil { return known.publisher }
      entries = entries.filter { $0.value.object != nil }
      entries[id] = entry
      return entry.publisher
    }
  }
}

/// A property whose change is told to whoever shows the object.
///
/// Apple's counterpart: Combine's `Published`.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// A property with that value.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// A property with that value.
  public init(initialValue: Value) { value = initialValue }

  /// Only classes can tell of changes.
  @available(*, unavailable, message: "@Published works on properties of classes only")
  public var wrappedValue: Value {
    get { fatalError("@Published works on properties of classes only.") }
    set { fatalError("@Published works on properties of classes only.") }
  }

  /// The value, as a property of an object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      object.objectWillChange.send()
      object[keyPath: storage].value = newValue
    }
  }
}

extension Published: Sendable where Value: Sendable {}

extension Published: PredicateWrapper {
  package func predicateValue(in object: Any) -> Any? { value }
}
