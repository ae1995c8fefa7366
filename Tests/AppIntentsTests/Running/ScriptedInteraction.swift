import AppIntents
import SearchModel
import Synchronization

/// Answers from a script, in order, and keeps what was asked.
final class ScriptedInteraction: InteractionHandler {
  enum Answer: Sendable {
    case value(String)
    case choice(Int)
    case confirm(Bool)
    case forward(Bool)
    /// The person turns away.
    case away
  }

  private struct State: Sendable {
    var answers: [Answer]
    var values: [ValueQuestion] = []
    var choices: [ChoiceQuestion] = []
    var confirmations: [ConfirmationQuestion] = []
    var forwards: [String] = []
    var progress: [Double?] = []
  }

  private let state: Mutex<State>
  let isPersonPresent: Bool

  init(_ answers: Answer..., isPersonPresent: Bool = true) {
    state = Mutex(State(answers: answers))
    self.isPersonPresent = isPersonPresent
  }

  var values: [ValueQuestion] { state.withLock { $0.values } }
  var choices: [ChoiceQuestion] { state.withLock { $0.choices } }
  var confirmations: [ConfirmationQuestion] { state.withLock { $0.confirmations } }
  /// The dialogs of requests to come forward, `!` where the person had to agree.
  var forwards: [String] { state.withLock { $0.forwards } }
  var progress: [Double?] { state.withLock { $0.progress } }
  var unused: Int { state.withLock { $0.answers.count } }

  private func next() throws -> Answer {
    let answer = state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
    guard let answer else { throw LimelightError(.internal, "The script has no answer left.") }
    if case .away = answer { throw LimelightError(.cancelled, "The person turned away.") }
    return answer
  }

  private func mismatch() -> LimelightError {
    LimelightError(.internal, "The script answers another question.")
  }

  func value(for question: ValueQuestion) async throws -> String {
    state.withLock { $0.values.append(question) }
    guard case .value(let text) = try next() else { throw mismatch() }
    return text
  }

  func choice(for question: ChoiceQuestion) async throws -> Int {
    state.withLock { $0.choices.append(question) }
    guard case .choice(let place) = try next() else { throw mismatch() }
    return place
  }

  func confirmation(for question: ConfirmationQuestion) async throws -> Bool {
    state.withLock { $0.confirmations.append(question) }
    guard case .confirm(let answer) = try next() else { throw mismatch() }
    return answer
  }

  /// Agrees unless the script says otherwise.
  func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool {
    let isScripted = state.withLock { state in
      state.forwards.append((dialog ?? "") + (mustConfirm ? "!" : ""))
      return !state.answers.isEmpty
    }
    guard isScripted else { return true }
    guard case .forward(let answer) = try next() else { throw mismatch() }
    return answer
  }

  func progress(_ fraction: Double?, text: String) async { state.withLock { $0.progress.append(fraction) } }
}

/// What happened, in order.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])
  func note(_ line: String) { lines.withLock { $0.append(line) } }
  var entries: [String] { lines.withLock { $0 } }
  func count(of line: String) -> Int { entries.count { $0 == line } }
}

/// An app of intents that know its journal, in this process.
struct RunFixture {
  let journal = Journal()
  let host: InProcessHost

  init(_ intents: [any AppIntent.Type], entities: [any AppEntity.Type] = [], observer: Bool = false) {
    let journal = journal
    let watch = RunObserver { stage, _ in if observer { journal.note("\(stage)") } }
    host = InProcessHost(
      app: "org.example.running." + UUID().uuidString, title: "Running", entities: entities, intents: intents,
      observer: watch,
      configure: { AppDependencyManager.shared.add(dependency: journal) })
  }

  @discardableResult
  func run(
    _ intent: any AppIntent.Type, _ parameters: [String: String] = [:],
    asking interaction: (any InteractionHandler)? = nil
  ) async throws -> RunOutcome {
    try await host.run(intent.persistentIdentifier, parameters: parameters, interaction: interaction)
  }

  /// The code a run fails with; `nil` if it does not fail.
  func failure(
    _ intent: any AppIntent.Type, _ parameters: [String: String] = [:],
    asking interaction: (any InteractionHandler)? = nil
  ) async -> LimelightError? {
    do {
      try await run(intent, parameters, asking: interaction)
      return nil
    } catch {
      return error as? LimelightError
    }
  }
}
