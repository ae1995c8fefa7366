/// A view whose actions can be tapped while it is shown.
///
/// It lives as long as somebody shows it, and so does the app behind it: whoever was given it calls ``end()``.
package protocol TappableSnippet: Sendable {
  /// Each new rendering, whoever brought it about, until the snippet ends; a slow reader sees the last one.
  var renderings: AsyncStream<SnippetUpdate> { get }

  /// Makes the view anew.
  ///
  /// - Throws: `cancelled` once the snippet has ended; `entityGone`, and what making it throws.
  func refreshed() async throws -> SnippetUpdate

  /// Does what the action does, to its end, and gives the view as it is then.
  ///
  /// - Parameter rendering: the one that was looked at; `nil` for whichever there is.
  /// - Throws: `usage` for an action the view does not have, or a rendering that is not the last one any more;
  ///   `cancelled` once the snippet has ended; what the action throws.
  func tapped(_ action: String, of rendering: Int?) async throws -> SnippetUpdate

  /// Nobody looks at it any more: nothing is performed for it from here on.
  func end() async
}

/// A snippet as it is now, and what a tap brought besides.
package struct SnippetUpdate: Sendable, Equatable {
  /// The number of the rendering, from 1 on.
  package var number: Int
  package var view: RenderedView
  /// What the tapped intent said.
  package var dialog: String?
  /// A command of the tapped intent that wants the terminal.
  package var exec: [String]?
  package init(number: Int, view: RenderedView) {
    self.number = number
    self.view = view
  }
}

/// Something that can be tapped in a view.
package struct SnippetAction: Sendable, Equatable {
  /// What names it in a tap; means something for one rendering only.
  package var id: String
  /// What stands on it; empty if it is a picture without a name.
  package var title: String
  /// What sort of control it is: `button`, `toggle`, or the kind of view it lies on.
  package var kind: String
  /// Whether a toggle is on.
  package var isOn: Bool?
  package init(id: String, title: String, kind: String, isOn: Bool? = nil) {
    self.id = id
    self.title = title
    self.kind = kind
    self.isOn = isOn
  }
}
