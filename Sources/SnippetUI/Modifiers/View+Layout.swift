public import Foundation

/// Places and sizes: a terminal keeps none of them but edges of text; HTML keeps paddings and widths.
extension View {
  /// The view with room at these edges, in points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    keeping("padding", ["edges": edges.viewValue, "length": length.viewValue])
  }
  /// The view with room at all edges, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    keeping("padding", ["edges": Edge.Set.all.viewValue, "length": length.viewValue])
  }
  /// The view with room at its edges, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    keeping("padding", ["insets": insets.viewValue])
  }
  /// The view in a frame of that size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    keeping(
      "frame", ["width": width.viewValue, "height": height.viewValue, "alignment": alignment.viewValue])
  }
  /// The view in a frame within these bounds.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    keeping(
      "frame",
      [
        "minWidth": minWidth.viewValue, "idealWidth": idealWidth.viewValue, "maxWidth": maxWidth.bound,
        "minHeight": minHeight.viewValue, "idealHeight": idealHeight.viewValue, "maxHeight": maxHeight.bound,
        "alignment": alignment.viewValue,
      ])
  }
  /// The view in its ideal size.
  public nonisolated func fixedSize() -> some View { keeping("fixedSize") }
  /// The view in its ideal size in these directions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    keeping("fixedSize", ["horizontal": .flag(horizontal), "vertical": .flag(vertical)])
  }
  /// The view before others when room is given.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    keeping("layoutPriority", ["value": value.viewValue])
  }
  /// The view, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    keeping("offset", ["x": x.viewValue, "y": y.viewValue])
  }
  /// The view, moved.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    keeping("offset", ["x": offset.width.viewValue, "y": offset.height.viewValue])
  }
  /// The view with its middle there.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    keeping("position", ["x": x.viewValue, "y": y.viewValue])
  }
  /// The view in front of those with a lower value.
  public nonisolated func zIndex(_ value: Double) -> some View {
    keeping("zIndex", ["value": value.viewValue])
  }
  /// The view with that ratio of width to height.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    keeping("aspectRatio", ["ratio": aspectRatio.viewValue, "mode": .text(contentMode.rawValue)])
  }
  /// The view, as large as fits.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// The view, so large that nothing is left free.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
  /// The view, so many times as large.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    keeping("scaleEffect", ["value": scale.viewValue])
  }
  /// The view, turned.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    keeping("rotationEffect", ["degrees": angle.degrees.viewValue])
  }
  /// The view also where bars and edges are.
  public nonisolated func ignoresSafeArea(edges: Edge.Set = .all) -> some View {
    keeping("ignoresSafeArea", ["edges": edges.viewValue])
  }
  /// A row of a grid that takes several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    keeping("gridCellColumns", ["count": count.viewValue])
  }
  /// A cell of a grid that takes no room of its own.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    keeping("gridCellUnsizedAxes", ["axes": axes.viewValue])
  }
  /// A row with these distances.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    keeping("listRowInsets", ["insets": insets.viewValue])
  }
  /// A row with that behind it.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    keeping("listRowBackground", views: view.map { [$0] } ?? [])
  }
  /// A row with or without a line.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    keeping("listRowSeparator", ["visibility": .text(visibility.rawValue)])
  }
}

/// How a picture fits in its frame.
///
/// Apple's counterpart: SwiftUI's `ContentMode`.
public enum ContentMode: String, Hashable, CaseIterable, Sendable {
  /// Whole, or with nothing left free.
  case fit, fill
}

/// Whether something is to be seen.
///
/// Apple's counterpart: SwiftUI's `Visibility`.
public enum Visibility: String, Hashable, CaseIterable, Sendable {
  /// As usual, yes, no.
  case automatic, visible, hidden
}

extension CGFloat? {
  /// A bound, where there is none as a word: JSON has no infinity.
  fileprivate var bound: ViewValue { self == .infinity ? "infinity" : viewValue }
}
