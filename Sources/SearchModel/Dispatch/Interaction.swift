/// Whoever answers when an intent needs something from a person: a terminal, a client over JSON-RPC, a test.
///
/// Everything is plain text and numbers, so that a question can cross a process border. Each function throws
/// `LimelightError(.cancelled)` if the person turns away, and `needsValue` or, where one of several is meant,
/// `ambiguous` if nobody can be asked; all end the run.
package protocol InteractionHandler: Sendable {
  /// Whether a person is there: to be asked, and to see an app come to the front.
  var isPersonPresent: Bool { get }
  /// Asks for the value of a parameter; gives it as typed. The app parses it, and asks again if it cannot.
  func value(for question: ValueQuestion) async throws -> String
  /// Asks which of several is meant; gives its place, from 0.
  func choice(for question: ChoiceQuestion) async throws -> Int
  /// Asks whether to go on; gives `false` for a considered no.
  func confirmation(for question: ConfirmationQuestion) async throws -> Bool
  /// The same while something can be tapped in the question's view; without a way to tap, the plain question.
  func confirmation(
    for question: ConfirmationQuestion, tapping snippet: (any TappableSnippet)?
  ) async throws -> Bool
  /// Whether the app may come to the front now; `nil` as `dialog` if there is nothing to say first.
  ///
  /// - Parameter mustConfirm: whether the person has to agree first.
  func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool
  /// How much of the work is done, from 0 to 1; `nil` when it has ended.
  func progress(_ fraction: Double?, text: String) async
}

extension InteractionHandler {
  package var isPersonPresent: Bool { true }
  package func progress(_ fraction: Double?, text: String) async {}
  package func confirmation(
    for question: ConfirmationQuestion, tapping snippet: (any TappableSnippet)?
  ) async throws -> Bool {
    try await confirmation(for: question)
  }
}

/// A question for the value of a parameter.
package struct ValueQuestion: Sendable, Equatable {
  package var intent: String
  package var parameter: String
  /// What people call the parameter.
  package var title: String
  /// As in a manifest: `string`, `integer`, `entity:TYPE` and so on.
  package var kind: String
  /// What to say.
  package var prompt: String
  /// What is offered; the answer may be something else where `kind` allows.
  package var suggestions: [QuestionOption] = []
  /// The suggestion that counts where nothing is said, by its `value`.
  package var preselected: String?
  /// Why the last answer was not taken.
  package var problem: String?
  package init(intent: String, parameter: String, title: String, kind: String, prompt: String) {
    self.intent = intent
    self.parameter = parameter
    self.title = title
    self.kind = kind
    self.prompt = prompt
  }
}

/// One of several answers.
package struct QuestionOption: Sendable, Equatable {
  package enum Style: String, Sendable { case `default`, cancel, destructive }
  /// What an answer as text would be: an entity's identifier, a case's raw value, else the title.
  package var value: String
  package var title: String
  package var subtitle: String?
  package var style = Style.default
  /// The heading it stands under, if it stands under one.
  package var section: String?
  package init(value: String, title: String, subtitle: String? = nil, style: Style = .default) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.style = style
  }
}

/// A question which of several is meant.
package struct ChoiceQuestion: Sendable, Equatable {
  package var prompt: String
  /// The parameter whose value is in doubt, if it is one.
  package var parameter: String?
  package var options: [QuestionOption]
  package var view: RenderedView?
  package init(prompt: String, options: [QuestionOption], view: RenderedView? = nil) {
    self.prompt = prompt
    self.options = options
    self.view = view
  }
}

/// A question whether to go on.
package struct ConfirmationQuestion: Sendable, Equatable {
  package var prompt: String
  /// What the button that goes on says.
  package var acceptLabel: String
  package var acceptAlternatives: [String] = []
  package var denyLabel: String?
  package var denyAlternatives: [String] = []
  package var isDestructive = false
  package var view: RenderedView?
  package init(prompt: String, acceptLabel: String, view: RenderedView? = nil) {
    self.prompt = prompt
    self.acceptLabel = acceptLabel
    self.view = view
  }
}

/// A view in the forms that leave the app: all three are made by the app's own process.
package struct RenderedView: Sendable, Equatable {
  /// The archive, for programs.
  package var json: String
  /// For a terminal, without control characters.
  package var text: String
  /// For a browser: a fragment without scripts.
  package var html: String
  /// What can be tapped, in reading order.
  package var actions: [SnippetAction]
  package init(json: String, text: String, html: String, actions: [SnippetAction] = []) {
    self.json = json
    self.text = text
    self.html = html
    self.actions = actions
  }
}
