/// The forms whose type names the intent that runs next; the others are preferred.
extension IntentResult {
  /// A result with an intent to run next.
  @_disfavoredOverload
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  /// A result with a value, an intent to run next.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  /// A result with an intent to run next, a dialog.
  @_disfavoredOverload
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(dialog: dialog, opensIntent: opensIntent)
  }

  /// A result with a value, an intent to run next, a dialog.
  @_disfavoredOverload
  public static func result<Value: _IntentValue, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    Self(value: value, dialog: dialog, opensIntent: opensIntent)
  }
}

extension IntentResultContainer {
  fileprivate init(value: Value? = nil, dialog: IntentDialog? = nil, opensIntent: OpensAppIntent) {
    self.init(value: value, dialog: dialog, nextIntent: opensIntent)
    self.opensIntent = opensIntent
  }
}
