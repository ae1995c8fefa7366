public import Foundation

/// Colours that run into each other.
///
/// Apple's counterpart: SwiftUI's `Gradient`.
public struct Gradient: Hashable, Sendable, ShapeStyle, ViewValueConvertible {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// The colours with their places.
  public var stops: [Stop]
  /// Colours at these places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at even distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat(Double($0) / last)) }
  }

  package var viewValue: ViewValue {
    ["gradient": .list(stops.map { $0.color.viewValue.adding("location", Double($0.location).viewValue) })]
  }
}

extension Color {
  /// The colour as a slight gradient of itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// A gradient made of a colour.
///
/// Apple's counterpart: SwiftUI's `AnyGradient`.
public struct AnyGradient: Hashable, ShapeStyle, ViewValueConvertible {
  let gradient: Gradient
  /// Wraps a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  package var viewValue: ViewValue { gradient.viewValue }
}

/// A gradient along a line.
///
/// Apple's counterpart: SwiftUI's `LinearGradient`.
public struct LinearGradient: ShapeStyle, ViewValueConvertible {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint
  /// A gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }
  /// Colours at even distances from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours at these places from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  package var viewValue: ViewValue {
    gradient.viewValue.adding("start", start.viewValue).adding("end", end.viewValue)
  }
}

/// A gradient around a point.
///
/// Apple's counterpart: SwiftUI's `RadialGradient`.
public struct RadialGradient: ShapeStyle, ViewValueConvertible {
  let gradient: Gradient
  let center: UnitPoint
  let radii: [CGFloat]
  /// A gradient from one radius to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = [startRadius, endRadius]
  }
  /// Colours at even distances from one radius to another.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  package var viewValue: ViewValue {
    gradient.viewValue.adding("center", center.viewValue)
      .adding("radii", .list(radii.map { Double($0).viewValue }))
  }
}

extension LinearGradient: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode("color", ["style": viewValue])] }
}

extension RadialGradient: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] { [ViewNode("color", ["style": viewValue])] }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours at even distances from one point to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  /// A gradient from one point to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}
