/// A change to a view that can be applied to any.
///
/// Apple's counterpart: SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view it makes.
  associatedtype Body: View
  /// The view it is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// The view it makes of another.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Nothing: a built-in modifier has no body.
  public func body(content: Content) -> Never { fatalError("A built-in modifier has no body.") }
}

/// The view a modifier is applied to, inside the modifier's body.
///
/// Apple's counterpart: SwiftUI's `_ViewModifier_Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: any View
}

extension _ViewModifier_Content: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    ViewEvaluation.nodes(of: view, in: context.entering("content"))
  }
}

/// A modifier that changes nothing.
///
/// Apple's counterpart: SwiftUI's `EmptyModifier`.
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()
  /// The modifier.
  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier, NodeModifier {
  /// It has no body.
  public typealias Body = Never
}
