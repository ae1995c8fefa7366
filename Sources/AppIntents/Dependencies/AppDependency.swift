import Synchronization

/// Something the app registered with `AppDependencyManager`, taken when it is read.
///
/// Apple's counterpart: `AppDependency`, written `@Dependency`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: DependencyEntry?
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
    fallback = DependencyEntry(now: { `default`() })
  }

  /// The dependency of that key or type, or a default that takes time to make.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default: @escaping @Sendable () async throws -> Value
  ) {
    self.key = key
    self.manager = manager
    fallback = DependencyEntry(later: `default`)
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
