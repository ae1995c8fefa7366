import IntentDispatch
package import SearchModel

extension SearchService {
  /// Does what a phrase asks for.
  ///
  /// - Parameters:
  ///   - environment: for finding programs that open addresses, and `LIMELIGHT_DEADLINES`.
  ///   - interaction: who answers what the intent asks; `nil` if nobody can.
  /// - Throws: what opening or running throws; `noHandler` when nothing can run the app's intents.
  package func perform(
    _ reading: PhraseReading, environment: [String: String], interaction: (any InteractionHandler)?
  ) async throws -> SpokenOutcome {
    if let key = reading.opens {
      let (event, notices) = try await open(key, source: "shortcut", environment: environment)
      return .opened(event, notices)
    }
    guard let host = registry[reading.app]?.host else {
      throw LimelightError(
        .noHandler,
        "\(reading.intentTitle) of \(reading.appTitle) cannot be run: the app is not part of this program",
        hint: "Say a phrase that opens something, or run the app itself.")
    }
    return .ran(
      try await host.run(reading.intent, parameters: reading.parameters, interaction: interaction))
  }
}

/// What a phrase led to.
package enum SpokenOutcome: Sendable {
  case opened(NavigationEvent, [Notice])
  case ran(RunOutcome)
}
