/// A part of a list or form, with a header and a footer.
///
/// Apple's counterpart: SwiftUI's `Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A part with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
  /// A part with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A part with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  /// A part with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A part with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// A part with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A part of its own.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section: View, BuiltinView where Parent: View, Content: View, Footer: View {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(
      .section, of: content, parts: context.part("header", header) + context.part("footer", footer))
  }
}

/// Controls to fill in, one below the other.
///
/// Apple's counterpart: SwiftUI's `Form`.
public struct Form<Content: View> {
  let content: Content
  /// Controls one below the other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { context.container(.form, of: content) }
}

/// Views that can be scrolled; on Linux all are shown.
///
/// Apple's counterpart: SwiftUI's `ScrollView`.
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let content: Content
  /// Views that can be scrolled in these directions.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(.scroll, ["axes": axes.viewValue], of: content)
  }
}

/// Views with a frame around them, and a label.
///
/// Apple's counterpart: SwiftUI's `GroupBox`.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  /// Views in a frame with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// Views in a frame with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Views in a frame.
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(.groupBox, of: content, parts: context.part("label", label))
  }
}

/// Views that can be folded away below a label; on Linux they are shown unfolded unless said otherwise.
///
/// Apple's counterpart: SwiftUI's `DisclosureGroup`.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content
  let isExpanded: Bool
  /// Views below a label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(true), content: content, label: label)
  }
  /// Views below a label, folded away or not.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.isExpanded = isExpanded.wrappedValue
    self.content = content()
  }
}

extension DisclosureGroup: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    let label = context.part("label", label)
    return isExpanded
      ? context.container(.disclosure, ["expanded": true], of: content, parts: label)
      : [ViewNode(.disclosure, ["expanded": false], children: label)]
  }
}

extension ViewKind {
  package static let section: ViewKind = "section"
  package static let form: ViewKind = "form"
  package static let scroll: ViewKind = "scroll"
  package static let groupBox: ViewKind = "groupBox"
  package static let disclosure: ViewKind = "disclosure"
}
