package import SearchModel

/// The session as whoever shows it has it: what the app throws comes in our terms.
extension SnippetSession: TappableSnippet {
  package func refreshed() async throws -> SnippetUpdate {
    try await inOurTerms { try await self.render() }
  }

  package func tapped(_ action: String, of rendering: Int?) async throws -> SnippetUpdate {
    try await inOurTerms { try await self.tap(action, of: rendering) }
  }

  package func end() async { dismiss() }

  private func inOurTerms(
    _ work: @Sendable () async throws -> SnippetUpdate
  ) async throws -> SnippetUpdate {
    do {
      let update = try await work()
      // What was asked to be read anew is kept before this process may end.
      await ShortcutRefresh.settle()
      return update
    } catch { throw IntentRun.failure(error) }
  }
}
