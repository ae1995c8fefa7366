public import Foundation

/// A place in a rectangle, each coordinate from 0 to 1.
///
/// Apple's counterpart: SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable, ViewValueConvertible {
  /// From the left edge.
  public var x: CGFloat
  /// From the top edge.
  public var y: CGFloat
  /// The first corner.
  public init() { self.init(x: 0, y: 0) }
  /// A place.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The first corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at top and leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at top and trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at bottom and leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at bottom and trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  package var viewValue: ViewValue { [Double(x).viewValue, Double(y).viewValue] }
}

extension CGFloat: ViewValueConvertible { package var viewValue: ViewValue { Double(self).viewValue } }
