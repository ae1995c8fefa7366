extension View {
  /// What the view is called in navigation.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(ValueModifier("navigationTitle", views: [title]))
  }
  /// What the view is called in navigation.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// What the view is called in navigation.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// How the title is to be shown; a mere value on Linux.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(ValueModifier("navigationBarTitleDisplayMode", ["mode": .text("\(displayMode)")]))
  }
  /// The tab's label in a tab view.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(ValueModifier("tabItem", views: [label()]))
  }
  /// Views of a bar that belong to this view.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ValueModifier("toolbar", views: [content()]))
  }
}

/// What there is to say about navigation bars.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the view before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// A view of a bar, and where it stands.
///
/// Apple's counterpart: SwiftUI's `ToolbarItem`.
public struct ToolbarItem<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A view at that place of the bar.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never

  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.entering("toolbarItem").container(
      "toolbarItem", ["placement": .text(placement.name)], of: content)
  }
}

/// Where a view of a bar stands; a mere value on Linux.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// Wherever it suits.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// At the end.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the beginning.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// For the action most wanted.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// For what ends a dialog well.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// For what ends a dialog without effect.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// In a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}
