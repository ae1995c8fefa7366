extension IntentParameterContext {
  /// The error to throw when the value is needed after all: it is asked for, and the run begins again with it.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    parameter.elementNeeded(dialog)
  }

  /// Asks for a value and gives the answer.
  ///
  /// - Throws: `AppIntentError` where nobody can be asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    guard let value = try await parameter.requestElement(dialog) as? Value.ValueType else {
      throw needsValueError(dialog)
    }
    return value
  }

  /// The error to throw when one of several values is to be chosen.
  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError { parameter.elementNeeded(among: itemsToDisambiguate, dialog) }

  /// Asks which of several values is meant and gives the answer; a single one needs no question.
  ///
  /// - Throws: `AppIntentError` where nobody can be asked.
  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let chosen = try await parameter.requestElement(among: itemsToDisambiguate, dialog)
    guard let value = chosen as? Value.ValueType else {
      throw needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
    }
    return value
  }

  /// Asks whether a guessed value is right.
  ///
  /// - Throws: `AppIntentError` where nobody can be asked.
  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool { try await parameter.requestConfirmation(ofElement: itemToConfirm, dialog) }
}

extension IntentParameter {
  package func requestElement(_ dialog: IntentDialog?) async throws -> Any {
    let value: Value.ValueType = try await requestValue(dialog)
    return value
  }

  package func requestElement(among elements: [Any], _ dialog: IntentDialog?) async throws -> Any? {
    // Asked as values of the parameter: only of these does the compiler know that the elements are the same type.
    let choices = elements.compactMap { assembled([$0]) }
    let chosen = try await requestDisambiguation(among: choices, dialog: dialog)
    return Self.flat(chosen).first
  }

  package func requestConfirmation(ofElement element: Any, _ dialog: IntentDialog?) async throws -> Bool {
    guard let element = element as? Value.ValueType else { return false }
    return try await requestConfirmation(for: element, dialog: dialog)
  }

  package func elementNeeded(_ dialog: IntentDialog?) -> AppIntentError { needsValueError(dialog) }

  package func elementNeeded(among elements: [Any], _ dialog: IntentDialog?) -> AppIntentError {
    needsDisambiguationError(among: elements.compactMap { $0 as? Value.ValueType }, dialog: dialog)
  }
}
