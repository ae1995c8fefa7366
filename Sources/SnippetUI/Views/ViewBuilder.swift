/// Makes one view of several.
///
/// Apple's counterpart: SwiftUI's `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
  /// A view as it stands in the closure.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }
  /// A view that is there or not.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The view of the first of two branches.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .first(first))
  }
  /// The view of the second of two branches.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .second(second))
  }
  /// A view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
