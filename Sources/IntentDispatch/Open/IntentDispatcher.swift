import FoundationEssentials
package import SearchModel

/// Leads a tap to the app: finds the one OpenIntent of the entity's type, has it performed, and says where it led.
///
/// Where the type has no OpenIntent the record's `url` opens, else the app is activated.
package struct IntentDispatcher: Sendable {
  let registry: AppRegistry
  let options: DispatchOptions
  let clock: WallClock

  /// - Parameter environment: what handlers inherit; `PATH` and `LIMELIGHT_DEADLINES` are read from it.
  package init(registry: AppRegistry, environment: [String: String], clock: WallClock = .system) {
    self.init(registry: registry, options: DispatchOptions(environment: environment), clock: clock)
  }

  package init(registry: AppRegistry, options: DispatchOptions, clock: WallClock = .system) {
    self.registry = registry
    self.options = options
    self.clock = clock
  }

  /// Opens an entity in its app.
  ///
  /// - Parameter url: the record's `contentURL`, used when its type has no OpenIntent.
  /// - Parameter source: what led here, such as `search`.
  /// - Parameter interaction: who answers what the OpenIntent asks.
  /// - Throws: `config` when two OpenIntents claim the type; `entityGone` when the app no longer knows the
  ///   entity (the caller withdraws it from the index); `noHandler` when nothing can reach the app;
  ///   `handlerFailed` when it was reached and failed; `denied` for an address the desktop must not get.
  package func open(
    _ entity: EntityKey, url: String?, source: String, interaction: any InteractionHandler = NobodyToAsk()
  ) async throws -> (NavigationEvent, [Notice]) {
    let app = registry[entity.app]
    let openers = app?.openIntents(type: entity.type) ?? []
    if openers.count > 1 { throw claimedTwice(entity, openers, file: app?.file) }
    if let app, let opener = openers.first {
      return (
        try await perform(opener, on: entity, app: app, source: source, interaction: interaction), []
      )
    }
    var event = event(entity, intent: nil, source: source, delivered: .activated)
    let noIntent = Notice(
      "no-open-intent",
      "The type \(entity.type) of \(entity.app) has no OpenIntent, so its app was activated.")
    if let url {
      try await UriOpener(options: options).open(url, entity: entity)
      event.delivered = .uri
      return (
        event,
        [Notice("no-open-intent", "The type has no OpenIntent, so \(url) was handed to the desktop.")]
      )
    }
    guard let app else {
      throw LimelightError(
        .noHandler,
        "\(entity.type) of \(entity.app) cannot be opened: no manifest of that app was found and the record has no url",
        hint: "Install a manifest for \(entity.app) with a handler, or donate the entity with a url.")
    }
    if let service = app.host as? HandlerHost {
      try await service.activate()
      event.delivered = .handler
      return (event, [noIntent])
    }
    if app.host != nil { return (event, [noIntent]) }
    guard !app.manifest.handler.isEmpty else {
      throw LimelightError(
        .noHandler,
        "\(entity.type) of \(entity.app) cannot be opened: its manifest has no handler, no OpenIntent takes the type, and the record has no url",
        hint: "Name a handler in \(app.file ?? "the manifest").")
    }
    _ = try await hand(event, mode: "activate", app: app)
    return (event, [noIntent])
  }

  private func perform(
    _ intent: AppManifest.Intent, on entity: EntityKey, app: RegisteredApp, source: String,
    interaction: any InteractionHandler
  ) async throws -> NavigationEvent {
    var event = event(entity, intent: intent.intent, source: source, delivered: .handler)
    if let host = app.host, host.manifest.intents.contains(where: { $0.intent == intent.intent }) {
      let outcome: OpenOutcome
      do {
        outcome = try await host.open(entity, intent: intent.intent, interaction: interaction)
      } catch var error as LimelightError where [.needsValue, .ambiguous].contains(error.code) {
        // Opening takes no values: whoever runs the same intent can give them.
        error.hint =
          "Open it in a terminal, or give it what it asks for: limelight run \(entity.app)/\(intent.intent)"
          + " --param target=\(entity.uri) --param NAME=VALUE --yes"
        throw error
      }
      event.delivered = host.delivery
      event.exec = outcome.exec
      if let identifier = outcome.contentIdentifier { event.contentIdentifier = identifier }
      return event
    }
    guard !app.manifest.handler.isEmpty else {
      throw LimelightError(
        .noHandler,
        "\(entity.type) of \(entity.app) cannot be opened: \(intent.intent) is declared, but the app is not part of this program and its manifest has no handler",
        hint: "Name a handler in \(app.file ?? "the manifest").")
    }
    let answer = try await hand(event, mode: "open", app: app)
    event.exec = answer.exec
    if let identifier = answer.contentIdentifier { event.contentIdentifier = identifier }
    return event
  }

  private func event(
    _ entity: EntityKey, intent: String?, source: String, delivered: NavigationEvent.Delivery
  ) -> NavigationEvent {
    var event = NavigationEvent(
      event: UUID().uuidString, app: entity.app, intent: intent, entity: entity,
      contentIdentifier: intent ?? entity.type, delivered: delivered, at: clock.now())
    event.source = source
    return event
  }

  private func claimedTwice(
    _ entity: EntityKey, _ openers: [AppManifest.Intent], file: String?
  ) -> LimelightError {
    let names = openers.map(\.intent).joined(separator: " and ")
    return LimelightError(
      .config,
      "the type \(entity.type) of \(entity.app) is opened by \(names): one OpenIntent a type is allowed",
      hint: "Remove \"opens\" from all but one of them in \(file ?? "the app").")
  }
}
