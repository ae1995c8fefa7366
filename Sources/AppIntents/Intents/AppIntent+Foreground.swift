extension AppIntent {
  /// Brings the app to the front and goes on there; at once where it is in front already.
  ///
  /// The app comes forward through the desktop; in a terminal the question is asked in the terminal.
  ///
  /// - Parameter alwaysConfirm: whether the person is asked even if they just asked for the action.
  /// - Throws: `AppIntentError` if the intent's modes do not allow it, the person declines or nobody is there;
  ///   this one may be caught.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    guard let execution = IntentExecution.current else { return }
    try await execution.continueInForeground(dialog, alwaysConfirm: alwaysConfirm, self)
  }

  /// The error to throw to have the app brought to the front and `perform()` run again there.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(.foreground(ForegroundRequest(dialog, alwaysConfirm: alwaysConfirm)))
  }
}

/// An intent that may go on with the app in front; `supportedModes` says it better.
///
/// Apple's counterpart: `ForegroundContinuableIntent`.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// The error to throw to end the run with the app in front.
  ///
  /// - Parameter continuation: runs there instead of the rest of `perform()`; without one `perform()` runs again.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(.foreground(ForegroundRequest(dialog, alwaysConfirm: true, continuation: continuation)))
  }

  /// Brings the app to the front, runs the closure there and gives what it gives.
  ///
  /// - Throws: `AppIntentError` if the person declines or nobody is there, and what the closure throws.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor @Sendable () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await continueInForeground(dialog)
    return try await continuation()
  }
}
