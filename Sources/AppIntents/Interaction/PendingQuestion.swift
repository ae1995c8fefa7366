/// A value that `perform()` said it needs, by throwing.
package final class PendingQuestion: @unchecked Sendable, Equatable {
  let parameter: any AnyIntentParameter
  package let dialog: IntentDialog?
  /// What is to be chosen from; `nil` where any value will do.
  private let choices: [Any]?

  init(_ parameter: any AnyIntentParameter, dialog: IntentDialog?, choices: [Any]? = nil) {
    self.parameter = parameter
    self.dialog = dialog
    self.choices = choices
  }

  /// Two are equal if they ask the same about the same parameter.
  package static func == (left: PendingQuestion, right: PendingQuestion) -> Bool {
    left.parameter === right.parameter && left.dialog == right.dialog
      && left.choices?.map { ValueText.text(of: $0) } == right.choices?.map { ValueText.text(of: $0) }
  }

  /// Asks, and gives the parameter the answer.
  func answer(_ execution: IntentExecution) async throws {
    let reader = ParameterReader(parameter: parameter, execution: execution)
    guard let choices else { return try await reader.askAndAssign(dialog: dialog) }
    let chosen = try await reader.choose(among: choices, dialog: dialog)
    guard let chosen = chosen as? any _IntentValue else { return }
    try await reader.take([chosen])
  }
}

/// That `perform()` wants to go on with the app in front, by throwing.
package final class ForegroundRequest: Sendable, Equatable {
  package let dialog: IntentDialog?
  let alwaysConfirm: Bool
  /// What runs in front instead of the rest of `perform()`.
  let continuation: (@MainActor @Sendable () async throws -> Void)?

  init(
    _ dialog: IntentDialog?, alwaysConfirm: Bool,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) {
    self.dialog = dialog
    self.alwaysConfirm = alwaysConfirm
    self.continuation = continuation
  }

  /// Two are equal if they say the same.
  package static func == (left: ForegroundRequest, right: ForegroundRequest) -> Bool {
    left.dialog == right.dialog && left.alwaysConfirm == right.alwaysConfirm
      && (left.continuation == nil) == (right.continuation == nil)
  }
}
