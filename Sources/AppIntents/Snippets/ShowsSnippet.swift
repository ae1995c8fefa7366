package import SnippetUI

/// A result with a view to show.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result with a snippet that can be tapped.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// The view of a result.
///
/// Apple's counterpart: `_SnippetViewContainer`.
public struct _SnippetViewContainer: @unchecked Sendable {
  // Evaluated on the main actor only.
  package let view: any View
  init(_ view: some View) { self.view = view }
}

/// The snippet intent of a result.
///
/// Apple's counterpart: `_SnippetIntentContainer`.
public struct _SnippetIntentContainer: Sendable {
  package let intent: any SnippetIntent
  init(_ intent: some SnippetIntent) { self.intent = intent }
}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// What a result shows.
package enum ShownSnippet: @unchecked Sendable {
  case view(any View)
  case intent(any SnippetIntent)

  /// What there is to see in the result; `nil` for nothing, also where nothing stands for a view that is not given.
  package init?(of result: any IntentResult) {
    switch (result as? any AnyIntentResult)?.anySnippet {
    case let container as _SnippetViewContainer where !(container.view is EmptyView):
      self = .view(container.view)
    case let container as _SnippetIntentContainer where !(container.intent is EmptySnippetIntent):
      self = .intent(container.intent)
    default: return nil
    }
  }
}
