/// Several views that modifiers reach together; shown as if they stood there without it.
///
/// Apple's counterpart: SwiftUI's `Group`.
public struct Group<Content> {
  private let content: Content

  /// Groups what the closure makes.
  public nonisolated init(@ViewBuilder content: () -> Content) where Content: View {
    self.content = content()
  }
}

extension Group: View, BuiltinView where Content: View {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    ViewEvaluation.nodes(of: content, in: context.entering("group"))
  }
}
