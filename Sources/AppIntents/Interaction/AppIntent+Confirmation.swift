import SearchModel

/// Each throws an error that is to end the run where the person declines or nobody can be asked; do not catch it.
extension AppIntent {
  /// Asks whether to go on.
  ///
  /// - Throws: an error that is to end the run where the person declines or nobody can be asked.
  public func requestConfirmation() async throws {
    try await IntentExecution.required().confirm("\(Self.title.text)?", .continue)
  }

  /// Asks whether to go on, in these words.
  ///
  /// - Parameters:
  ///   - conditions: when to ask at all; otherwise it returns at once.
  ///   - actionName: what the button that goes on says.
  /// - Throws: an error that is to end the run where the person declines or nobody can be asked.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    let execution = try IntentExecution.required()
    guard execution.mustConfirm(conditions) else { return }
    try await execution.confirm(dialog.full.text, actionName)
  }

  /// Asks whether to go on with what a result says and shows; the form of 2022.
  ///
  /// - Parameter showPrompt: whether the result's dialog is asked.
  /// - Throws: an error that is to end the run where the person declines or nobody can be asked.
  public func requestConfirmation<R: IntentResult>(
    result: R, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    let execution = try IntentExecution.required()
    let dialog = showPrompt ? (result as? any AnyIntentResult)?.dialog?.full.text : nil
    let view = try await SnippetRendering.view(of: result)
    try await execution.confirm(dialog ?? "\(Self.title.text)?", confirmationActionName, view)
  }

  /// Asks whether to go on with what a result says and shows; the first form of 2022.
  ///
  /// - Throws: an error that is to end the run where the person declines or nobody can be asked.
  public func requestConfirmation<R: IntentResult>(
    output: R, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output, confirmationActionName: confirmationActionName, showPrompt: showPrompt)
  }

  /// Asks whether to go on, showing a view.
  ///
  /// - Parameter showDialogAsPrompt: whether the dialog is asked above the view; else only the action is named.
  /// - Throws: an error that is to end the run where the person declines or nobody can be asked.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, view: Content
  ) async throws {
    let execution = try IntentExecution.required()
    guard execution.mustConfirm(conditions) else { return }
    let prompt = showDialogAsPrompt ? dialog?.full.text : nil
    try await execution.confirm(
      prompt ?? "\(Self.title.text)?", actionName, await SnippetRendering.render(view))
  }

  /// Asks whether to go on, showing what a closure builds.
  ///
  /// - Throws: an error that is to end the run where the person declines or nobody can be asked.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws {
    try await requestConfirmation(
      conditions: conditions, actionName: actionName, dialog: dialog, showDialogAsPrompt: showDialogAsPrompt,
      view: content())
  }
}

extension IntentExecution {
  /// Whether the conditions want a confirmation in this run.
  func mustConfirm(_ conditions: ConfirmationConditions) -> Bool {
    !conditions.contains(.lowConfidenceSource) || isGuess
  }

  /// Asks, and throws if the answer is no.
  ///
  /// - Parameter snippet: what can be tapped in the view meanwhile.
  func confirm(
    _ prompt: String, _ action: ConfirmationActionName, _ view: RenderedView? = nil,
    _ snippet: (any TappableSnippet)? = nil
  ) async throws {
    var question = ConfirmationQuestion(prompt: prompt, acceptLabel: action.acceptLabel.text, view: view)
    question.acceptAlternatives = action.acceptAlternatives.map(\.text)
    question.denyLabel = action.denyLabel?.text
    question.denyAlternatives = action.denyAlternatives.map(\.text)
    question.isDestructive = action.isDestructive
    guard try await interaction.confirmation(for: question, tapping: snippet) else {
      throw LimelightError(.cancelled, "'\(intent)' was not confirmed.")
    }
  }
}
