import SearchModel

extension IntentRun {
  /// Gives the parameters the values that were given as text.
  ///
  /// - Throws: `usage` for a name the intent does not have and for text that is no value, `entityGone`,
  ///   `ambiguous`.
  static func fill(
    _ intent: any AppIntent, from texts: [String: String], _ execution: IntentExecution
  ) async throws {
    let parameters = parameters(of: intent)
    if let unknown = texts.keys.sorted().first(where: { name in !parameters.contains { $0.name == name } }) {
      let known = parameters.map(\.name).joined(separator: ", ")
      throw LimelightError(
        .usage, "'\(execution.intent)' has no parameter '\(unknown)'.",
        hint: known.isEmpty ? "It takes none." : "It takes: \(known).")
    }
    for (name, parameter) in parameters {
      guard let text = texts[name] else { continue }
      try await ParameterReader(parameter: parameter, execution: execution).assign(text)
    }
  }

  /// Asks for what is required and missing, in the order of declaration; optional parameters are never asked for.
  static func ask(for intent: any AppIntent, _ execution: IntentExecution) async throws {
    for (_, parameter) in parameters(of: intent) where !parameter.hasValue && !parameter.isOptional {
      try await ParameterReader(parameter: parameter, execution: execution).askAndAssign(dialog: nil)
    }
  }
}
