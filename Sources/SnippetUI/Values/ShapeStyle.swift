/// What text and shapes are filled with: a colour, a gradient, a level of importance.
///
/// On Linux a style is kept as a value; terminals and HTML show colours and levels, and the first colour of a gradient.
///
/// Apple's counterpart: SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The value an archive keeps; styles of the app's own have none.
  var styleValue: ViewValue { (self as? any ViewValueConvertible)?.viewValue ?? .object(["style": "custom"]) }

  /// The style with that part of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(value: styleValue.adding("opacity", opacity.viewValue))
  }
}

extension ViewValue {
  /// The object with one more entry.
  func adding(_ key: String, _ value: ViewValue) -> ViewValue {
    var object = object ?? [:]
    object[key] = value
    return .object(object)
  }
}

/// A style of any type.
///
/// Apple's counterpart: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: ShapeStyle, ViewValueConvertible {
  package let viewValue: ViewValue
  init(value: ViewValue) { viewValue = value }
  /// Hides the style's type.
  public init<S: ShapeStyle>(_ style: S) { viewValue = style.styleValue }
}

/// A level of importance, from primary on.
///
/// Apple's counterpart: SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, ViewValueConvertible {
  let level: String
  /// The main one.
  public static let primary = HierarchicalShapeStyle(level: "primary")
  /// Less important.
  public static let secondary = HierarchicalShapeStyle(level: "secondary")
  /// Still less important.
  public static let tertiary = HierarchicalShapeStyle(level: "tertiary")
  /// Hardly important.
  public static let quaternary = HierarchicalShapeStyle(level: "quaternary")
  /// The least important.
  public static let quinary = HierarchicalShapeStyle(level: "quinary")
  package var viewValue: ViewValue { ["level": .text(level)] }
}

/// A blurred background; on Linux only its name is kept.
///
/// Apple's counterpart: SwiftUI's `Material`.
public struct Material: ShapeStyle, Hashable, ViewValueConvertible {
  let name: String
  /// The thinnest.
  public static let ultraThin = Material(name: "ultraThin")
  /// A thin one.
  public static let thin = Material(name: "thin")
  /// The usual one.
  public static let regular = Material(name: "regular")
  /// A thick one.
  public static let thick = Material(name: "thick")
  /// The thickest.
  public static let ultraThick = Material(name: "ultraThick")
  /// That of bars.
  public static let bar = Material(name: "bar")
  package var viewValue: ViewValue { ["material": .text(name)] }
}

/// A style the surroundings decide: the tint, the background and the like.
public struct SurroundingShapeStyle: ShapeStyle, Hashable, ViewValueConvertible {
  let name: String
  package var viewValue: ViewValue { ["surrounding": .text(name)] }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The main one.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Less important.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Still less important.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Hardly important.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The least important.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == Material {
  /// The thinnest.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin one.
  public static var thinMaterial: Material { .thin }
  /// The usual one.
  public static var regularMaterial: Material { .regular }
  /// A thick one.
  public static var thickMaterial: Material { .thick }
  /// The thickest.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == SurroundingShapeStyle {
  /// The tint of the surroundings.
  public static var tint: SurroundingShapeStyle { SurroundingShapeStyle(name: "tint") }
  /// What text stands on.
  public static var background: SurroundingShapeStyle { SurroundingShapeStyle(name: "background") }
  /// What text is written in.
  public static var foreground: SurroundingShapeStyle { SurroundingShapeStyle(name: "foreground") }
  /// What marks a selection.
  public static var selection: SurroundingShapeStyle { SurroundingShapeStyle(name: "selection") }
  /// What lines between parts are drawn in.
  public static var separator: SurroundingShapeStyle { SurroundingShapeStyle(name: "separator") }
  /// What fills controls.
  public static var fill: SurroundingShapeStyle { SurroundingShapeStyle(name: "fill") }
  /// What placeholders are written in.
  public static var placeholder: SurroundingShapeStyle { SurroundingShapeStyle(name: "placeholder") }
}
