public import Foundation

/// The outline of a shape.
///
/// On Linux it is kept as text in the form of SVG's path data, and not drawn.
///
/// Apple's counterpart: SwiftUI's `Path`.
public struct Path: Equatable, Sendable {
  /// The outline in the form of SVG's path data.
  package private(set) var data = ""
  private var current = CGPoint.zero

  /// No outline.
  public init() {}
  /// An outline as the closure draws it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// An ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { addRect(rect) }

  /// Whether there is nothing to it.
  public var isEmpty: Bool { data.isEmpty }
  /// The last point; `nil` if there is none.
  public var currentPoint: CGPoint? { isEmpty ? nil : current }

  private mutating func add(_ command: String, _ points: CGPoint...) {
    let numbers = points.flatMap { [$0.x, $0.y] }.map { number($0) }.joined(separator: " ")
    data += (data.isEmpty ? "" : " ") + command + numbers
    current = points.last ?? current
  }

  private func number(_ value: CGFloat) -> String {
    let value = Double(value)
    guard value.isFinite else { return "0" }
    return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }

  /// Begins at a point.
  public mutating func move(to point: CGPoint) { add("M", point) }
  /// Goes straight to a point.
  public mutating func addLine(to point: CGPoint) { add("L", point) }
  /// Goes straight from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    if let first = lines.first { move(to: first) }
    for line in lines.dropFirst() { addLine(to: line) }
  }
  /// Goes to a point in a curve with one control.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { add("Q", control, point) }
  /// Goes to a point in a curve with two controls.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add("C", control1, control2, point)
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.midY))
    addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
    addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.maxX, y: rect.minY))
    addQuadCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
    addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
  /// Adds a part of a circle, as straight lines of five degrees each.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var span = endAngle.radians - startAngle.radians
    guard span.isFinite else { return }
    // With y downwards, as on a screen, "clockwise" goes the other way than it says.
    if clockwise, span > 0 { span -= 2 * .pi } else if !clockwise, span < 0 { span += 2 * .pi }
    let steps = min(max(Int((abs(span) / (.pi / 36)).rounded(.up)), 1), 144)
    for step in 0...steps {
      let angle = startAngle.radians + span * Double(step) / Double(steps)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      if isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) {
    data += (data.isEmpty || path.isEmpty ? "" : " ") + path.data
    current = path.current
  }
  /// Goes back to where it began.
  public mutating func closeSubpath() { data += "Z" }
}

/// An angle.
///
/// Apple's counterpart: SwiftUI's `Angle`.
public struct Angle: Hashable, Sendable, Comparable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// None.
  public init() { radians = 0 }
  /// In radians.
  public init(radians: Double) { self.radians = radians }
  /// In degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// In radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// In degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// None.
  public static let zero = Angle()
  /// Whether the one is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
