/// A view with a modifier.
///
/// Apple's counterpart: SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, BuiltinView where Content: View, Modifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [ViewNode] {
    if let modifier = modifier as? any NodeModifier { return nodes(with: modifier, in: context) }
    let inner = context.entering(String(describing: Modifier.self))
    ViewEvaluation.connect(modifier, in: inner)
    return ViewEvaluation.nodes(of: modifier.body(content: _ViewModifier_Content(view: content)), in: inner)
  }

  @MainActor private func nodes(with modifier: any NodeModifier, in context: ViewContext) -> [ViewNode] {
    ViewEvaluation.connect(modifier, in: context)
    var inner = context
    modifier.adjust(&inner)
    var nodes = ViewEvaluation.nodes(of: content, in: inner)
    for place in nodes.indices { modifier.apply(to: &nodes[place], in: inner) }
    let attachments = modifier.attachments(in: inner)
    if attachments.isEmpty { return nodes }
    if nodes.isEmpty { nodes = [ViewNode(.empty)] }
    nodes[0].attachments += attachments
    return nodes
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the one, then the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// The view with a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier and then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
