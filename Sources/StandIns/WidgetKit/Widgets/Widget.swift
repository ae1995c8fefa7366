/// A widget of an app.
///
/// Linux has no place for widgets: one can be declared, its provider and views can be used by the app's own code, and a program
/// that consists of widgets says so and ends.
///
/// Apple's counterpart: `Widget`.
@MainActor @preconcurrency public protocol Widget {
  /// How the widget is made up.
  associatedtype Body: WidgetConfiguration
  /// How the widget is made up.
  var body: Body { get }
  /// A widget.
  init()
}

extension Widget {
  /// Says that there is nothing to show widgets, and ends.
  public static func main() { NoScreen.say("\(Self.self)") }
}

/// The widgets of an app.
///
/// Apple's counterpart: `WidgetBundle`.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// A bundle.
  init()
}

extension WidgetBundle {
  /// Says that there is nothing to show widgets, and ends.
  public static func main() { NoScreen.say("\(Self.self)") }
}

enum NoScreen {
  static func say(_ name: String) {
    FileHandle.standardError.write(Data("\(name): nothing on Linux shows widgets or controls.\n".utf8))
  }
}

/// Composes the widgets of a bundle.
@MainActor @preconcurrency @resultBuilder public struct WidgetBundleBuilder {
  /// No widget.
  public static func buildBlock() -> WidgetGroup { WidgetGroup() }
  /// A widget.
  public static func buildExpression<Content: Widget>(_ content: Content) -> WidgetGroup {
    WidgetGroup(kinds: content.body.parts.kinds)
  }
  /// A control.
  @_disfavoredOverload
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> WidgetGroup {
    WidgetGroup(kinds: [content.body.parts.kind])
  }
  /// Widgets one after another.
  public static func buildBlock(_ parts: WidgetGroup...) -> WidgetGroup {
    WidgetGroup(kinds: parts.flatMap(\.kinds))
  }
  /// Widgets, or none.
  public static func buildOptional(_ part: WidgetGroup?) -> WidgetGroup { part ?? WidgetGroup() }
  /// Some widgets of two.
  public static func buildEither(first part: WidgetGroup) -> WidgetGroup { part }
  /// The other widgets of two.
  public static func buildEither(second part: WidgetGroup) -> WidgetGroup { part }
  /// Widgets that are there from some version on.
  public static func buildLimitedAvailability(_ part: WidgetGroup) -> WidgetGroup { part }
}

/// Several widgets.
public struct WidgetGroup: Widget {
  /// What the widgets are called, in their order.
  package let kinds: [String]

  /// No widgets.
  public nonisolated init() { kinds = [] }
  nonisolated init(kinds: [String]) { self.kinds = kinds }

  /// How the widgets are made up.
  public var body: some WidgetConfiguration { WidgetParts(kinds: kinds) }
}
