import CoreSpotlight
import FoundationAdditions
package import SearchModel
import Synchronization

/// What is known about the run that goes on: who answers, where it runs, what can be taken back.
///
/// Found through a task local, so it reaches whatever `perform()` awaits, not what it starts in detached tasks or on
/// queues of its own.
package final class IntentExecution: Sendable {
  /// The run this task belongs to; `nil` where the app's own code calls an intent by itself.
  @TaskLocal package static var current: IntentExecution?

  package let app: String
  /// The intent's `persistentIdentifier`.
  package let intent: String
  /// The intent that runs.
  package let subject: any AppIntent
  package let interaction: any InteractionHandler
  package let observer: RunObserver
  /// When the run was asked for.
  package let startedAt: Date
  /// Whether what was asked for was understood by guessing.
  package let isGuess: Bool
  package let opensNext: Bool
  /// Whether a snippet that the result shows is kept to be tapped.
  package let keepsSnippet: Bool
  package let supportedModes: IntentModes
  package let progress = Progress(totalUnitCount: 100)
  package let undoManager: UndoManager
  private let names: [ObjectIdentifier: String]
  private let front = Mutex(false)

  package init(
    of intent: any AppIntent, app: String, request: RunRequest, interaction: any InteractionHandler,
    observer: RunObserver = RunObserver(), startedAt: Date = Date(), undoManager: UndoManager = UndoManager()
  ) {
    self.app = app
    subject = intent
    let type = Swift.type(of: intent)
    self.intent = type.persistentIdentifier
    supportedModes = type.supportedModes
    opensNext = request.opensNext
    keepsSnippet = request.keepsSnippet
    isGuess = request.isGuess
    self.interaction = interaction
    self.observer = observer
    self.startedAt = startedAt
    self.undoManager = undoManager
    names = IntentRun.parameters(of: intent).reduce(into: [:]) {
      $0[ObjectIdentifier($1.parameter)] = $1.name
    }
  }

  /// The run of an intent that this one goes on with, in front if this one is.
  package func next(_ intent: any AppIntent) -> IntentExecution {
    var request = RunRequest("")
    request.opensNext = opensNext
    request.isGuess = isGuess
    let next = IntentExecution(
      of: intent, app: app, request: request, interaction: interaction, observer: observer,
      startedAt: startedAt, undoManager: undoManager)
    next.isInFront = isInFront
    return next
  }

  /// Whether the app is in front.
  package var isInFront: Bool {
    get { front.withLock { $0 } }
    set { front.withLock { $0 = newValue } }
  }

  /// The parameter's property name, else its title.
  package func name(of parameter: any AnyIntentParameter) -> String {
    names[ObjectIdentifier(parameter)] ?? parameter.title.text
  }

  /// The run this task belongs to.
  ///
  /// - Throws: `AppIntentError` where there is none, so that nobody can be asked.
  static func required() throws -> IntentExecution {
    guard let current else { throw AppIntentError(.nobodyToAsk) }
    return current
  }
}
