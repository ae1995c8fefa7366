package import SearchModel
package import SnippetUI

/// Views in the forms that leave the app.
package enum SnippetRendering {
  /// A view as archive, terminal text and HTML.
  ///
  /// The archive's actions are numbered, but nobody keeps what they do: a session does, `SnippetSession`.
  package static func render(_ view: any View) async -> RenderedView {
    rendered(await archived(of: view))
  }

  /// What a result shows, made once; `nil` if it shows nothing.
  ///
  /// A snippet intent is performed for it.
  ///
  /// - Throws: what performing the snippet intent throws.
  package static func view(of result: any IntentResult) async throws -> RenderedView? {
    guard let shown = ShownSnippet(of: result) else { return nil }
    let session = SnippetSession(shown, isVisible: false)
    return try await session.render().view
  }

  /// A view evaluated on the main actor, with what its taps do.
  @MainActor
  static func archived(_ view: any View) -> ArchivedView { ArchivedView(ViewEvaluation.node(of: view)) }

  static func rendered(_ archived: ArchivedView) -> RenderedView {
    let archive = archived.archive
    let actions = archive.actions.map {
      SnippetAction(id: $0.id, title: $0.title, kind: $0.kind, isOn: $0.isOn)
    }
    return RenderedView(json: archive.json, text: archive.text(), html: archive.html, actions: actions)
  }
}

extension SnippetRendering {
  /// A view evaluated, asked for from anywhere.
  static func archived(of view: any View) async -> ArchivedView {
    // Only the main actor looks into it from here on.
    nonisolated(unsafe) let view = view
    return await archived(view)
  }
}
