/// The seam behind which an app performs: in this process now, in a handler process later.
///
/// `IntentDispatch` calls it and knows nothing of how the app runs; `AppIntents` implements it in process.
package protocol AppHost: Sendable {
  /// The app's identifier, as in its manifest.
  var app: String { get }
  /// What the app declares; read without running any of its code.
  var manifest: AppManifest { get }
  /// How what is opened reaches the app.
  var delivery: NavigationEvent.Delivery { get }

  /// Resolves the entity through its query and performs the OpenIntent on it.
  ///
  /// - Parameter interaction: who answers what the intent asks; `nil` if nobody can.
  /// - Throws: `entityGone` if the query no longer knows the identifier, `handlerFailed` with the app's message,
  ///   `needsValue`, `ambiguous`, `cancelled`, `denied` as running does.
  func open(
    _ entity: EntityKey, intent: String, interaction: (any InteractionHandler)?
  ) async throws -> OpenOutcome

  /// Performs an intent with parameters given as text.
  ///
  /// - Parameter interaction: who answers what the intent asks; `nil` if nobody can.
  /// - Throws: `usage` for a parameter or value that cannot be, `needsValue` naming the parameter, `ambiguous`,
  ///   `entityGone`, `cancelled`, `denied`, `handlerFailed`.
  func run(_ request: RunRequest, interaction: (any InteractionHandler)?) async throws -> RunOutcome

  /// Takes back what the last run registered to be taken back.
  ///
  /// - Returns: what it is called; empty if it has no name.
  /// - Throws: `noHandler` if there is nothing, as for every app whose process ended since.
  func undo() async throws -> String

  /// Asks the app to donate everything it has, in batches, through its own index.
  ///
  /// - Parameter scope: where the donations go and how the run is marked; an app that is asked type by type notes
  ///   in ``DonationScope/asked`` which were, so that nothing else is swept.
  func reindex(scope: DonationScope) async throws

  /// Asks the app to donate these entities again, because the index lost them.
  ///
  /// - Throws: `handlerFailed` if the app cannot be asked for single entities.
  func reindex(_ keys: [EntityKey], scope: DonationScope) async throws
}

extension AppHost {
  /// The app cannot be asked for single entities.
  package func reindex(_ keys: [EntityKey], scope: DonationScope) async throws {
    throw LimelightError(
      .handlerFailed, "'\(app)' cannot be asked for single entities.",
      hint: "Run 'limelight reindex --app \(app)'.")
  }
}

extension AppHost {
  package var delivery: NavigationEvent.Delivery { .inProcess }

  /// Opens an entity where nobody can be asked.
  package func open(_ entity: EntityKey, intent: String) async throws -> OpenOutcome {
    try await open(entity, intent: intent, interaction: nil)
  }

  /// Performs an intent that may open what it wants to.
  package func run(
    _ intent: String, parameters: [String: String], interaction: (any InteractionHandler)? = nil
  ) async throws -> RunOutcome {
    try await run(RunRequest(intent, parameters: parameters), interaction: interaction)
  }

  package func undo() async throws -> String {
    throw LimelightError(.noHandler, "The app '\(app)' keeps nothing that can be undone.")
  }
}

/// Which intent is to run, and how.
package struct RunRequest: Sendable, Equatable {
  package var intent: String
  /// As text: entities as identifier, URI or title, several values as a JSON array.
  package var parameters: [String: String]
  /// Whether an intent that the result wants to open next runs too.
  package var opensNext = true
  /// Whether what was asked for was understood by guessing, as from speech.
  package var isGuess = false
  /// Whether a snippet that the result shows is kept, so that it can be tapped: whoever says so ends it.
  package var keepsSnippet = false
  package init(_ intent: String, parameters: [String: String] = [:]) {
    self.intent = intent
    self.parameters = parameters
  }
}

/// What performing an OpenIntent gave.
package struct OpenOutcome: Sendable {
  /// A command that wants the terminal.
  package var exec: [String]?
  package var contentIdentifier: String?
  package init(exec: [String]? = nil, contentIdentifier: String? = nil) {
    self.exec = exec
    self.contentIdentifier = contentIdentifier
  }
}

/// What performing an intent gave.
///
/// Its JSON form is fixed (Docs/Formats.md).
package struct RunOutcome: Sendable {
  package var value: AttributeValue?
  package var dialogFull: String?
  package var dialogSupporting: String?
  /// The entity an OpenIntent result asks to open next.
  package var opens: EntityKey?
  /// A command that wants the terminal.
  package var exec: [String]?
  /// What the intent shows.
  package var view: RenderedView?
  /// The view while it can be tapped, if it was to be kept; the view is its rendering 1.
  package var snippet: (any TappableSnippet)?
  /// Whether `AppHost.undo` can take it back.
  package var isUndoable = false
  package init() {}
}

/// Where an app's donations go, and the mark they leave.
package struct DonationScope: Sendable {
  package var home: HomePaths
  /// Entities donated under this mark survive the sweep at the end of a reindex.
  package var sweepMark: Int64?
  /// Called after each batch with the number of entities taken so far.
  package var progress: (@Sendable (Int) -> Void)?
  /// What the app was asked for.
  package let asked = AskedTypes()
  package init(home: HomePaths, sweepMark: Int64? = nil, progress: (@Sendable (Int) -> Void)? = nil) {
    self.home = home
    self.sweepMark = sweepMark
    self.progress = progress
  }
}
