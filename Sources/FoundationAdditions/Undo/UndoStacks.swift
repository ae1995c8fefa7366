/// One step of undoing.
struct UndoAction {
  let target: ObjectIdentifier
  let run: @MainActor () -> Void
}

/// Steps that are undone together.
struct UndoGroup {
  var actions: [UndoAction] = []
  var name = ""
  var isDiscardable = false
  var isByEvent = false
}

/// What can be undone and redone.
struct UndoStacks {
  enum Activity { case idle, undoing, redoing }

  var undo: [UndoGroup] = []
  var redo: [UndoGroup] = []
  var open: [UndoGroup] = []
  var activity = Activity.idle
  var groupsByEvent = true
  var levels = 0
  var disabled = 0
  var isRegistrationEnabled: Bool { disabled == 0 }

  mutating func beginGroup(byEvent: Bool) { open.append(UndoGroup(isByEvent: byEvent)) }

  mutating func add(_ action: UndoAction) {
    open[open.count - 1].actions.append(action)
    if activity == .idle { redo = [] }
  }

  mutating func endGroup() {
    precondition(!open.isEmpty, "UndoManager: endUndoGrouping() was called while no group is open")
    let group = open.removeLast()
    guard open.isEmpty else {
      open[open.count - 1].actions += group.actions
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
      return
    }
    guard !group.actions.isEmpty else { return }
    if activity == .undoing { push(group, to: \.redo) } else { push(group, to: \.undo) }
  }

  private mutating func push(_ group: UndoGroup, to stack: WritableKeyPath<UndoStacks, [UndoGroup]>) {
    self[keyPath: stack].append(group)
    if levels > 0 && self[keyPath: stack].count > levels {
      self[keyPath: stack].removeFirst(self[keyPath: stack].count - levels)
    }
  }

  /// The group whose turn it is; what its actions record is a group of its own.
  mutating func start(_ wanted: Activity) -> UndoGroup? {
    guard activity == .idle else { return nil }
    guard let group = wanted == .undoing ? undo.popLast() : redo.popLast() else { return nil }
    activity = wanted
    open.append(UndoGroup(name: group.name, isDiscardable: group.isDiscardable))
    return group
  }

  mutating func finish(_ finished: Activity, of group: UndoGroup) {
    let counterpart = open.removeLast()
    activity = .idle
    guard !counterpart.actions.isEmpty else { return }
    if finished == .undoing { push(counterpart, to: \.redo) } else { push(counterpart, to: \.undo) }
  }

  /// The group that a name or a mark given now belongs to.
  mutating func editCurrent(_ edit: (inout UndoGroup) -> Void) {
    if !open.isEmpty {
      edit(&open[0])
    } else if !undo.isEmpty {
      edit(&undo[undo.count - 1])
    }
  }

  mutating func removeActions(of target: ObjectIdentifier) {
    for stack in [\UndoStacks.undo, \.redo, \.open] {
      for index in self[keyPath: stack].indices {
        self[keyPath: stack][index].actions.removeAll { $0.target == target }
      }
    }
    undo.removeAll { $0.actions.isEmpty }
    redo.removeAll { $0.actions.isEmpty }
  }
}
