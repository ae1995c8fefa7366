/// A title with an icon.
///
/// Apple's counterpart: SwiftUI's `Label`.
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon
  /// A title with an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    typealias Configuration = LabelStyleConfiguration
    guard let style = context.style(for: Configuration.self) as? any LabelStyle else {
      let shown = context.labelParts
      let icon = shown.icon ? context.part("icon", icon) : []
      return [ViewNode(.label, children: icon + (shown.title ? context.part("title", title) : []))]
    }
    let configuration = Configuration(title: _StylePart(view: title), icon: _StylePart(view: icon))
    return context.withoutStyle(for: Configuration.self)
      .nodes(of: style.anyBody(configuration), as: "style")
  }
}

extension LabelStyle {
  fileprivate func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension ViewContext {
  /// What of a label the style around it shows.
  fileprivate var labelParts: (title: Bool, icon: Bool) {
    let style = environment[ObjectIdentifier(LabelStyleConfiguration.self)]
    return (!(style is IconOnlyLabelStyle), !(style is TitleOnlyLabelStyle))
  }
}

/// A value with a label.
///
/// Apple's counterpart: SwiftUI's `LabeledContent`.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// A value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent: View, BuiltinView where Label: View, Content: View {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(.labeled, of: content, parts: context.part("label", label))
  }
}

/// What is shown where there is nothing to show.
///
/// Apple's counterpart: SwiftUI's `ContentUnavailableView`.
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
  let label: Label
  let details: Description
  let actions: Actions
  /// A label, with a description and what can be done.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    details = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SnippetUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// That nothing was found.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView("No Results", systemImage: "magnifyingglass")
  }
  /// That nothing was found for that text.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}

extension ContentUnavailableView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    let parts =
      context.part("label", label) + context.part("description", details) + context.part("actions", actions)
    return [ViewNode(.unavailable, children: parts)]
  }
}

extension ViewKind {
  package static let label: ViewKind = "label"
  package static let labeled: ViewKind = "labeled"
  package static let unavailable: ViewKind = "unavailable"
}
