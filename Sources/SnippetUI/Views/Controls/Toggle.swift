/// Something to turn on and off.
///
/// Apple's counterpart: SwiftUI's `Toggle`.
public struct Toggle<Label> where Label: View {
  let isOn: Bool
  let action: any ViewAction
  let label: Label

  /// A toggle with an action that is more than the change of a value.
  package init(isOn: Bool, performing action: any ViewAction, label: Label) {
    self.isOn = isOn
    self.action = action
    self.label = label
  }

  /// A toggle of a value that is kept elsewhere.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: isOn.wrappedValue, performing: ClosureAction { isOn.wrappedValue.toggle() }, label: label())
  }
}

extension Toggle: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode(.toggle, ["on": .flag(isOn)], children: styledLabel(in: context))
    node.action = action
    return [node]
  }

  @MainActor private func styledLabel(in context: ViewContext) -> [ViewNode] {
    typealias Configuration = ToggleStyleConfiguration
    guard let style = context.style(for: Configuration.self) as? any ToggleStyle else {
      return context.nodes(of: label)
    }
    let configuration = Configuration(label: _StylePart(view: label), isOn: .constant(isOn))
    return context.withoutStyle(for: Configuration.self)
      .nodes(of: style.anyBody(configuration), as: "style")
  }
}

extension ToggleStyle {
  fileprivate func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension ViewKind {
  package static let toggle: ViewKind = "toggle"
}
