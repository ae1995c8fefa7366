import SearchModel

extension IntentRun {
  /// What a result says, after the intent it opens has run too; where it says or shows nothing, what that one does.
  ///
  /// An `OpenIntent` on an entity is not performed here but named, so that opening goes the one way it always goes.
  static func outcome(
    of result: any IntentResult, intent: any AppIntent, _ execution: IntentExecution
  ) async throws -> RunOutcome {
    var outcome = RunOutcome()
    outcome.exec = (intent as? any TerminalPresentingIntent)?.terminalCommand
    outcome.isUndoable = execution.undoManager.canUndo
    guard let result = result as? any IntentResult & AnyIntentResult else { return outcome }
    outcome.value = result.anyValue.flatMap(indexedValue)
    outcome.dialogFull = result.dialog?.full.text
    outcome.dialogSupporting = result.dialog?.supporting?.text
    if let shown = ShownSnippet(of: result) {
      let session = SnippetSession(shown, isVisible: execution.keepsSnippet)
      outcome.view = try await session.render().view
      if execution.keepsSnippet { outcome.snippet = session }
    }
    guard execution.opensNext, let next = result.nextIntent else { return outcome }
    if let next = next as? any OpenIntent, let key = target(of: next, app: execution.app) {
      outcome.opens = key
      return outcome
    }
    let following = try await run(next, after: execution)
    outcome.exec = outcome.exec ?? following.exec
    outcome.opens = following.opens
    outcome.isUndoable = following.isUndoable
    if outcome.dialogFull == nil {
      (outcome.dialogFull, outcome.dialogSupporting) = (following.dialogFull, following.dialogSupporting)
    }
    outcome.view = outcome.view ?? following.view
    return outcome
  }

  private static func run(_ intent: some AppIntent, after execution: IntentExecution) async throws
    -> RunOutcome
  {
    let next = execution.next(intent)
    return try await IntentExecution.$current.withValue(next) {
      try await ask(for: intent, next)
      let result = try await perform(intent, next)
      return try await outcome(of: result, intent: intent, next)
    }
  }

  private static func target<Intent: OpenIntent>(of intent: Intent, app: String) -> EntityKey? {
    (intent.target as? any AppEntity).map { key(of: $0, app: app) }
  }

  private static func key<E: AppEntity>(of entity: E, app: String) -> EntityKey {
    EntityKey(app: app, type: E.persistentIdentifier, id: entity.id.entityIdentifierString)
  }
}
