/// A view of any type.
///
/// Apple's counterpart: SwiftUI's `AnyView`.
public struct AnyView {
  private let view: any View

  /// Hides the view's type.
  public nonisolated init<V: View>(_ view: V) { self.view = view }
  /// Hides the view's type.
  public nonisolated init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { ViewEvaluation.nodes(of: view, in: context) }
}
