package import SearchModel
package import SnippetUI

/// Views in the forms that leave the app.
package enum SnippetRendering {
  /// A view as archive, terminal text and HTML.
  package static func render(_ view: some View) async -> RenderedView {
    RenderedView(json: "{}", text: "", html: "")
  }
}
