public import Foundation

/// Something that leads to a web page or the like.
///
/// HTML links only to `http`, `https` and `mailto`; a terminal writes the address behind the label.
///
/// Apple's counterpart: SwiftUI's `Link`.
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label
  /// A link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(.link, ["url": .text(destination.absoluteString)], of: label)
  }
}

/// Something that offers a web page or the like to others; on Linux a link.
///
/// Apple's counterpart: SwiftUI's `ShareLink`.
public struct ShareLink<Label> where Label: View {
  let link: Link<Label>
  /// Offers an address.
  public init(item: URL, @ViewBuilder label: () -> Label) { link = Link(destination: item, label: label) }
}

extension ShareLink where Label == SnippetUI.Label<Text, Image> {
  /// Offers an address.
  public init(item: URL) {
    self.init(item: item) { SnippetUI.Label("Share…", systemImage: "square.and.arrow.up") }
  }
}

extension ShareLink: View {
  /// A link.
  public var body: some View { link }
}

extension ViewKind {
  package static let link: ViewKind = "link"
}
