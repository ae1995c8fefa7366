/// A view evaluated: what is to be seen, what can be done, and what belongs to it unseen.
package struct ViewNode: Sendable {
  package var kind: ViewKind
  /// What the view itself says, by key; Docs/Snippets.md names the keys of each kind.
  package var values: [String: ViewValue]
  /// In the order they were written: the innermost first.
  package var modifiers: [NodeModification] = []
  package var children: [ViewNode]
  /// What happens when a person taps it.
  package var action: (any ViewAction)?
  /// What belongs to the view without being seen.
  package var attachments: [any ViewAttachment] = []

  package init(_ kind: ViewKind, _ values: [String: ViewValue] = [:], children: [ViewNode] = []) {
    self.kind = kind
    self.values = values
    self.children = children
  }

  /// The attachments of one type in the whole tree, outer views first.
  package func attachments<Attachment: ViewAttachment>(of type: Attachment.Type) -> [Attachment] {
    attachments.compactMap { $0 as? Attachment } + children.flatMap { $0.attachments(of: type) }
      + modifiers.flatMap { $0.content.flatMap { $0.attachments(of: type) } }
  }
}

/// A modifier as a value: its name, its arguments, and views it brings along.
package struct NodeModification: Sendable {
  package var name: String
  package var values: [String: ViewValue]
  /// Views the modifier brings along, such as a background.
  package var content: [ViewNode]
  /// A further action that belongs to the view, such as one of accessibility.
  package var action: (any ViewAction)?

  package init(_ name: String, _ values: [String: ViewValue] = [:], content: [ViewNode] = []) {
    self.name = name
    self.values = values
    self.content = content
  }
}

/// What belongs to a view without being seen: an intent's execution, a user activity, what happens as it appears.
package protocol ViewAttachment: Sendable {}

/// What a tap does.
package protocol ViewAction: Sendable {
  /// Does it; returns when it is done.
  func perform() async throws
}

/// An action that is a closure of the view.
package struct ClosureAction: ViewAction {
  private let action: @MainActor @Sendable () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Of a closure that only the main actor will call, as it belongs to a view.
  init(ofView action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    self.action = { action() }
  }

  package func perform() async throws { await action() }
}
