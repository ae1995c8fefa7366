/// Answers where no person does: takes what is preselected, confirms if that was said beforehand, refuses the rest.
package struct NobodyToAsk: InteractionHandler {
  /// Whether every confirmation is given.
  package var confirms: Bool
  package init(confirms: Bool = false) { self.confirms = confirms }

  package var isPersonPresent: Bool { false }

  package func value(for question: ValueQuestion) async throws -> String {
    // An answer that was refused once would be refused for ever.
    if question.problem == nil, let preselected = question.preselected { return preselected }
    let prompt = question.prompt.isEmpty ? "" : " \(question.prompt)"
    throw LimelightError(
      .needsValue, "The parameter '\(question.parameter)' needs a value.\(prompt)",
      hint: "Give it with '--param \(question.parameter)=VALUE'.")
  }

  package func choice(for question: ChoiceQuestion) async throws -> Int {
    let options = question.options.map(\.title).joined(separator: ", ")
    guard let parameter = question.parameter else {
      throw LimelightError(
        .needsValue, "\(question.prompt) Nobody can be asked to choose between: \(options).",
        hint: "Run it in a terminal.")
    }
    throw LimelightError(
      .ambiguous, "Several values fit the parameter '\(parameter)': \(options).",
      hint: "Name one with '--param \(parameter)=\(question.options.first?.value ?? "ID")'.")
  }

  package func confirmation(for question: ConfirmationQuestion) async throws -> Bool {
    if confirms { return true }
    throw LimelightError(
      .needsValue, "\(question.prompt) Nobody can be asked to confirm.",
      hint: "Run it in a terminal, or say yes beforehand with '--yes'.")
  }

  package func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool {
    confirms || !mustConfirm
  }
}
