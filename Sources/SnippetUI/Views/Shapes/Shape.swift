public import Foundation

/// A shape to fill or to clip by; kept as a value on Linux.
///
/// Apple's counterpart: SwiftUI's `Shape`.
public protocol Shape: View, Sendable {
  /// Its outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
///
/// Apple's counterpart: SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {}

/// A shape that says its name and measures.
protocol NamedShape { var shapeValues: [String: ViewValue] { get } }

extension Shape {
  /// The shape, filled with the colour around it.
  public var body: _ShapeView<Self> { _ShapeView(shape: self, values: [:]) }

  nonisolated var values: [String: ViewValue] {
    if let named = self as? any NamedShape { return named.shapeValues }
    let outline = path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    return ["shape": "path", "path": .text(outline.data)]
  }

  nonisolated func drawn(_ values: [String: ViewValue]) -> _ShapeView<Self> {
    _ShapeView(shape: self, values: values)
  }

  /// The shape, filled.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    drawn(["fill": content.styleValue])
  }
  /// The shape, filled with the colour around it.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View { drawn([:]) }
  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    drawn(["stroke": content.styleValue, "lineWidth": lineWidth.viewValue])
  }
  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    drawn(["stroke": content.styleValue, "lineWidth": style.lineWidth.viewValue])
  }
  /// The outline of the shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View {
    drawn(["stroke": ["level": "primary"], "lineWidth": lineWidth.viewValue])
  }
}

extension InsettableShape {
  /// The outline of the shape, inside it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { drawn(["stroke": content.styleValue, "lineWidth": lineWidth.viewValue]) }
  /// The shape as it is: the distance is not kept.
  public nonisolated func inset(by amount: CGFloat) -> Self { self }
}

/// A shape as a view.
///
/// Apple's counterpart: SwiftUI's `_ShapeView`.
public struct _ShapeView<Content: Shape> {
  let shape: Content
  let values: [String: ViewValue]
}

extension _ShapeView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode(.shape, shape.values.merging(values) { _, own in own })]
  }
}

/// How a shape is filled; kept as a value.
///
/// Apple's counterpart: SwiftUI's `FillStyle`.
public struct FillStyle: Equatable, Sendable {
  /// Whether overlapping parts are left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool
  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn; kept as a value.
///
/// Apple's counterpart: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
  /// How wide.
  public var lineWidth: CGFloat
  /// Lengths of strokes and gaps.
  public var dash: [CGFloat]
  /// Where the first stroke begins.
  public var dashPhase: CGFloat
  /// A way to draw.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension ViewKind {
  package static let shape: ViewKind = "shape"
}
