/// A lock with what it guards.
///
/// Apple's counterpart: `OSAllocatedUnfairLock`. As there, a thread that takes the lock twice waits forever.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock that guards that state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// A lock that guards a state which is not known to be safe to share.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Does something with the state while nobody else does.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result
  {
    try withLockUnchecked(body)
  }

  /// Does something with the state while nobody else does, unchecked.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Does something with the state, unless somebody else does just then.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock that guards nothing of its own.
  public init() { self.init(initialState: ()) }
  /// Does something while nobody else does.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
  /// Takes the lock.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock, unless somebody has it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}
