extension UndoManager {
  /// How many groups are open.
  public var groupingLevel: Int { locked { $0.open.count } }
  /// Whether what is recorded outside of any group becomes a group by itself; true unless set.
  public var groupsByEvent: Bool {
    get { locked { $0.groupsByEvent } }
    set { locked { $0.groupsByEvent = newValue } }
  }
  /// How many groups are kept at most; 0 for no limit.
  ///
  /// The oldest are dropped.
  public var levelsOfUndo: Int {
    get { locked { $0.levels } }
    set {
      locked { stacks in
        stacks.levels = max(0, newValue)
        guard newValue > 0 else { return }
        stacks.undo = stacks.undo.suffix(newValue)
        stacks.redo = stacks.redo.suffix(newValue)
      }
    }
  }

  /// Whether there is something to undo.
  public var canUndo: Bool { locked { !$0.undo.isEmpty || $0.open.contains { !$0.actions.isEmpty } } }
  /// Whether there is something to redo.
  public var canRedo: Bool { locked { !$0.redo.isEmpty } }
  /// How many groups can be undone.
  public var undoCount: Int { locked { $0.undo.count } }
  /// How many groups can be redone.
  public var redoCount: Int { locked { $0.redo.count } }
  /// Whether something is being undone.
  public var isUndoing: Bool { locked { $0.activity == .undoing } }
  /// Whether something is being redone.
  public var isRedoing: Bool { locked { $0.activity == .redoing } }

  /// Whether actions are recorded.
  public var isUndoRegistrationEnabled: Bool { locked { $0.isRegistrationEnabled } }
  /// Records nothing until `enableUndoRegistration()` was called as often.
  public func disableUndoRegistration() { locked { $0.disabled += 1 } }
  /// Takes back one `disableUndoRegistration()`; it is a fault of the program to call it more often than that.
  public func enableUndoRegistration() {
    locked { stacks in
      precondition(stacks.disabled > 0, "UndoManager: registration was enabled more often than disabled")
      stacks.disabled -= 1
    }
  }

  /// Forgets everything, open groups too.
  public func removeAllActions() {
    locked { stacks in
      stacks.undo = []
      stacks.redo = []
      stacks.open = []
      stacks.disabled = 0
    }
  }

  /// Forgets what was recorded for that target.
  public func removeAllActions(withTarget target: Any) {
    locked { $0.removeActions(of: ObjectIdentifier(target as AnyObject)) }
  }

  /// Names what is being recorded, or was recorded last.
  public func setActionName(_ actionName: String) { locked { $0.editCurrent { $0.name = actionName } } }

  /// Says whether what is being recorded can be lost without asking.
  public func setActionIsDiscardable(_ discardable: Bool) {
    locked { $0.editCurrent { $0.isDiscardable = discardable } }
  }

  /// Whether what would be undone next can be lost without asking.
  public var undoActionIsDiscardable: Bool { locked { $0.undo.last?.isDiscardable ?? false } }
  /// Whether what would be redone next can be lost without asking.
  public var redoActionIsDiscardable: Bool { locked { $0.redo.last?.isDiscardable ?? false } }

  /// The name of what would be undone next, "" if it has none.
  public var undoActionName: String { locked { $0.open.first?.name ?? $0.undo.last?.name ?? "" } }
  /// The name of what would be redone next, "" if it has none.
  public var redoActionName: String { locked { $0.redo.last?.name ?? "" } }
  /// "Undo" and the name of what would be undone next.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// "Redo" and the name of what would be redone next.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo" and that name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String { title("Undo", actionName) }
  /// "Redo" and that name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String { title("Redo", actionName) }

  private func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }
}

extension Notification.Name {
  /// Posted when a group is opened or closed and before something is undone or redone.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Posted when a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before something is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after something was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before something is redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after something was redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
