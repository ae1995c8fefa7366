/// What is to happen as a view comes, stays, changes and goes.
///
/// The closures are the view's and run on the main actor.
struct LifecycleAttachment: ViewAttachment, @unchecked Sendable {
  enum Event {
    case appear(@MainActor () -> Void)
    case disappear(@MainActor () -> Void)
    /// Begun again when `restart` tells of another value.
    case task(restart: ChangeAction?, TaskPriority, @Sendable () async -> Void)
    case change(ChangeAction)
    case activity(ActivityUse)
  }

  let identity: [String]
  let event: Event
}

/// What happens when a value is another than at the last evaluation.
struct ChangeAction {
  let value: Any
  let initial: Bool
  let isEqual: (Any) -> Bool
  let act: @MainActor (_ old: Any?) -> Void

  init<V: Equatable>(_ value: V, initial: Bool, _ action: @escaping @MainActor (V, V) -> Void) {
    // Made and used on the main actor, as all that belongs to a view.
    nonisolated(unsafe) let value = value
    self.value = value
    self.initial = initial
    isEqual = { $0 as? V == value }
    act = { old in action(old as? V ?? value, value) }
  }
}

/// An activity that is current while its view is there.
struct ActivityUse {
  let type: String
  let update: @MainActor (NSUserActivity) -> Void
}

/// Attaches something that belongs to the view's life, at a place of its own.
struct LifecycleModifier {
  let name: String
  let event: LifecycleAttachment.Event?
}

extension LifecycleModifier: ViewModifier, NodeModifier {
  typealias Body = Never
  func adjust(_ context: inout ViewContext) { context = context.entering(name) }
  func attachments(in context: ViewContext) -> [any ViewAttachment] {
    event.map { [LifecycleAttachment(identity: context.identity, event: $0)] } ?? []
  }
}
