/// Something to tap.
///
/// On Linux a button has a number on a terminal and a `data-action` in HTML; what it does runs when that action is
/// asked for.
///
/// Apple's counterpart: SwiftUI's `Button`.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: any ViewAction
  let label: Label

  /// A button with an action that is more than a closure.
  package init(role: ButtonRole?, performing action: any ViewAction, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  /// A button that calls a closure.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, performing: ClosureAction(action), label: label())
  }

  /// A button of a role that calls a closure.
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, performing: ClosureAction(action), label: label())
  }
}

/// What a button is for.
///
/// Apple's counterpart: SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// It takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves everything as it was.
  public static let cancel = ButtonRole(name: "cancel")
  /// It agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// It puts something away.
  public static let close = ButtonRole(name: "close")
}

extension Button: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode(
      .button, role.map { ["role": .text($0.name)] } ?? [:], children: styledLabel(in: context))
    node.action = action
    return [node]
  }

  @MainActor private func styledLabel(in context: ViewContext) -> [ViewNode] {
    typealias Configuration = ButtonStyleConfiguration
    guard let style = context.style(for: Configuration.self) as? any ButtonStyle else {
      return context.nodes(of: label)
    }
    let configuration = Configuration(role: role, label: _StylePart(view: label), isPressed: false)
    return context.withoutStyle(for: Configuration.self)
      .nodes(of: style.anyBody(configuration), as: "style")
  }
}

extension ButtonStyle {
  fileprivate func anyBody(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

extension ViewKind {
  package static let button: ViewKind = "button"
}
