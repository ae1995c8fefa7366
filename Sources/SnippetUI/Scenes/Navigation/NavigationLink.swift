/// A label that pushes a view on the stack it is in.
///
/// Apple's counterpart: SwiftUI's `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  private let value: AnyHashable?
  private let destination: (@MainActor () -> Destination)?

  /// A link to a view.
  public nonisolated init(
    @ViewBuilder destination: @escaping @MainActor () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    value = nil
    self.destination = destination
  }

  /// A link to a view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    value = nil
    // Made and used on the main actor, as all that belongs to a view.
    nonisolated(unsafe) let destination = destination
    self.destination = { destination }
  }

  /// A link to the view that a value leads to.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
    destination = nil
  }
}

extension NavigationLink where Label == Text {
  /// A link to the view that a value leads to.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
    self.init(value: value) { Text(titleKey) }
  }
  /// A link to the view that a value leads to.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }
  /// A link to a view.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// A link to a view.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
  /// A link to a view.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [ViewNode] {
    let inner = context.entering("navigationLink")
    var node = ViewNode("navigationLink", children: ViewEvaluation.nodes(of: label, in: inner))
    if let pusher = EnvironmentValues(context.environment).navigation {
      if let value {
        // A value is handed over as it is; hashing it on another thread is the app's own affair.
        nonisolated(unsafe) let value = value
        node.action = ClosureAction { pusher.push(value) }
      } else if let destination {
        node.action = ClosureAction { pusher.pushView(destination()) }
      }
    }
    return [node]
  }
}
