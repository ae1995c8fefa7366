import CoreSpotlight
import SearchModel

extension IntentRun {
  /// How often `perform()` may ask to be called again before that counts as a fault.
  private static let patience = 100

  /// Applies the rules for authentication and foreground, and performs.
  static func perform<Intent: AppIntent>(
    _ intent: Intent, _ execution: IntentExecution
  ) async throws -> any IntentResult {
    try await QueryRunner.prepareDependencies(of: intent)
    try execution.authenticate(Intent.authenticationPolicy)
    try await execution.observer.stage(.resolved, intent)
    try await execution.enterBeforePerform(intent)
    (intent as? any SetFocusFilterIntent)?.becomeCurrent()
    let result = try await ProgressReport.during(intent, execution) {
      try await performAgain(intent, execution)
    }
    try await execution.observer.stage(.performed, intent)
    try await execution.enterAfterPerform(intent)
    return result
  }

  /// Performs an intent that belongs to the run that goes on, such as one a snippet shows or a tap names; asks for
  /// what it lacks first.
  ///
  /// Outside a run nobody is there to be asked.
  static func perform(_ intent: any AppIntent) async throws -> any IntentResult {
    let execution =
      IntentExecution.current?.next(intent)
      ?? IntentExecution(
        of: intent, app: AppContext.current?.app ?? "",
        request: RunRequest(type(of: intent).persistentIdentifier),
        interaction: NobodyToAsk())
    return try await IntentExecution.$current.withValue(execution) {
      try await ask(for: intent, execution)
      return try await perform(intent, execution)
    }
  }

  /// Performs, again as often as it asks for that: because a value was missing, or for its own reasons.
  private static func performAgain<Intent: AppIntent>(
    _ intent: Intent, _ execution: IntentExecution
  ) async throws -> any IntentResult {
    for _ in 0..<patience {
      try await execution.observer.stage(.performing, intent)
      do {
        return try await intent.perform()
      } catch let error as AppIntentError {
        switch error.reason {
        case .restart: continue
        case .question(let question): try await question.answer(execution)
        case .foreground(let request):
          try await execution.continueInForeground(
            request.dialog, alwaysConfirm: request.alwaysConfirm, intent)
          if let continuation = request.continuation {
            try await continuation()
            return IntentResultContainer<Never, Never, Never, Never>()
          }
        default: throw error
        }
      }
    }
    throw LimelightError(
      .handlerFailed,
      "'\(execution.intent)' asked \(patience) times to be performed again and gave no result.")
  }
}
