/// A style of the controls inside: built-in ones are kept by name, the app's own make the control's view.
struct StyleModifier {
  let name: String
  let style: UncheckedStyle
  let key: ObjectIdentifier

  /// - Parameter family: the configuration's type, which tells styles of buttons from those of labels.
  init<Configuration>(_ name: String, _ style: Any, family: Configuration.Type) {
    self.name = name
    self.style = UncheckedStyle(style: style)
    key = ObjectIdentifier(family)
  }
}

/// A style on its way down; it is used on the main actor only.
struct UncheckedStyle: @unchecked Sendable { let style: Any }

/// A style that only has a name on Linux.
protocol NamedStyle { static var styleName: String { get } }

extension StyleModifier: ViewModifier, NodeModifier {
  typealias Body = Never
  func adjust(_ context: inout ViewContext) { context.environment[key] = style.style }
  func apply(to node: inout ViewNode, in context: ViewContext) {
    let style = style.style
    let styleName =
      (type(of: style) as? any NamedStyle.Type)?.styleName ?? String(describing: type(of: style))
    node.modifiers.append(NodeModification(name, ["style": .text(styleName)]))
  }
}

extension ViewContext {
  /// The style of controls with that configuration, if it is one of the app's own.
  func style<Configuration>(for configuration: Configuration.Type) -> Any? {
    environment[ObjectIdentifier(configuration)].flatMap { $0 is any NamedStyle ? nil : $0 }
  }

  /// What is inside is made by a style, so it does not have the style again.
  func withoutStyle<Configuration>(for configuration: Configuration.Type) -> ViewContext {
    var context = self
    context.environment[ObjectIdentifier(configuration)] = nil
    return context
  }
}

/// A part of a control as its style gets it.
public struct _StylePart {
  let view: any View
}

extension _StylePart: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: view, as: "part") }
}
