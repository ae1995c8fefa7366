/// What a view says about the content identifiers its window takes.
struct ExternalEventConditions: ViewAttachment {
  /// The window is to be chosen for these before others.
  var preferring: Set<String>
  /// The window may be chosen for these.
  var allowing: Set<String>

  /// Whether one of the conditions is part of the identifier, or is `*`.
  static func match(_ conditions: Set<String>, _ identifier: String) -> Bool {
    conditions.contains { $0 == "*" || identifier.contains($0) }
  }
}

extension View {
  /// Says which content identifiers this window is to be chosen for, and which it may be chosen for.
  ///
  /// A condition holds if it is part of the identifier; `*` always holds, an empty set never.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(AttachmentModifier(ExternalEventConditions(preferring: preferring, allowing: allowing)))
  }

  /// Says which content identifiers this window is to be chosen for, and that it takes no others.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some View {
    handlesExternalEvents(preferring: conditions, allowing: conditions)
  }
}

extension Scene {
  /// Says for which content identifiers a window of this scene may be chosen or made.
  ///
  /// A condition holds if it is part of the identifier; `*` always holds, an empty set never.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    ModifiedScene(content: self) { $0.externalEvents = conditions }
  }
}

/// A scene that something was changed of.
struct ModifiedScene<Content: Scene> {
  let content: Content
  let change: @MainActor (inout SceneNode) -> Void

  nonisolated init(content: Content, change: @escaping @MainActor (inout SceneNode) -> Void) {
    self.content = content
    self.change = change
  }
}

extension ModifiedScene: Scene, BuiltinScene {
  typealias Body = Never
  func nodes(in context: ViewContext) -> [SceneNode] {
    var nodes = SceneEvaluation.nodes(of: content, in: context.entering("modified"))
    for place in nodes.indices { change(&nodes[place]) }
    return nodes
  }
}
