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

  private let entries = Mutex<[Key: DependencyEntry]>([:])

  /// A manager without dependencies.
  public init() {}

  /// Adds a value.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let make = dependency
    set(key, Dependency.self, DependencyEntry(now: { make() }))
  }

  /// Adds a value that making may fail.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> () throws -> Dependency
  ) {
    let make = dependency
    set(key, Dependency.self, DependencyEntry(now: { try make()() }))
  }

  /// Adds a value that takes time to make.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    set(key, Dependency.self, DependencyEntry(later: dependency))
  }

  private func set<Dependency>(_ key: AnyHashable?, _ type: Dependency.Type, _ entry: DependencyEntry) {
    let key = Key(key, type, app: AppContext.current?.app)
    entries.withLock { $0[key] = entry }
  }

  private func entry<Value>(_ key: AnyHashable?, _ type: Value.Type) throws -> DependencyEntry {
    let found: DependencyEntry? = entries.withLock { entries in
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

  /// The value, made now if it is not there yet.
  package func value<Value: Sendable>(_ key: AnyHashable?, _ type: Value.Type) throws -> Value {
    let made: any Sendable
    do {
      made = try entry(key, type).valueNow()
    } catch is DependencyEntry.NotReady {
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
