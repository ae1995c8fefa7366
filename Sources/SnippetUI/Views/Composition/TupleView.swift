/// Several views, one after the other, as a view builder gives them.
///
/// Apple's counterpart: SwiftUI's `TupleView`.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T
  private let parts: [any View]

  /// Views of a tuple; members that are no views are not shown.
  public nonisolated init(_ value: T) {
    self.value = value
    parts =
      value is any View
      ? [value as? any View].compactMap { $0 }
      : Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    var parts: [any View] = []
    for part in repeat each value { parts.append(part) }
    self.parts = parts
  }
}

extension TupleView: View, BuiltinView {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    parts.enumerated().flatMap { ViewEvaluation.nodes(of: $1, in: context.entering(String($0))) }
  }
}
