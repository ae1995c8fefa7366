import Synchronization

/// Registers how to take actions back, and takes them back.
///
/// Apple's counterpart: Foundation's `UndoManager`, which Linux' Foundation lacks.
public final class UndoManager: Sendable {
  private struct Action: Sendable {
    var name = ""
    var handler: @MainActor @Sendable () -> Void
  }

  private let actions = Mutex<[Action]>([])

  /// A manager with nothing to take back.
  public init() {}

  /// Registers how to take back what was just done, unless the target is gone by then.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    let target = WeakTarget(target)
    actions.withLock { $0.append(Action { if let object = target.object { handler(object) } }) }
  }

  /// Names what was registered last.
  public func setActionName(_ actionName: String) {
    actions.withLock { if !$0.isEmpty { $0[$0.count - 1].name = actionName } }
  }

  /// Whether there is something to take back.
  public var canUndo: Bool { actions.withLock { !$0.isEmpty } }
  /// What would be taken back; empty if it has no name.
  public var undoActionName: String { actions.withLock { $0.last?.name ?? "" } }

  /// Takes back what was registered.
  @MainActor public func undo() {
    let registered = actions.withLock { actions in
      defer { actions = [] }
      return actions
    }
    for action in registered.reversed() { action.handler() }
  }
}

private final class WeakTarget<Object: AnyObject>: @unchecked Sendable {
  private(set) weak var object: Object?
  init(_ object: Object) { self.object = object }
}
