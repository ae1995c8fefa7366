/// What happens as a view comes and goes; in a snippet, which is evaluated once, nothing of it does.
extension View {
  /// Does something when the view comes to be mounted.
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(name: "onAppear", event: action.map { .appear($0) }))
  }

  /// Does something when the view is mounted no longer.
  public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(name: "onDisappear", event: action.map { .disappear($0) }))
  }

  /// Begins work when the view comes to be mounted, and cancels it when it is no longer.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(LifecycleModifier(name: "task", event: .task(restart: nil, priority, action)))
  }

  /// Begins work when the view comes to be mounted, and again when the value is another.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      LifecycleModifier(
        name: "task", event: .task(restart: ChangeAction(value, initial: false) { _, _ in }, priority, action)
      ))
  }

  /// Does something when a value is another than at the last evaluation.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      LifecycleModifier(name: "onChange", event: .change(ChangeAction(value, initial: initial, action))))
  }

  /// Does something when a value is another than at the last evaluation.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value is another than at the last evaluation.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
