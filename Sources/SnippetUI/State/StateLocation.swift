import Synchronization

/// Where a value of a view is kept while the view comes and goes.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var stored: Value
  private let invalidate: @Sendable () -> Void

  init(_ value: Value, invalidate: @escaping @Sendable () -> Void) {
    stored = value
    self.invalidate = invalidate
  }

  var value: Value {
    get { lock.withLock { _ in stored } }
    set {
      // Released after the lock: what goes away may run code of its own.
      let old = lock.withLock { _ in
        defer { stored = newValue }
        return stored
      }
      withExtendedLifetime(old) {}
      invalidate()
    }
  }
}

/// What a property wrapper holds until it is told where its view stands, and the place after that.
final class StateBox<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var make: (() -> Value)?
  private var unplaced: Value?
  private var location: StateLocation<Value>?

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    get {
      if let location = lock.withLock({ _ in location }) { return location.value }
      return lock.withLock { _ in initial() }
    }
    set {
      if let location = lock.withLock({ _ in location }) {
        location.value = newValue
      } else {
        lock.withLock { _ in unplaced = newValue }
      }
    }
  }

  /// The value a new place begins with; made when first asked for.
  private func initial() -> Value {
    if let unplaced { return unplaced }
    guard let make else { fatalError("A state has neither a value nor a way to make one.") }
    let value = make()
    unplaced = value
    self.make = nil
    return value
  }

  func place(at location: StateLocation<Value>) { lock.withLock { _ in self.location = location } }

  /// Takes the place of that name in the tree, which is made if it is new.
  @MainActor
  func connect(to context: ViewContext, named name: String) {
    connect(at: context.identity + [name], in: context.storage)
  }

  /// Takes a place of the storage, which is made if it is new.
  @MainActor
  func connect(at key: [String], in storage: ViewStorage) {
    storage.touch(key)
    if let known = storage.values[key] as? StateLocation<Value> {
      place(at: known)
    } else {
      let new = StateLocation(value, invalidate: storage.invalidation)
      storage.values[key] = new
      place(at: new)
    }
  }
}
