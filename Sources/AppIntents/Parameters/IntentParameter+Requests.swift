extension IntentParameter {
  /// The error to throw when the value is needed after all: it is asked for, and `perform()` runs again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(parameter: title.text, dialog: dialog))
  }

  /// Asks for the value and gives the answer.
  ///
  /// - Throws: `AppIntentError` where nobody can be asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  /// The error to throw when the value is needed after all; the name of 2022 for `needsValueError`.
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// The error to throw when one of several values is to be chosen: it is asked for, and `perform()` runs again.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(.needsChoice(parameter: title.text, dialog: dialog))
  }

  /// Asks which of several values is meant and gives the answer; a single one needs no question.
  ///
  /// - Throws: `AppIntentError` where nobody can be asked.
  public func requestDisambiguation<Item>(
    among itemsToDisambiguate: [Item], dialog: IntentDialog? = nil
  ) async throws -> Item where Item: _IntentValue, Item.ValueType == Value.ValueType {
    if itemsToDisambiguate.count == 1 { return itemsToDisambiguate[0] }
    throw AppIntentError(.needsChoice(parameter: title.text, dialog: dialog))
  }

  /// Asks whether a guessed value is right.
  ///
  /// - Throws: `AppIntentError` where nobody can be asked.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentError(.needsConfirmation(dialog: dialog))
  }
}
