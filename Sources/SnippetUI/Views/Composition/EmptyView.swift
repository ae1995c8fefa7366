/// Nothing to see.
///
/// Apple's counterpart: SwiftUI's `EmptyView`.
public struct EmptyView: Sendable {
  /// Nothing to see.
  public nonisolated init() {}
}

extension EmptyView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { [] }
}
