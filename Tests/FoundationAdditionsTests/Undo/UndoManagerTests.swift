import FoundationAdditions
import Synchronization
import Testing

@MainActor private final class Counter {
  var value = 0
  let undo: UndoManager
  init(_ undo: UndoManager) { self.undo = undo }

  func set(_ new: Int) {
    let old = value
    undo.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }
}

@MainActor struct UndoManagerTests {
  private let undo = UndoManager()

  private func group(_ name: String = "", _ body: () -> Void) {
    undo.beginUndoGrouping()
    body()
    if !name.isEmpty { undo.setActionName(name) }
    undo.endUndoGrouping()
  }

  @Test("What was done is undone and redone, group by group")
  func undoAndRedo() {
    let counter = Counter(undo)
    group("One") { counter.set(1) }
    group("Many") {
      counter.set(2)
      counter.set(3)
    }
    #expect(undo.undoMenuItemTitle == "Undo Many" && !undo.canRedo)
    undo.undo()
    #expect(counter.value == 1 && undo.undoActionName == "One" && undo.redoMenuItemTitle == "Redo Many")
    undo.redo()
    #expect(counter.value == 3 && !undo.canRedo)
    undo.undo()
    undo.undo()
    #expect(counter.value == 0 && !undo.canUndo && undo.redoCount == 2)
    undo.undo()
    #expect(counter.value == 0)
  }

  @Test("A new change forgets what could be redone")
  func newChange() {
    let counter = Counter(undo)
    group { counter.set(1) }
    undo.undo()
    group { counter.set(5) }
    #expect(!undo.canRedo && undo.undoCount == 1)
  }

  @Test("What is recorded outside of a group is one group of the event, and named as a whole")
  func eventGroup() {
    let counter = Counter(undo)
    counter.set(1)
    counter.set(2)
    undo.setActionName("Count")
    #expect(undo.groupingLevel == 1 && undo.canUndo)
    undo.undo()
    #expect(counter.value == 0 && undo.groupingLevel == 0 && undo.redoActionName == "Count")
  }

  @Test("Inner groups belong to the outer one, but for those undone while it is open")
  func nesting() {
    let counter = Counter(undo)
    group { group("Inner") { counter.set(1) } }
    #expect(undo.undoCount == 1 && undo.undoActionName == "Inner")
    undo.beginUndoGrouping()
    undo.undoNestedGroup()
    #expect(counter.value == 0)
    undo.endUndoGrouping()
  }

  @Test("Only so many levels are kept, the oldest are dropped")
  func levels() {
    let counter = Counter(undo)
    undo.levelsOfUndo = 2
    for value in 1...4 { group { counter.set(value) } }
    undo.undo()
    undo.undo()
    undo.undo()
    #expect(counter.value == 2)
  }

  @Test("Nothing is recorded while registration is off, for a target that is gone, or after removal")
  func nothing() {
    undo.disableUndoRegistration()
    Counter(undo).set(1)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)

    let calls = Mutex(0)
    autoreleasingCounter { counter in
      undo.registerUndo(withTarget: counter) { _ in calls.withLock { $0 += 1 } }
    }
    undo.undo()
    #expect(calls.withLock { $0 } == 0)

    let counter = Counter(undo)
    group { counter.set(1) }
    undo.removeAllActions(withTarget: counter)
    #expect(!undo.canUndo)
  }

  private func autoreleasingCounter(_ body: (Counter) -> Void) { body(Counter(undo)) }

  @Test("Notifications tell of groups and of undoing")
  func notifications() {
    let heard = Mutex<[String]>([])
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
      .NSUndoManagerDidUndoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) { _ in
        heard.withLock { $0.append(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let counter = Counter(undo)
    group { counter.set(1) }
    undo.undo()
    #expect(heard.withLock { $0 } == names.map(\.rawValue))
  }
}
