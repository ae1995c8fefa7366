/// Where views stand from side to side.
///
/// Apple's counterpart: SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable, ViewValueConvertible {
  let name: String
  /// At the leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// At the leading edge of list separators.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// At the trailing edge of list separators.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
  package var viewValue: ViewValue { .text(name) }
}

/// Where views stand from top to bottom.
///
/// Apple's counterpart: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable, ViewValueConvertible {
  let name: String
  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the line of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the line of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
  package var viewValue: ViewValue { .text(name) }
}

/// Where views stand in both directions.
///
/// Apple's counterpart: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable, ViewValueConvertible {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment
  /// An alignment in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner at top and leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner at top and trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner at bottom and leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner at bottom and trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  package var viewValue: ViewValue {
    self == .center ? "center" : [horizontal.viewValue, vertical.viewValue]
  }
}

/// Where the lines of a text stand.
///
/// Apple's counterpart: SwiftUI's `TextAlignment`.
public enum TextAlignment: String, Hashable, CaseIterable, Sendable {
  /// At the leading edge, in the middle, at the trailing edge.
  case leading, center, trailing
}
