/// Actions below a label; on Linux all are shown.
///
/// Apple's counterpart: SwiftUI's `Menu`.
public struct Menu<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  /// Actions below a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension Menu: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(.menu, of: content, parts: context.part("label", label))
  }
}

/// One of several values; on Linux the chosen one and the others are shown.
///
/// Apple's counterpart: SwiftUI's `Picker`.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let label: Label
  let content: Content
  let selection: SelectionValue
  /// Values below a label, one of them chosen; `tag` says which view is which value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.selection = selection.wrappedValue
  }
}

extension Picker: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(
      .picker, ["selection": .text("\(selection)")], of: content, parts: context.part("label", label))
  }
}

extension ViewKind {
  package static let menu: ViewKind = "menu"
  package static let picker: ViewKind = "picker"
}
