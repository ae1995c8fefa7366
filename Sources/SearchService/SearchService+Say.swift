package import SearchModel

extension SearchService {
  /// Does what a phrase asks for.
  ///
  /// - Parameters:
  ///   - environment: for finding programs that open addresses, and `LIMELIGHT_DEADLINES`.
  ///   - interaction: who answers what the intent asks.
  ///   - opensNext: whether what the intent's result asks to open is opened.
  ///   - keepsSnippet: whether a snippet that the result shows is kept to be tapped: whoever says so ends it.
  /// - Throws: what opening or running throws; `noHandler` when nothing can run the app's intents.
  package func perform(
    _ reading: PhraseReading, opensNext: Bool = true, keepsSnippet: Bool = false,
    interaction: any InteractionHandler,
    environment: [String: String]
  ) async throws -> SpokenOutcome {
    if let key = reading.opens {
      let (event, notices) = try await open(
        key, source: "shortcut", interaction: interaction, environment: environment)
      return .opened(event, notices)
    }
    var request = RunRequest(reading.intent, parameters: reading.parameters)
    request.opensNext = opensNext
    request.keepsSnippet = keepsSnippet
    return .ran(
      try await run(
        "\(reading.app)/\(reading.intent)", request, interaction: interaction, environment: environment))
  }
}

/// What a phrase led to.
package enum SpokenOutcome: Sendable {
  case opened(NavigationEvent, [Notice])
  case ran(RunReport)
}
