package import SnippetUI

/// What a view does before an intent brings its app to the front.
package struct IntentExecutionAttachment: ViewAttachment {
  /// Does it, if the intent is of the type that the view waits for.
  let act: @MainActor @Sendable (any AppIntent) -> Void
}

extension View {
  /// Leads to what an intent is about: called on the main actor for each run of an intent of that type, once its
  /// parameters have values, before the app comes to the front and before `perform()`.
  ///
  /// All views of the chosen window that name the type are called. Read the intent's parameters only; nothing can be
  /// asked for here.
  ///
  /// Apple's counterpart: `onAppIntentExecution(_:perform:)`.
  public nonisolated func onAppIntentExecution<I: TargetContentProvidingIntent>(
    _ intent: I.Type = I.self, perform action: @escaping @MainActor (I) -> Void
  ) -> some View {
    modifier(
      AttachmentModifier(
        IntentExecutionAttachment { intent in if let intent = intent as? I { action(intent) } }))
  }
}
