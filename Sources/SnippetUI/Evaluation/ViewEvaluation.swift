/// Makes nodes of views, on the main actor.
@MainActor
package enum ViewEvaluation {
  /// Deeper views are left out, so that one that contains itself ends.
  package static let maximumDepth = 256

  /// One node for the whole view.
  package static func node(of view: any View, in context: ViewContext = ViewContext()) -> ViewNode {
    let nodes = nodes(of: view, in: context)
    return nodes.count == 1 ? nodes[0] : ViewNode(.group, children: nodes)
  }

  /// What a view comes to: several nodes where it only groups others, none for nothing.
  package static func nodes(of view: any View, in context: ViewContext) -> [ViewNode] {
    guard context.identity.count < maximumDepth else { return [ViewNode(.omitted, ["reason": "depth"])] }
    if let builtin = view as? any BuiltinView { return builtin.nodes(in: context) }
    let inner = context.entering(String(describing: type(of: view)))
    connect(view, in: inner)
    return nodes(of: body(of: view), in: inner)
  }

  /// Lets the properties of a view or modifier that need it know where they stand.
  static func connect(_ value: Any, in context: ViewContext) {
    for (name, child) in Mirror(reflecting: value).children {
      if let property = child as? any ConnectedProperty {
        property.connect(to: context, named: name ?? "")
      } else if var property = child as? any DynamicProperty {
        connect(property, in: context.entering(name ?? ""))
        property.update()
      }
    }
  }

  private static func body<V: View>(of view: V) -> any View { view.body }
}
