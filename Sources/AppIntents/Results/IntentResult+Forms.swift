/// The forms of a result; what is not given is `Never`.
extension IntentResult {
  /// A result with nothing in it.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer()
  }

  /// A result with a value.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value)
  }

  /// A result with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a value, a dialog.
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result with an intent to run next.
  public static func result(opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(nextIntent: opensIntent)
  }

  /// A result with a value, an intent to run next.
  public static func result<Value: _IntentValue>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value, nextIntent: opensIntent)
  }

  /// A result with an intent to run next, a dialog.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, nextIntent: opensIntent)
  }

  /// A result with a value, an intent to run next, a dialog.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, nextIntent: opensIntent)
  }

  /// A result with an intent to run next.
  public static func result(openIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(nextIntent: openIntent)
  }

  /// A result with a value, an intent to run next.
  public static func result<Value: _IntentValue>(value: Value, openIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value, nextIntent: openIntent)
  }

  /// A result with an intent to run next, a dialog.
  public static func result(openIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, nextIntent: openIntent)
  }

  /// A result with a value, an intent to run next, a dialog.
  public static func result<Value: _IntentValue>(
    value: Value, openIntent: some AppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, nextIntent: openIntent)
  }

  /// A result with an intent for the action button.
  public static func result(actionButtonIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(nextIntent: actionButtonIntent)
  }

  /// A result with an intent for the action button, a live activity.
  public static func result(actionButtonIntent: some AppIntent, activityIdentifier: String) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(nextIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }

  /// A result with an intent for the action button, a dialog.
  public static func result(actionButtonIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(dialog: dialog, nextIntent: actionButtonIntent)
  }

  /// A result with an intent for the action button, a dialog, a live activity.
  public static func result(
    actionButtonIntent: some AppIntent, dialog: IntentDialog, activityIdentifier: String
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(
      dialog: dialog, nextIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }

  /// A result with a value, an intent for the action button.
  public static func result<Value: _IntentValue>(value: Value, actionButtonIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(value: value, nextIntent: actionButtonIntent)
  }

  /// A result with a value, an intent for the action button, a live activity.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent, activityIdentifier: String
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(
      value: value, nextIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }

  /// A result with a value, an intent for the action button, a dialog.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog, nextIntent: actionButtonIntent)
  }

  /// A result with a value, an intent for the action button, a dialog, a live activity.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog, activityIdentifier: String
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(
      value: value, dialog: dialog, nextIntent: actionButtonIntent, activityIdentifier: activityIdentifier)
  }
}
