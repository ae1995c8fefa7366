import SearchModel

/// Confirmations that show an interactive snippet; do not catch what they throw.
extension AppIntent {
  /// Asks whether to go on, showing an interactive snippet, and gives the value of its last result.
  ///
  /// What is tapped in the snippet meanwhile runs, and the snippet is made again.
  ///
  /// - Throws: an error that is to end the run where the person declines or nobody can be asked; what the snippet
  ///   throws.
  @discardableResult
  public func requestConfirmation<S: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: S
  ) async throws -> S.PerformResult.Value where S.PerformResult: ReturnsValue {
    let value = try await confirm(conditions, actionName, showDialogAsPrompt ? dialog : nil, snippetIntent)
    guard let value = value.value as? S.PerformResult.Value else {
      throw AppIntentError.Unrecoverable.unknown
    }
    return value
  }

  /// Asks whether to go on, showing an interactive snippet.
  ///
  /// - Throws: an error that is to end the run where the person declines or nobody can be asked; what the snippet
  ///   throws.
  @_disfavoredOverload
  public func requestConfirmation<S: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: S
  ) async throws {
    _ = try await confirm(conditions, actionName, showDialogAsPrompt ? dialog : nil, snippetIntent)
  }

  private func confirm(
    _ conditions: ConfirmationConditions, _ action: ConfirmationActionName, _ dialog: IntentDialog?,
    _ snippet: any SnippetIntent
  ) async throws -> SnippetValue {
    let execution = try IntentExecution.required()
    let session = SnippetSession(snippet, purpose: .confirmation)
    guard execution.mustConfirm(conditions) else { return try await session.confirm() }
    do {
      let view = try await session.render().view
      try await execution.confirm(dialog?.full.text ?? "\(Self.title.text)?", action, view, session)
    } catch {
      await session.dismiss()
      throw error
    }
    return try await session.confirm()
  }
}
