public import Foundation

extension View {
  /// What is inside in that colour or level.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    keeping("foregroundStyle", ["style": style.styleValue])
  }
  /// What is inside in these colours, from the first level of importance on.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  { keeping("foregroundStyle", ["style": primary.styleValue, "secondary": secondary.styleValue]) }
  /// What is inside in that colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    keeping("foregroundStyle", ["style": color.viewValue])
  }
  /// The controls inside in that colour.
  public nonisolated func tint(_ tint: Color?) -> some View { keeping("tint", ["style": tint.viewValue]) }
  /// The controls inside in that colour or level.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    keeping("tint", ["style": tint.styleValue])
  }
  /// The controls inside in that colour.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Views behind the view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { keeping("background", ["alignment": alignment.viewValue], views: [content()]) }
  /// A view behind the view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { keeping("background", ["alignment": alignment.viewValue], views: [background]) }
  /// A colour behind the view.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { keeping("background", ["style": style.styleValue]) }
  /// The usual colour behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    keeping("background", ["style": SurroundingShapeStyle.background.viewValue])
  }
  /// A coloured shape behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { keeping("background", ["style": style.styleValue, "shape": .object(shape.values)]) }
  /// A shape of the usual colour behind the view.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    keeping(
      "background",
      ["style": SurroundingShapeStyle.background.viewValue, "shape": .object(shape.values)])
  }
  /// A style for whatever inside says that it stands on the background.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    keeping("backgroundStyle", ["style": style.styleValue])
  }

  /// Views in front of the view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { keeping("overlay", ["alignment": alignment.viewValue], views: [content()]) }
  /// A view in front of the view.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { keeping("overlay", ["alignment": alignment.viewValue], views: [overlay]) }
  /// A colour in front of the view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { keeping("overlay", ["style": style.styleValue]) }
  /// A coloured shape in front of the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { keeping("overlay", ["style": style.styleValue, "shape": .object(shape.values)]) }

  /// The view with round corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    keeping("cornerRadius", ["radius": radius.viewValue])
  }
  /// The part of the view inside that shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    keeping("clipShape", ["shape": .object(shape.values)])
  }
  /// The part of the view inside its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { keeping("clipped") }
  /// The part of the view where the other is to be seen.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { keeping("mask", views: [mask()]) }
  /// The shape of the view for taps.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    keeping("contentShape", ["shape": .object(shape.values)])
  }
  /// A line around the view.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    keeping("border", ["style": content.styleValue, "width": width.viewValue])
  }
  /// The view with a shadow.
  public nonisolated func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    keeping(
      "shadow",
      ["color": color.viewValue, "radius": radius.viewValue, "x": x.viewValue, "y": y.viewValue])
  }
  /// The view, blurred.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    keeping("blur", ["radius": radius.viewValue])
  }
  /// The view with that part of its opacity; at 0 its text is not shown.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    keeping("opacity", ["value": opacity.viewValue])
  }
  /// The view's room without the view.
  public nonisolated func hidden() -> some View { keeping("hidden") }
  /// The view in shades of grey, by a part.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    keeping("grayscale", ["value": amount.viewValue])
  }
  /// The view, brighter.
  public nonisolated func brightness(_ amount: Double) -> some View {
    keeping("brightness", ["value": amount.viewValue])
  }
  /// The view with more or less colour.
  public nonisolated func saturation(_ amount: Double) -> some View {
    keeping("saturation", ["value": amount.viewValue])
  }
  /// The view drawn as one picture.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { keeping("drawingGroup") }
  /// The view drawn before anything is done to it.
  public nonisolated func compositingGroup() -> some View { keeping("compositingGroup") }
  /// The view as light or dark, whatever is around it.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    keeping("preferredColorScheme", ["scheme": (colorScheme?.rawValue).viewValue])
  }
  /// The view as light or dark, whatever is around it.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    keeping("preferredColorScheme", ["scheme": .text(colorScheme.rawValue)])
  }
}

/// Light or dark.
///
/// Apple's counterpart: SwiftUI's `ColorScheme`.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
  /// Dark on light, light on dark.
  case light, dark
}
