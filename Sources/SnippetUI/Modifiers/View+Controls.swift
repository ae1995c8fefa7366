public import Foundation

extension View {
  /// The controls inside cannot be used: they keep their look and lose their actions.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    keeping("disabled", ["active": .flag(disabled)])
  }
  /// Whether taps reach the view.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    keeping("allowsHitTesting", ["active": .flag(enabled)])
  }
  /// The controls inside without their labels.
  public nonisolated func labelsHidden() -> some View { keeping("labelsHidden") }
  /// The size of the controls inside.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    keeping("controlSize", ["size": .text(controlSize.rawValue)])
  }
  /// The shape of the buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    keeping("buttonBorderShape", ["shape": .text(shape.name)])
  }
  /// What happens at a tap.
  @preconcurrency
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  { modifier(ValueModifier("onTapGesture", ["count": count.viewValue], action: ClosureAction(action))) }

  /// A small number beside the view; none for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    keeping("badge", ["text": count == 0 ? .null : .text(String(count))])
  }
  /// A small text beside the view.
  public nonisolated func badge(_ label: Text?) -> some View {
    keeping("badge", ["text": (label?.plain).viewValue])
  }
  /// A small text beside the view.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
  /// A small text beside the view.
  @_disfavoredOverload
  public nonisolated func badge(_ label: some StringProtocol) -> some View { badge(Text(label)) }
  /// What the view is for.
  public nonisolated func help(_ text: Text) -> some View { keeping("help", ["text": .text(text.plain)]) }
  /// What the view is for.
  public nonisolated func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }
  /// What the view is for.
  @_disfavoredOverload
  public nonisolated func help(_ text: some StringProtocol) -> some View { help(Text(text)) }

  /// The view with its content made unreadable for a reason.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    keeping("redacted", ["reason": .list(reason.names.map { .text($0) })])
  }
  /// The view with its content readable whatever is around it.
  public nonisolated func unredacted() -> some View { keeping("redacted", ["reason": []]) }
  /// That the content is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    keeping("privacySensitive", ["active": .flag(sensitive)])
  }

  /// The value that a picker means by the view.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    keeping("tag", ["value": .text("\(tag)")])
  }
  /// What tells the view from others.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { keeping("id", ["value": .text("\(id)")]) }

  /// The size of the symbols inside.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    keeping("imageScale", ["scale": .text(scale.rawValue)])
  }
  /// The sort of the symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    keeping("symbolVariant", ["variant": .text(variant.name)])
  }
  /// In how many colours the symbols inside are drawn.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    keeping("symbolRenderingMode", ["mode": (mode?.name).viewValue])
  }

  /// What a widget or snippet stands on.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    keeping("containerBackground", ["style": style.styleValue, "for": .text(container.name)])
  }
  /// What a widget or snippet stands on.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { keeping("containerBackground", ["for": .text(container.name)], views: [content()]) }
  /// That the view takes part in a widget's accent colour.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    keeping("widgetAccentable", ["active": .flag(accentable)])
  }
  /// What a widget opens.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    keeping("widgetURL", ["url": (url?.absoluteString).viewValue])
  }
}

/// The size of controls.
///
/// Apple's counterpart: SwiftUI's `ControlSize`.
public enum ControlSize: String, Hashable, CaseIterable, Sendable {
  /// From very small to very large.
  case mini, small, regular, large, extraLarge
}

/// The shape of buttons; kept as a value.
///
/// Apple's counterpart: SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// Round.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With round corners of that radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The sort of a symbol; kept as a value.
///
/// Apple's counterpart: SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  /// None.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// With a stroke through it.
  public static let slash = SymbolVariants(name: "slash")
}

/// Why content is made unreadable.
///
/// Apple's counterpart: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable {
  /// A bit for each reason.
  public let rawValue: Int
  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is no content yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)

  var names: [String] {
    [(Self.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated")]
      .filter { contains($0.0) }.map(\.1)
  }
}

/// What a background is put behind; kept as a value.
///
/// Apple's counterpart: SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// What a navigation shows.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}
