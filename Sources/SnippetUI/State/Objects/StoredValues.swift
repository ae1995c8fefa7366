/// A value that is kept in the person's defaults, by name.
///
/// Apple's counterpart: SwiftUI's `AppStorage`; on Linux the defaults are Foundation's `UserDefaults`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  private let invalidation = InvalidationBox()

  private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      write(newValue)
      invalidation.invalidate()
    }
  }

  /// Reads and changes the value from elsewhere.
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  private init(stored wrappedValue: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    self.init(
      read: { store.object(forKey: key) as? Value ?? wrappedValue }, write: { store.set($0, forKey: key) })
  }

  /// A truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(stored: wrappedValue, key, store)
  }
  /// A whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(stored: wrappedValue, key, store)
  }
  /// A number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(stored: wrappedValue, key, store)
  }
  /// A text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(stored: wrappedValue, key, store)
  }
  /// Bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(stored: wrappedValue, key, store)
  }
  /// A text that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    let store = store ?? .standard
    self.init(read: { store.string(forKey: key) }, write: { store.set($0, forKey: key) })
  }
  /// A whole number that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    let store = store ?? .standard
    self.init(read: { store.object(forKey: key) as? Int }, write: { store.set($0, forKey: key) })
  }
  /// A truth value that need not be there.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    let store = store ?? .standard
    self.init(read: { store.object(forKey: key) as? Bool }, write: { store.set($0, forKey: key) })
  }
  /// A value with a text as raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let store = store ?? .standard
    self.init(
      read: { store.string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { store.set($0.rawValue, forKey: key) })
  }
  /// A value with a whole number as raw value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let store = store ?? .standard
    self.init(
      read: { (store.object(forKey: key) as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      write: { store.set($0.rawValue, forKey: key) })
  }
}

/// Whom a wrapper tells of a change once its view stands somewhere.
private final class InvalidationBox {
  var invalidate: () -> Void = {}
}

extension AppStorage: ConnectedProperty {
  package func connect(to context: ViewContext, named name: String) {
    invalidation.invalidate = context.storage.invalidation
  }
}

/// A value that is kept for each scene, by name, while the scene is there.
///
/// Apple's counterpart: SwiftUI's `SceneStorage`, which also restores it at the next start; here a new scene begins
/// with the initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let box: StateBox<Value>
  private let key: String

  /// A value that begins like this.
  public init(wrappedValue: Value, _ key: String) {
    box = StateBox { wrappedValue }
    self.key = key
  }
  /// A value that need not be there.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    box = StateBox { nil }
    self.key = key
  }

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

extension SceneStorage: ConnectedProperty {
  package func connect(to context: ViewContext, named name: String) {
    // The scene is the place, whichever view asks; "" keeps it when no view does.
    box.connect(at: ["", "scene", key], in: context.storage)
  }
}
