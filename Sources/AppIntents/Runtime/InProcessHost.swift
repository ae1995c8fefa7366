import CoreSpotlight
package import SearchModel
import Synchronization

/// An app that runs in this process, given by its types.
///
/// Everything of the app's that runs here runs in the app's own `AppContext`, so several apps can share a process.
package struct InProcessHost: AppHost {
  package let app: String
  package let manifest: AppManifest
  let entities: [String: any AppEntity.Type]
  private let intents: [String: any AppIntent.Type]
  private let shortcuts: (any AppShortcutsProvider.Type)?
  private let home: HomePaths?
  var indexDelegate: (@Sendable () -> any CSSearchableIndexDelegate)?
  private let startup: Startup
  private let observer: RunObserver
  private let undoManagers = UndoManagers()

  /// An app with these types.
  ///
  /// - Parameters:
  ///   - shortcuts: what people can say.
  ///   - home: where the app's own donations go outside a reindex; `nil` = the process's home.
  ///   - configure: what the app's initializer would do, such as adding dependencies; called once, before the
  ///     first of its code runs.
  ///   - observer: is told where runs have got to.
  package init(
    app: String, title: String, entities: [any AppEntity.Type], intents: [any AppIntent.Type],
    shortcuts: (any AppShortcutsProvider.Type)? = nil, home: HomePaths? = nil,
    observer: RunObserver = RunObserver(),
    configure: @escaping @Sendable () -> Void = {}
  ) {
    self.app = app
    self.home = home
    self.observer = observer
    self.shortcuts = shortcuts
    self.entities = Dictionary(entities.map { ($0.persistentIdentifier, $0) }) { first, _ in first }
    self.intents = Dictionary(intents.map { ($0.persistentIdentifier, $0) }) { first, _ in first }
    entities.forEach(EntityTypes.learn)
    startup = Startup(configure)
    var manifest = AppManifest(app: app, title: title, entities: entities, intents: intents)
    if let shortcuts {
      manifest.add(shortcuts)
      TipPhrases.learn(shortcuts.appShortcuts, app: title)
    }
    self.manifest = manifest
  }

  package func open(
    _ entity: EntityKey, intent: String, interaction: (any InteractionHandler)?
  ) async throws -> OpenOutcome {
    guard let type = intents[intent] as? any OpenIntent.Type else {
      throw LimelightError(.noHandler, "The app '\(app)' has no OpenIntent '\(intent)'.")
    }
    return try await inContext(DonationScope?.none) {
      try await IntentRun.open(
        type, entity: entity, interaction: interaction ?? NobodyToAsk(), observer: observer)
    }
  }

  package func run(
    _ request: RunRequest, interaction: (any InteractionHandler)?
  ) async throws -> RunOutcome {
    if let find = FindIntent(identifier: request.intent, among: entities.values) {
      return try await inContext(DonationScope?.none) { try await find.run(parameters: request.parameters) }
    }
    guard let type = intents[request.intent] else {
      throw LimelightError(.noHandler, "The app '\(app)' has no intent '\(request.intent)'.")
    }
    return try await inContext(DonationScope?.none) {
      let (outcome, execution) = try await IntentRun.run(
        type, app: app, request: request, interaction: interaction ?? NobodyToAsk(), observer: observer)
      if outcome.isUndoable { undoManagers.keep(execution.undoManager) }
      return outcome
    }
  }

  package func undo() async throws -> String {
    try await inContext(DonationScope?.none) {
      guard let manager = undoManagers.takeLast() else {
        throw LimelightError(.noHandler, "The app '\(app)' keeps nothing that can be undone.")
      }
      let name = manager.undoActionName
      await MainActor.run { manager.undo() }
      return name
    }
  }

  package func reindex(scope: DonationScope) async throws {
    try await inContext(scope) {
      try await reindexEverything(scope)
      if let shortcuts { try await ShortcutRefresh.refresh(shortcuts) }
    }
  }

  /// Runs the app's code in its context, and what it throws in our terms.
  func inContext<Outcome>(
    _ scope: DonationScope?, _ work: () async throws -> Outcome
  ) async throws -> Outcome {
    let context = AppContext(app: app, scope: scope ?? home.map { DonationScope(home: $0) })
    do {
      return try await AppContext.$current.withValue(context) {
        startup.once()
        let outcome = try await work()
        // What the work asked to be read anew is kept before this process may end.
        await ShortcutRefresh.settle()
        return outcome
      }
    } catch {
      throw IntentRun.failure(error)
    }
  }

  /// What can be undone, one manager a run, the last thirty.
  private final class UndoManagers: Sendable {
    private let managers = Mutex<[UndoManager]>([])

    func keep(_ manager: UndoManager) {
      managers.withLock { managers in
        managers.append(manager)
        if managers.count > 30 { managers.removeFirst() }
      }
    }

    func takeLast() -> UndoManager? { managers.withLock { $0.popLast() } }
  }

  /// Calls what it was given the first time it is asked.
  private final class Startup: Sendable {
    private let pending: Mutex<(@Sendable () -> Void)?>
    init(_ configure: @escaping @Sendable () -> Void) { pending = Mutex(configure) }

    func once() {
      pending.withLock { pending in
        pending?()
        pending = nil
      }
    }
  }
}
