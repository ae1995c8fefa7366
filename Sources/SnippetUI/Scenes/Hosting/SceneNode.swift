/// A scene as it can be mounted.
@MainActor
package struct SceneNode {
  package enum Kind: Sendable {
    /// Has as many windows as are wanted.
    case windowGroup
    /// Has one window.
    case window
    case settings
  }

  package var kind: Kind
  /// The place in the app's body: the same scene after another evaluation.
  package let identity: [String]
  /// The identifier the author gave, by which it is opened.
  package var id: String?
  package var title: Text?
  /// The type of the values its windows are for.
  package var valueType: (any Hashable.Type)?
  /// What a content identifier must hold for the scene to take it; `nil` where nothing was said.
  package var externalEvents: Set<String>?
  /// Changes to what is handed down, outer ones first.
  var environment: [(inout EnvironmentValues) -> Void] = []
  /// What is noticed of the scene as a whole.
  package var attachments: [any ViewAttachment] = []
  /// What is in a window, for a value where there is one.
  let content: (AnyHashable?) -> any View

  init(_ kind: Kind, in context: ViewContext, content: @escaping (AnyHashable?) -> any View) {
    self.kind = kind
    identity = context.identity
    self.content = content
  }
}
