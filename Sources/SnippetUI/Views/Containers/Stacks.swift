public import Foundation

/// Views beside each other.
///
/// A terminal puts them side by side if they fit, else one below the other.
///
/// Apple's counterpart: SwiftUI's `HStack`.
public struct HStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  /// Views beside each other, with that distance.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views one below the other.
///
/// Apple's counterpart: SwiftUI's `VStack`.
public struct VStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  /// Views one below the other, with that distance.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views one in front of the other; a terminal shows those with text one below the other.
///
/// Apple's counterpart: SwiftUI's `ZStack`.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content
  /// Views one in front of the other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

/// Views beside each other; on Linux all are made at once.
///
/// Apple's counterpart: SwiftUI's `LazyHStack`.
public struct LazyHStack<Content: View> {
  let stack: HStack<Content>
  /// Views beside each other, with that distance.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }
}

/// Views one below the other; on Linux all are made at once.
///
/// Apple's counterpart: SwiftUI's `LazyVStack`.
public struct LazyVStack<Content: View> {
  let stack: VStack<Content>
  /// Views one below the other, with that distance.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }
}

/// What stays in sight while the rest scrolls; nothing scrolls on Linux.
///
/// Apple's counterpart: SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// Some by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension ViewKind {
  package static let horizontal: ViewKind = "hstack"
  package static let vertical: ViewKind = "vstack"
  package static let layered: ViewKind = "zstack"
}

extension HStack: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(
      .horizontal, ["alignment": alignment.viewValue, "spacing": spacing.viewValue], of: content)
  }
}

extension VStack: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(
      .vertical, ["alignment": alignment.viewValue, "spacing": spacing.viewValue], of: content)
  }
}

extension ZStack: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    context.container(.layered, ["alignment": alignment.viewValue], of: content)
  }
}

extension LazyHStack: View {
  /// The same, made at once.
  public var body: some View { stack }
}

extension LazyVStack: View {
  /// The same, made at once.
  public var body: some View { stack }
}
