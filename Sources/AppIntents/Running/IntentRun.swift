import CoreSpotlight
import SearchModel

/// Running an app's types that are known only at run time: resolve, ask, perform, read the outcome.
enum IntentRun {
  /// Resolves the entity through its query, sets it as target, performs.
  static func open<Intent: OpenIntent>(
    _ type: Intent.Type, entity key: EntityKey, interaction: any InteractionHandler, observer: RunObserver
  ) async throws -> OpenOutcome {
    var intent = Intent()
    guard let target = try await target(of: Intent.Value.self, from: key.id) as? Intent.Value else {
      throw LimelightError(
        .entityGone, "'\(key.id)' of type \(key.type) does not exist any more.",
        hint: "Run 'limelight reindex --app \(key.app)' to bring the index up to date.")
    }
    intent.target = target
    let execution = IntentExecution(
      of: intent, app: key.app, request: RunRequest(Intent.persistentIdentifier), interaction: interaction,
      observer: observer)
    let opening = intent
    _ = try await IntentExecution.$current.withValue(execution) {
      try await ask(for: opening, execution)
      return try await perform(opening, execution)
    }
    return OpenOutcome(
      exec: (intent as? any TerminalPresentingIntent)?.terminalCommand,
      contentIdentifier: (intent as? any TargetContentProvidingIntent)?.contentIdentifier)
  }

  /// Performs an intent with parameters given as text.
  static func run<Intent: AppIntent>(
    _ type: Intent.Type, app: String, request: RunRequest, interaction: any InteractionHandler,
    observer: RunObserver
  ) async throws -> (outcome: RunOutcome, execution: IntentExecution) {
    let intent = Intent()
    let execution = IntentExecution(
      of: intent, app: app, request: request, interaction: interaction, observer: observer)
    let outcome = try await IntentExecution.$current.withValue(execution) {
      try await fill(intent, from: request.parameters, execution)
      try await ask(for: intent, execution)
      let result = try await perform(intent, execution)
      return try await Self.outcome(of: result, intent: intent, execution)
    }
    return (outcome, execution)
  }

  /// The parameters of an intent, in the order they are declared.
  static func parameters(of intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
    Mirror(reflecting: intent).children.compactMap { child in
      guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else {
        return nil
      }
      return (String(label.drop { $0 == "_" }), parameter)
    }
  }
}
