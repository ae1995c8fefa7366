public import Foundation

/// A colour, by name or by its components.
///
/// Apple's counterpart: SwiftUI's `Color`.
public struct Color: Hashable, Sendable {
  /// How components are meant.
  public enum RGBColorSpace: String, Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// Without gamma.
    case sRGBLinear
    /// With more colours.
    case displayP3
  }

  enum Base: Hashable, Sendable {
    case named(String)
    case asset(String)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double)
  }

  var base: Base
  var opacity = 1.0

  init(named name: String) { base = .named(name) }

  /// The colour of that name in the app's assets; on Linux only the name is kept.
  public init(_ name: String, bundle: Bundle? = nil) { base = .asset(name) }

  /// A colour of red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    base = .components(colorSpace, red: red, green: green, blue: blue)
    self.opacity = opacity
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour with that part of its opacity.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }
}

extension Color {
  /// The app's accent colour.
  public static let accentColor = Color(named: "accent")
  /// The colour of main text.
  public static let primary = Color(named: "primary")
  /// The colour of less important text.
  public static let secondary = Color(named: "secondary")
  /// No colour.
  public static let clear = Color(named: "clear")
  /// Black.
  public static let black = Color(named: "black")
  /// White.
  public static let white = Color(named: "white")
  /// Grey.
  public static let gray = Color(named: "gray")
  /// Red.
  public static let red = Color(named: "red")
  /// Orange.
  public static let orange = Color(named: "orange")
  /// Yellow.
  public static let yellow = Color(named: "yellow")
  /// Green.
  public static let green = Color(named: "green")
  /// Mint.
  public static let mint = Color(named: "mint")
  /// Teal.
  public static let teal = Color(named: "teal")
  /// Cyan.
  public static let cyan = Color(named: "cyan")
  /// Blue.
  public static let blue = Color(named: "blue")
  /// Indigo.
  public static let indigo = Color(named: "indigo")
  /// Purple.
  public static let purple = Color(named: "purple")
  /// Pink.
  public static let pink = Color(named: "pink")
  /// Brown.
  public static let brown = Color(named: "brown")
}

extension Color: ViewValueConvertible {
  package var viewValue: ViewValue {
    var object: [String: ViewValue] =
      switch base {
      case .named(let name): ["color": .text(name)]
      case .asset(let name): ["asset": .text(name)]
      case .components(let space, let red, let green, let blue):
        [
          "space": .text(space.rawValue), "red": red.viewValue, "green": green.viewValue,
          "blue": blue.viewValue,
        ]
      }
    if opacity != 1 { object["opacity"] = opacity.viewValue }
    return .object(object)
  }
}

extension Color: ShapeStyle {}

extension Color: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode("color", ["style": viewValue])] }
}
