/// A view that says itself what is to be seen, instead of by a body.
@MainActor
package protocol BuiltinView: View {
  /// What is to be seen: several nodes for what only groups others, none for nothing.
  func nodes(in context: ViewContext) -> [ViewNode]
}
