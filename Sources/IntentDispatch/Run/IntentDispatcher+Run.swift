package import SearchModel

extension IntentDispatcher {
  /// Has an app perform one of its intents.
  ///
  /// - Parameter interaction: who answers what the intent asks.
  /// - Throws: `noHandler` if the app cannot be reached, and what `AppHost.run` throws.
  package func run(
    _ request: RunRequest, of app: RegisteredApp, interaction: any InteractionHandler
  ) async throws -> RunOutcome {
    guard let host = app.host, host.manifest.intents.contains(where: { $0.intent == request.intent }) else {
      throw LimelightError(
        .noHandler,
        "\(request.intent) of \(app.manifest.app) cannot be run: the app is not part of this program, and its handler opens entities only",
        hint: "Open what it is about instead: limelight open REF")
    }
    return try await host.run(request, interaction: interaction)
  }
}
