/// Columns, the first of which choose what the others show.
///
/// All columns are mounted.
///
/// Apple's counterpart: SwiftUI's `NavigationSplitView`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Three columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Two columns.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [ViewNode] {
    let inner = context.entering("navigationSplitView")
    let parts = inner.part("sidebar", sidebar) + inner.part("content", content) + inner.part("detail", detail)
    return [ViewNode("navigationSplitView", children: parts)]
  }
}

/// Which columns of a split view are to be seen; all are mounted.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// Whatever suits.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Views of which one is chosen by its tab.
///
/// All tabs are mounted, chosen or not.
///
/// Apple's counterpart: SwiftUI's `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let content: Content

  /// Tabs whose choice is kept elsewhere.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Tabs whose choice is kept elsewhere.
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Tabs.
  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }
}

extension TabView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.entering("tabView").container("tabView", of: content)
  }
}

/// One tab of a tab view.
///
/// Apple's counterpart: SwiftUI's `Tab`.
public struct Tab<Content: View> {
  private let title: Text
  private let systemImage: String
  private let content: Content

  /// A tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    title = Text(titleKey)
    self.systemImage = systemImage
    self.content = content()
  }

  /// A tab with a title, a symbol, and the value that chooses it.
  public nonisolated init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.title = Text(title)
    self.systemImage = systemImage
    self.content = content()
  }

  /// A tab with a title, a symbol, and the value that chooses it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, Value: Hashable>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
  }
}

extension Tab: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [ViewNode] {
    let inner = context.entering("tab")
    return inner.container(
      "tab", ["systemImage": .text(systemImage)], of: content, parts: inner.part("label", title))
  }
}
