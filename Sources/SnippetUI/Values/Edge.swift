public import Foundation

/// A side of a rectangle.
///
/// Apple's counterpart: SwiftUI's `Edge`.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The four sides.
  case top, leading, bottom, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each side.
    public let rawValue: Int8
    /// Sides by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top.
    public static let top = Set(.top)
    /// Where lines begin.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// Where lines end.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Edge.Set: ViewValueConvertible {
  package var viewValue: ViewValue {
    .list(Edge.allCases.filter { contains(Edge.Set($0)) }.map { .text("\($0)") })
  }
}

/// Distances at the four sides.
///
/// Apple's counterpart: SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable, ViewValueConvertible {
  /// At the top.
  public var top: CGFloat
  /// Where lines begin.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// Where lines end.
  public var trailing: CGFloat
  /// No distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Distances at the four sides.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  package var viewValue: ViewValue {
    [
      "top": top.viewValue, "leading": leading.viewValue, "bottom": bottom.viewValue,
      "trailing": trailing.viewValue,
    ]
  }
}

/// A direction, or both.
///
/// Apple's counterpart: SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side, from top to bottom.
  case horizontal, vertical

  /// Some of the directions.
  public struct Set: OptionSet, Hashable, Sendable, ViewValueConvertible {
    /// A bit for each direction.
    public let rawValue: Int8
    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
    package var viewValue: ViewValue {
      .list(
        [contains(.horizontal) ? "horizontal" : nil, contains(.vertical) ? "vertical" : nil].compactMap { $0 }
      )
    }
  }
}
