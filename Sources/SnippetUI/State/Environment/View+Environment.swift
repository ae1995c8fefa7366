/// A modifier that changes what is handed down.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: ViewModifier, NodeModifier {
  typealias Body = Never
  func adjust(_ context: inout ViewContext) {
    var values = EnvironmentValues(context.environment)
    change(&values)
    context.environment = values.values
  }
}

extension View {
  /// Sets a value for this view and those inside.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Hands an observable object down to this view and those inside.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }

  /// Changes a value for this view and those inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Hands an object that publishes changes down to this view and those inside.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.values[ObjectIdentifier(T.self)] = object })
  }
}
