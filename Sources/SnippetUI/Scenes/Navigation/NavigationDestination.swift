/// Which view a pushed value leads to.
struct NavigationDestination: ViewAttachment, @unchecked Sendable {
  /// `nil` if the value is of another type.
  let make: @MainActor (AnyHashable) -> (any View)?
}

extension View {
  /// Says which view a pushed value of that type leads to.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    modifier(
      AttachmentModifier(NavigationDestination { value in (value.base as? D).map { destination($0) } }))
  }

  /// Pushes a view while a condition holds.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping @MainActor () -> V
  ) -> some View {
    Presenting(kind: "destination", content: self, isPresented: isPresented) { destination() }
  }

  /// Pushes a view while there is something to show.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    Presenting(kind: "destination", content: self, item: item, make: destination)
  }

  /// Shows a view above this one while a condition holds.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    Presenting(kind: "sheet", content: self, isPresented: isPresented, onDismiss: onDismiss) { content() }
  }

  /// Shows a view above this one while there is something to show.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    Presenting(kind: "sheet", content: self, item: item, onDismiss: onDismiss, make: content)
  }

  /// Shows a view in place of this one while a condition holds.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    Presenting(kind: "cover", content: self, isPresented: isPresented, onDismiss: onDismiss) { content() }
  }

  /// Shows a view in place of this one while there is something to show.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    Presenting(kind: "cover", content: self, item: item, onDismiss: onDismiss, make: content)
  }
}

/// A view with another that is shown with it while a binding says so.
struct Presenting<Content: View> {
  let kind: ViewKind
  let content: Content
  let presented: @MainActor () -> (any View)?
  let dismiss: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?

  nonisolated init(
    kind: ViewKind, content: Content, isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    make: @escaping @MainActor () -> any View
  ) {
    self.kind = kind
    self.content = content
    self.onDismiss = onDismiss
    presented = { isPresented.wrappedValue ? make() : nil }
    dismiss = { isPresented.wrappedValue = false }
  }

  nonisolated init<Item>(
    kind: ViewKind, content: Content, item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    make: @escaping @MainActor (Item) -> any View
  ) {
    self.kind = kind
    self.content = content
    self.onDismiss = onDismiss
    // Made and used on the main actor, as all that belongs to a view.
    nonisolated(unsafe) let item = item
    presented = { item.wrappedValue.map(make) }
    dismiss = { item.wrappedValue = nil }
  }
}

extension Presenting: View, BuiltinView {
  typealias Body = Never
  func nodes(in context: ViewContext) -> [ViewNode] {
    let here = context.entering(kind.rawValue)
    var nodes = ViewEvaluation.nodes(of: content, in: here.entering("content"))
    guard let view = presented() else { return nodes }
    var inner = here.entering("presented")
    inner.present(dismiss: dismiss)
    var node = ViewNode(kind, children: ViewEvaluation.nodes(of: view, in: inner))
    if let onDismiss {
      node.attachments.append(LifecycleAttachment(identity: inner.identity, event: .disappear(onDismiss)))
    }
    nodes.append(node)
    return nodes
  }
}
