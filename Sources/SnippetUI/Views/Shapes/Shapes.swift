public import Foundation

/// A circle.
///
/// Apple's counterpart: SwiftUI's `Circle`.
public struct Circle: Sendable {
  /// A circle.
  public init() {}
}

/// An ellipse.
///
/// Apple's counterpart: SwiftUI's `Ellipse`.
public struct Ellipse: Sendable {
  /// An ellipse.
  public init() {}
}

/// A rectangle.
///
/// Apple's counterpart: SwiftUI's `Rectangle`.
public struct Rectangle: Sendable {
  /// A rectangle.
  public init() {}
}

/// A rectangle with round ends.
///
/// Apple's counterpart: SwiftUI's `Capsule`.
public struct Capsule: Sendable {
  /// A rectangle with round ends.
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// A rectangle with round corners.
///
/// Apple's counterpart: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: Sendable {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// A rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  /// A rectangle with round corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }
}

/// The shape of whatever a view stands in.
///
/// Apple's counterpart: SwiftUI's `ContainerRelativeShape`.
public struct ContainerRelativeShape: Sendable {
  /// The shape.
  public init() {}
}

/// How round corners are drawn; kept as a value.
///
/// Apple's counterpart: SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Sendable {
  /// As a quarter of a circle, or smoother.
  case circular, continuous
}

extension Circle: InsettableShape, NamedShape {
  var shapeValues: [String: ViewValue] { ["shape": "circle"] }
  /// Its outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}
extension Ellipse: InsettableShape, NamedShape {
  var shapeValues: [String: ViewValue] { ["shape": "ellipse"] }
  /// Its outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
extension Rectangle: InsettableShape, NamedShape {
  var shapeValues: [String: ViewValue] { ["shape": "rectangle"] }
  /// Its outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
extension Capsule: InsettableShape, NamedShape {
  var shapeValues: [String: ViewValue] { ["shape": "capsule"] }
  /// The outline of the rectangle it stands in.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
extension RoundedRectangle: InsettableShape, NamedShape {
  var shapeValues: [String: ViewValue] {
    ["shape": "roundedRectangle", "cornerRadius": cornerSize.width.viewValue]
  }
  /// The outline of the rectangle it stands in.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
extension ContainerRelativeShape: InsettableShape, NamedShape {
  var shapeValues: [String: ViewValue] { ["shape": "container"] }
  /// The outline of the rectangle it stands in.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == ContainerRelativeShape {
  /// The shape of whatever a view stands in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
