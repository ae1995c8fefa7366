extension ViewContext {
  /// The nodes of a view inside, one step further in.
  package func nodes(of view: any View, as step: String = "content") -> [ViewNode] {
    ViewEvaluation.nodes(of: view, in: entering(step))
  }

  /// A part of a view that plays a role in it, such as a header; none if there is nothing in it.
  package func part(_ role: String, _ view: any View) -> [ViewNode] {
    let children = nodes(of: view, as: role)
    return children.isEmpty ? [] : [ViewNode(.part, ["role": .text(role)], children: children)]
  }

  /// A node with what is inside, and what it says of itself where it says anything.
  package func container(
    _ kind: ViewKind, _ values: [String: ViewValue] = [:], of view: any View, parts: [ViewNode] = []
  ) -> [ViewNode] {
    [ViewNode(kind, values.filter { $0.value != .null }, children: parts + nodes(of: view))]
  }
}

extension ViewKind {
  /// A part of a view; `role` says which.
  package static let part: ViewKind = "part"
}

extension ViewNode {
  /// The parts of that role.
  package func part(_ role: String) -> [ViewNode] {
    children.first { $0.kind == .part && $0.values["role"]?.text == role }?.children ?? []
  }
}
