/// Where in the tree an evaluation stands, and what it hands down.
@MainActor
package struct ViewContext {
  /// The place in the tree, by which state is kept: type names, positions and identifiers from the root on.
  package private(set) var identity: [String] = []
  /// What is handed down to the views inside, by key type.
  package var environment: [ObjectIdentifier: Any] = [:]
  /// What outlives one evaluation.
  package let storage: ViewStorage

  package init(storage: ViewStorage = ViewStorage()) { self.storage = storage }

  /// The context one step further in.
  package func entering(_ step: String) -> ViewContext {
    var inner = self
    inner.identity.append(step)
    return inner
  }
}

/// What outlives one evaluation of a tree, by place and name.
@MainActor
package final class ViewStorage {
  package var values: [[String]: Any] = [:]
  package init() {}
}

/// A property of a view that has to know where the view stands, such as its state or environment.
@MainActor
package protocol ConnectedProperty {
  /// Called before each call of `body` on the main actor.
  func connect(to context: ViewContext, named name: String)
}
