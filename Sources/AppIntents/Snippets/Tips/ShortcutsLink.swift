public import SnippetUI

/// Leads to the app's shortcuts.
///
/// On Linux it names the command that lists them, `limelight shortcuts`, and a tap calls the closure.
///
/// Apple's counterpart: `ShortcutsLink`.
public struct ShortcutsLink {
  private let action: @MainActor () -> Void
  /// Leads to the app's shortcuts, and calls the closure on a tap.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void = {}) { self.action = action }
}

extension ShortcutsLink: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    var node = ViewNode("shortcutsLink", ["text": "Shortcuts: limelight shortcuts"])
    node.action = ClosureAction(action)
    return [node]
  }
}

/// The look of links to shortcuts; kept as a value.
///
/// Apple's counterpart: `ShortcutsLinkStyle`.
public struct ShortcutsLinkStyle: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// As usual, with a line around.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// Light.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// Light, with a line around.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  /// Dark.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// Dark, with a line around.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension View {
  /// The look of the tips inside.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    modifier(ValueModifier("siriTipViewStyle", ["style": .text(style.name)]))
  }
  /// The look of the links to shortcuts inside.
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    modifier(ValueModifier("shortcutsLinkStyle", ["style": .text(style.name)]))
  }
}
