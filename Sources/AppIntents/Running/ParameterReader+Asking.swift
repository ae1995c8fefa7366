import SearchModel

extension ParameterReader {
  /// How often an answer that is no value is asked for again.
  private static let patience = 20

  /// Asks for the value and gives it to the parameter.
  func askAndAssign(dialog: IntentDialog?) async throws {
    try await ask(dialog: dialog) { try await take($0) }
  }

  /// Asks for a value until the answer is one.
  ///
  /// - Parameter accept: takes the values of an answer; what it throws for those that are none is shown with the next
  ///   question.
  /// - Throws: what the handler throws where the person turns away or nobody is there; `needsValue` if answer after
  ///   answer is none.
  func ask<Result>(
    dialog: IntentDialog?, accept: ([any _IntentValue]) async throws -> Result
  ) async throws -> Result {
    let suggestions = try await suggestions()
    var question = ValueQuestion(
      intent: execution.intent, parameter: name, title: title,
      kind: ParameterSketch.kind(of: parameter.elementType),
      prompt: (dialog ?? parameter.details.requestValueDialog)?.full.text ?? suggestions.prompt ?? "")
    question.suggestions = suggestions.options.map(\.option)
    question.preselected = suggestions.preselected
    for _ in 0..<Self.patience {
      let answer = try await execution.interaction.value(for: question)
      do {
        if let chosen = suggestions.element(for: answer) as? any _IntentValue {
          return try await accept([chosen])
        }
        return try await accept(try await values(from: answer))
      } catch let error as LimelightError where error.code == .usage || error.code == .entityGone {
        question.problem = error.message
      }
    }
    throw LimelightError(.needsValue, "No answer was a value for the parameter '\(name)'.")
  }

  /// Asks which of several values is meant.
  func choose<Value>(among values: [Value], dialog: IntentDialog?) async throws -> Value {
    let prompt = (dialog ?? parameter.details.requestDisambiguationDialog)?.full.text ?? "Which \(title)?"
    var question = ChoiceQuestion(prompt: prompt, options: values.map { ValueText.option(for: $0) })
    question.parameter = name
    let place = try await execution.interaction.choice(for: question)
    guard values.indices.contains(place) else {
      throw LimelightError(.handlerFailed, "Answer \(place) is none of \(values.count) choices.")
    }
    return values[place]
  }

  /// Asks whether a guessed value is right.
  func confirm(_ value: Any, dialog: IntentDialog?, view: RenderedView?) async throws -> Bool {
    let prompt = dialog?.full.text ?? "\(title): \(ValueText.title(of: value))?"
    var question = ConfirmationQuestion(prompt: prompt, acceptLabel: "Yes", view: view)
    question.denyLabel = "No"
    return try await execution.interaction.confirmation(for: question)
  }
}
