/// One window.
///
/// Apple's counterpart: SwiftUI's `Window`.
public struct Window<Content: View> {
  private let title: Text
  private let id: String
  private let content: @MainActor () -> Content

  /// A window with what people call it.
  public nonisolated init(
    _ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// A window with what people call it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window with what people call it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: Scene, BuiltinScene {
  /// It has no body.
  public typealias Body = Never

  func nodes(in context: ViewContext) -> [SceneNode] {
    var node = SceneNode(.window, in: context.entering("window")) { [content] _ in content() }
    node.id = id
    node.title = title
    return [node]
  }
}

/// The app's settings: a window that is mounted only when it is opened.
///
/// Apple's counterpart: SwiftUI's `Settings`.
public struct Settings<Content: View> {
  private let content: @MainActor () -> Content

  /// Settings with that content.
  public nonisolated init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }
}

extension Settings: Scene, BuiltinScene {
  /// It has no body.
  public typealias Body = Never

  func nodes(in context: ViewContext) -> [SceneNode] {
    [SceneNode(.settings, in: context.entering("settings")) { [content] _ in content() }]
  }
}
