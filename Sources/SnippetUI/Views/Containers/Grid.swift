public import Foundation

/// Views in rows and columns.
///
/// Apple's counterpart: SwiftUI's `Grid`.
public struct Grid<Content: View> {
  let alignment: Alignment
  let spacing: [CGFloat?]
  let content: Content
  /// Rows of views, with these distances.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = [horizontalSpacing, verticalSpacing]
    self.content = content()
  }
}

/// A row of a grid.
///
/// Apple's counterpart: SwiftUI's `GridRow`.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content
  /// A row of views, a column each.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

/// How wide a column or high a row of a lazy grid is.
///
/// Apple's counterpart: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
  /// How large it is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// What there is, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How large it is.
  public var size: Size
  /// The distance to the next.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?
  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, filled row by row; on Linux all are made at once.
///
/// Apple's counterpart: SwiftUI's `LazyVGrid`.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let content: Content
  /// Views in these columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }
}

extension Grid: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(
      .grid,
      [
        "alignment": alignment.viewValue, "horizontalSpacing": spacing[0].viewValue,
        "verticalSpacing": spacing[1].viewValue,
      ], of: content)
  }
}

extension GridRow: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(.gridRow, ["alignment": alignment.viewValue], of: content)
  }
}

extension LazyVGrid: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    let cells = context.nodes(of: content)
    // Adaptive columns depend on a width that is not known here: three stand for them.
    let isAdaptive = columns.contains { if case .adaptive = $0.size { true } else { false } }
    let width = max(isAdaptive ? 3 : columns.count, 1)
    let rows = stride(from: 0, to: cells.count, by: width).map {
      ViewNode(.gridRow, children: Array(cells[$0..<min($0 + width, cells.count)]))
    }
    return [ViewNode(.grid, ["alignment": "center"], children: rows)]
  }
}

extension ViewKind {
  package static let grid: ViewKind = "grid"
  package static let gridRow: ViewKind = "gridRow"
}
