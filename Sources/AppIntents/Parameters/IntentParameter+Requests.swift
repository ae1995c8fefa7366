extension IntentParameter {
  /// The error to throw when the value is needed after all: it is asked for, and `perform()` runs again with it.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.question(PendingQuestion(self, dialog: dialog)))
  }

  /// Asks for a value, waits, and gives the answer; the parameter itself keeps the value it has.
  ///
  /// - Throws: an error that is to end the run where the person turns away or nobody can be asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let reader = try reader()
    let answer = try await reader.ask(dialog: dialog) { try await resolve($0, named: reader.name) }
    guard let value = Self.flat(answer).first as? Value.ValueType else {
      throw AppIntentError(.unrecoverable("the answer is no value for '\(title.text)'"))
    }
    return value
  }

  /// The error to throw when the value is needed after all; the name of 2022 for `needsValueError`.
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// The error to throw when one of several values is to be chosen: it is asked for, and `perform()` runs again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(.question(PendingQuestion(self, dialog: dialog, choices: itemsToDisambiguate)))
  }

  /// Asks which of several values is meant, waits, and gives the answer; a single one needs no question.
  ///
  /// - Throws: an error that is to end the run where the person turns away or nobody can be asked;
  ///   `needsValueError` if there is nothing to choose from.
  public func requestDisambiguation<Item>(
    among itemsToDisambiguate: [Item], dialog: IntentDialog? = nil
  ) async throws -> Item where Item: _IntentValue, Item.ValueType == Value.ValueType {
    guard let first = itemsToDisambiguate.first else { throw needsValueError(dialog) }
    if itemsToDisambiguate.count == 1 { return first }
    return try await reader().choose(among: itemsToDisambiguate, dialog: dialog)
  }

  /// Asks whether a guessed value is right; `false` for a no.
  ///
  /// - Throws: an error that is to end the run where the person turns away or nobody can be asked.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await reader().confirm(itemToConfirm, dialog: dialog, view: nil)
  }

  /// Asks whether a guessed value is right, showing a view; `false` for a no.
  ///
  /// - Throws: an error that is to end the run where the person turns away or nobody can be asked.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool {
    let reader = try reader()
    return try await reader.confirm(itemToConfirm, dialog: dialog, view: await SnippetRendering.render(view))
  }

  /// Asks whether a guessed value is right, showing what a closure builds; `false` for a no.
  ///
  /// - Throws: an error that is to end the run where the person turns away or nobody can be asked.
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog, view: view())
  }

  private func reader() throws -> ParameterReader {
    ParameterReader(parameter: self, execution: try IntentExecution.required())
  }
}
