/// A modifier that edits the evaluated node, instead of making another view.
@MainActor
package protocol NodeModifier: ViewModifier where Body == Never {
  /// Changes what is handed down to the view and those inside.
  func adjust(_ context: inout ViewContext)
  /// Changes a node of the view; called for each where the view is a group.
  func apply(to node: inout ViewNode, in context: ViewContext)
  /// What it adds unseen; to the first node only, so that nothing happens twice.
  func attachments(in context: ViewContext) -> [any ViewAttachment]
}

extension NodeModifier {
  package func adjust(_ context: inout ViewContext) {}
  package func apply(to node: inout ViewNode, in context: ViewContext) {}
  package func attachments(in context: ViewContext) -> [any ViewAttachment] { [] }
}

/// A modifier that is kept as a name and values.
package struct ValueModifier {
  let name: String
  let values: [String: ViewValue]
  /// Views the modifier brings along, such as a background.
  var views: [any View] = []
  var action: (any ViewAction)?

  package init(
    _ name: String, _ values: [String: ViewValue] = [:], views: [any View] = [],
    action: (any ViewAction)? = nil
  ) {
    self.name = name
    self.values = values.filter { $0.value != .null }
    self.views = views
    self.action = action
  }
}

extension ValueModifier: ViewModifier, NodeModifier {
  package typealias Body = Never
  package func apply(to node: inout ViewNode, in context: ViewContext) {
    let content = views.flatMap { ViewEvaluation.nodes(of: $0, in: context.entering(name)) }
    var modification = NodeModification(name, values, content: content)
    modification.action = action
    node.modifiers.append(modification)
  }
}

/// A modifier that only attaches something unseen.
package struct AttachmentModifier {
  let attachment: any ViewAttachment
  package init(_ attachment: any ViewAttachment) { self.attachment = attachment }
}

extension AttachmentModifier: ViewModifier, NodeModifier {
  package typealias Body = Never
  package func attachments(in context: ViewContext) -> [any ViewAttachment] { [attachment] }
}
