/// Records how changes are undone, and undoes and redoes them.
///
/// Recording works from any thread; undoing and redoing happen on the main actor, where the handlers run. Unlike on Apple's
/// systems an action cannot be recorded by selector or invocation, for which Swift on Linux has no counterpart.
///
/// With `groupsByEvent`, what is recorded outside of any group is one group until the main queue comes to its next piece of
/// work, or until something is undone or redone.
///
/// Apple's counterpart: Foundation's `UndoManager`, which Linux lacks.
open class UndoManager: NSObject, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var stacks = UndoStacks()

  /// An undo manager with nothing to undo.
  public override init() {}

  func locked<Value>(_ body: (inout UndoStacks) throws -> Value) rethrows -> Value {
    try lock.withLock { try body(&stacks) }
  }

  /// Records how a change is undone, or redone if it is recorded while something is undone.
  ///
  /// The target is not retained; if it is gone when its turn comes, the action does nothing.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    let reference = WeakTarget(target)
    record(
      UndoAction(target: ObjectIdentifier(target)) { if let target = reference.object { handler(target) } })
  }

  private func record(_ action: UndoAction) {
    let opened = locked { stacks -> Bool? in
      guard stacks.isRegistrationEnabled else { return nil }
      let opens = stacks.open.isEmpty
      if opens {
        precondition(
          stacks.groupsByEvent || stacks.activity != .idle,
          "UndoManager: an action was registered outside of a group while groupsByEvent is false")
        stacks.beginGroup(byEvent: true)
      }
      stacks.add(action)
      return opens
    }
    guard opened == true else { return }
    announce(.NSUndoManagerDidOpenUndoGroup)
    DispatchQueue.main.async { [weak self] in self?.closeEventGroup() }
  }

  /// Closes the group that was opened for an event, if one is open.
  package func closeEventGroup() {
    if locked({ $0.open.count == 1 && $0.open[0].isByEvent && $0.activity == .idle }) { endUndoGrouping() }
  }

  /// Opens a group: what is recorded until `endUndoGrouping()` is undone together.
  open func beginUndoGrouping() {
    announce(.NSUndoManagerCheckpoint)
    locked { $0.beginGroup(byEvent: false) }
    announce(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost open group; it is a fault of the program to call this when none is open.
  open func endUndoGrouping() {
    announce(.NSUndoManagerCheckpoint)
    announce(.NSUndoManagerWillCloseUndoGroup)
    locked { $0.endGroup() }
    announce(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Undoes the last group, open event groups closed first.
  @MainActor open func undo() {
    closeEventGroup()
    precondition(groupingLevel == 0, "UndoManager: undo() was called while a group is open")
    undoNestedGroup()
  }

  /// Undoes the last closed group, even while others are open.
  @MainActor open func undoNestedGroup() {
    announce(.NSUndoManagerCheckpoint)
    perform(.undoing, will: .NSUndoManagerWillUndoChange, did: .NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  @MainActor open func redo() {
    announce(.NSUndoManagerCheckpoint)
    perform(.redoing, will: .NSUndoManagerWillRedoChange, did: .NSUndoManagerDidRedoChange)
  }

  @MainActor private func perform(
    _ activity: UndoStacks.Activity, will: Notification.Name, did: Notification.Name
  ) {
    guard let group = locked({ $0.start(activity) }) else { return }
    announce(will)
    for action in group.actions.reversed() { action.run() }
    locked { $0.finish(activity, of: group) }
    announce(did)
  }

  private func announce(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

private final class WeakTarget<Object: AnyObject>: @unchecked Sendable {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}
