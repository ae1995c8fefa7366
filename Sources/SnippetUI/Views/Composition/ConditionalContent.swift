/// One of two views, as `if` and `switch` in a view builder give it.
///
/// Apple's counterpart: SwiftUI's `_ConditionalContent`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View, BuiltinView where TrueContent: View, FalseContent: View {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    switch storage {
    case .first(let view): ViewEvaluation.nodes(of: view, in: context.entering("true"))
    case .second(let view): ViewEvaluation.nodes(of: view, in: context.entering("false"))
    }
  }
}

extension Optional: View, BuiltinView where Wrapped: View {
  /// It has no body.
  public typealias Body = Never
  package func nodes(in context: ViewContext) -> [ViewNode] {
    map { ViewEvaluation.nodes(of: $0, in: context) } ?? []
  }
}
