/// Windows with the same content, as many as are wanted.
///
/// The first group of an app is mounted when the app starts.
///
/// Apple's counterpart: SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View> {
  private var id: String?
  private var title: Text?
  private var valueType: (any Hashable.Type)?
  private let content: @MainActor (AnyHashable?) -> any View

  nonisolated init(
    id: String?, title: Text?, valueType: (any Hashable.Type)? = nil,
    make: @escaping @MainActor (AnyHashable?) -> any View
  ) {
    self.id = id
    self.title = title
    self.valueType = valueType
    content = make
  }

  /// Windows with that content.
  public nonisolated init(id: String? = nil, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(id: id, title: nil, make: { _ in content() })
  }

  /// Windows with that content, and what people call them.
  public nonisolated init(
    _ title: Text, id: String? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(id: id, title: title, make: { _ in content() })
  }

  /// Windows with that content, and what people call them.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, id: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(id: id, title: Text(titleKey), make: { _ in content() })
  }

  /// Windows with that content, and what people call them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, id: String? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(id: id, title: Text(title), make: { _ in content() })
  }
}

extension WindowGroup: Scene, BuiltinScene {
  /// It has no body.
  public typealias Body = Never

  func nodes(in context: ViewContext) -> [SceneNode] {
    var node = SceneNode(.windowGroup, in: context.entering("windowGroup"), content: content)
    node.id = id
    node.title = title
    node.valueType = valueType
    return [node]
  }
}
