import CoreSpotlight
import Synchronization

/// What the app registers for its intents and queries to take: stores, clients, models.
///
/// Evaluated when first needed and then kept; adding again replaces. Apps that share a process do not see each
/// other's: what one adds in its context is found in that context only.
///
/// Apple's counterpart: `AppDependencyManager`.
public final class AppDependencyManager: Sendable {
  /// The app's own.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable, @unchecked Sendable {
    let name: AnyHashable?
    /// Without a name the type tells dependencies apart.
    let type: ObjectIdentifier?
    /// The app it was added by, where several share the process.
    let app: String?

    init<Dependency>(_ name: AnyHashable?, _ type: Dependency.Type, app: String?) {
      self.name = name
      self.type = name == nil ? ObjectIdentifier(type) : nil
      self.app = app
    }
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// A manager without dependencies.
  public init() {}

  /// Adds a value.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let make = dependency
    set(key, Dependency.self, Entry(now: { make() }))
  }

  /// Adds a value that making may fail.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> () throws -> Dependency
  ) {
    let make = dependency
    set(key, Dependency.self, Entry(now: { try make()() }))
  }

  /// Adds a value that takes time to make.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    set(key, Dependency.self, Entry(later: dependency))
  }

  private func set<Dependency>(_ key: AnyHashable?, _ type: Dependency.Type, _ entry: Entry) {
    let key = Key(key, type, app: AppContext.current?.app)
    entries.withLock { $0[key] = entry }
  }

  private func entry<Value>(_ key: AnyHashable?, _ type: Value.Type) throws -> Entry {
    let found: Entry? = entries.withLock { entries in
      let own = Key(key, type, app: AppContext.current?.app)
      if let entry = entries[own] ?? entries[Key(key, type, app: nil)] { return entry }
      guard own.app == nil else { return nil }
      // A thread of the app's own (a dispatch queue, a detached task) carries no context; where only one app
      // added such a dependency, it can only be meant.
      let candidates = entries.filter { $0.key.name == own.name && $0.key.type == own.type }
      return candidates.count == 1 ? candidates.first?.value : nil
    }
    guard let entry = found else {
      throw Error<Value>.failedToRetrieveDependency(key ?? AnyHashable("\(type)"), type)
    }
    return entry
  }

  /// The value, made now if it can be.
  package func value<Value: Sendable>(_ key: AnyHashable?, _ type: Value.Type) throws -> Value {
    let made: any Sendable
    do {
      made = try entry(key, type).valueNow()
    } catch is Entry.NotReady {
      throw Error<Value>.failedToLoadDependency(key ?? AnyHashable("\(type)"), type)
    }
    return try cast(made, key)
  }

  /// The value, made and waited for if need be.
  package func prepare<Value: Sendable>(_ key: AnyHashable?, _ type: Value.Type) async throws -> Value {
    try cast(await entry(key, type).value(), key)
  }

  private func cast<Value: Sendable>(_ made: any Sendable, _ key: AnyHashable?) throws -> Value {
    guard let value = made as? Value else {
      throw Error<Value>.incorrectDependencyType(
        key ?? AnyHashable("\(Value.self)"), Value.self, Swift.type(of: made))
    }
    return value
  }

  /// Why a dependency is not there.
  public enum Error<Value>: LocalizedError, @unchecked Sendable {
    /// Nothing was added under that key or type.
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    /// It takes time to make and was read before that.
    case failedToLoadDependency(AnyHashable, Value.Type)
    /// What was added under that key has another type.
    case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

    /// What happened and what to do.
    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(let key, let type):
        "No dependency '\(key.base)' of type \(type) was added; add it when the app starts."
      case .failedToLoadDependency(let key, let type):
        "The dependency '\(key.base)' of type \(type) was read before it was made."
      case .incorrectDependencyType(let key, let wanted, let found):
        "The dependency '\(key.base)' is \(found), not \(wanted)."
      }
    }
  }
}

/// One dependency: how it is made, and what was made.
private final class Entry: Sendable {
  struct NotReady: Swift.Error {}

  private let now: (@Sendable () throws -> any Sendable)?
  private let later: (@Sendable () async throws -> any Sendable)?
  private let made = Mutex<(any Sendable)?>(nil)
  /// Held while the value is made, so that it is made once.
  private let making = NSRecursiveLock()

  init(now: @escaping @Sendable () throws -> any Sendable) {
    self.now = now
    later = nil
  }

  init(later: @escaping @Sendable () async throws -> any Sendable) {
    now = nil
    self.later = later
  }

  func valueNow() throws -> any Sendable {
    if let value = made.withLock({ $0 }) { return value }
    guard let now else { throw NotReady() }
    making.lock()
    defer { making.unlock() }
    if let value = made.withLock({ $0 }) { return value }
    let value = try now()
    made.withLock { $0 = value }
    return value
  }

  func value() async throws -> any Sendable {
    guard let later else { return try valueNow() }
    if let value = made.withLock({ $0 }) { return value }
    let value = try await later()
    // Where two waited at once, both get the one that was ready first.
    return made.withLock { made in
      let kept = made ?? value
      made = kept
      return kept
    }
  }
}

/// Something the app registered with `AppDependencyManager`, taken when it is read.
///
/// Apple's counterpart: `AppDependency`, written `@Dependency`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: Entry?
  private let assigned = Mutex<Value?>(nil)

  /// The dependency of that key, or of the value's type.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  /// The dependency of that key or type, or a default.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = key
    self.manager = manager
    fallback = Entry(now: { `default`() })
  }

  /// The dependency of that key or type, or a default that takes time to make.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default: @escaping @Sendable () async throws -> Value
  ) {
    self.key = key
    self.manager = manager
    fallback = Entry(later: `default`)
  }

  /// The wrapper itself.
  public var projectedValue: AppDependency<Value> { self }

  /// The dependency.
  ///
  /// Reading one that was never added is an error of the program. A host that runs an intent looks before, and
  /// the run then fails with `AppDependencyManager.Error` instead.
  public var wrappedValue: Value {
    get {
      if let value = assigned.withLock({ $0 }) { return value }
      do {
        return try manager.value(key, Value.self)
      } catch {
        if let value = try? fallback?.valueNow() as? Value { return value }
        fatalError("\((error as? any LocalizedError)?.errorDescription ?? "\(error)")")
      }
    }
    set { assigned.withLock { $0 = newValue } }
  }
}

/// A dependency without its type, as the host handles it.
package protocol AnyAppDependency: Sendable {
  /// Makes the dependency if it is not there yet.
  func prepare() async throws
}

extension AppDependency: AnyAppDependency {
  package func prepare() async throws {
    if assigned.withLock({ $0 != nil }) { return }
    do {
      _ = try await manager.prepare(key, Value.self)
    } catch {
      guard let fallback else { throw error }
      _ = try await fallback.value()
    }
  }
}
