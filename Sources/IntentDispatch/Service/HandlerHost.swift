import AppLink
package import SearchModel

/// An app in a process of its own: started for each request, asked over JSON-RPC, ended after it.
///
/// What the manifest names as `service` is started in a process group of its own (Docs/AppService.md). Every phase
/// has a deadline on silence, what the app prints goes to its log, and whatever an app does wrong ends as
/// `handlerFailed` with what it was doing.
package struct HandlerHost: AppHost {
  package let manifest: AppManifest
  let paths: HomePaths
  let options: DispatchOptions
  /// The manifest's file, for messages.
  let file: String?

  package init(manifest: AppManifest, file: String?, paths: HomePaths, options: DispatchOptions) {
    self.manifest = manifest
    self.file = file
    self.paths = paths
    self.options = options
  }

  package var app: String { manifest.app }
  package var delivery: NavigationEvent.Delivery { .handler }

  package func open(
    _ entity: EntityKey, intent: String, interaction: (any InteractionHandler)?
  ) async throws -> OpenOutcome {
    let phase = "opening \(entity.type) \(entity.id)"
    let answer = try await ask(
      LinkMethod.open,
      .members(
        ("intent", .string(intent)), ("type", .string(entity.type)), ("id", .string(entity.id)),
        ("canAsk", .boolean(interaction != nil)),
        ("isPersonPresent", .boolean(interaction?.isPersonPresent ?? false))),
      phase: phase, interaction: interaction)
    return try read(answer, of: phase, OpenOutcome.init(linkJSON:))
  }

  /// Tells the app to come forward.
  package func activate() async throws {
    _ = try await ask(LinkMethod.activate, .object([]), phase: "coming forward")
  }

  package func run(
    _ request: RunRequest, interaction: (any InteractionHandler)?
  ) async throws -> RunOutcome {
    let call = try await greeted(interaction: interaction)
    do {
      let answer = try await call.ask(
        LinkMethod.run, request.linkJSON(isPersonPresent: interaction?.isPersonPresent),
        phase: "running \(request.intent)", deadline: options.deadline)
      var outcome = try read(answer, of: "running \(request.intent)", RunOutcome.init(linkJSON:))
      // How to take it back is known to the process that ends.
      outcome.isUndoable = false
      if request.keepsSnippet, let id = answer["snippet"]?.integer {
        // The app lives as long as somebody looks.
        outcome.snippet = call.snippets.snippet(id, of: call, endsApp: true)
      } else {
        await call.end()
      }
      return outcome
    } catch {
      await call.end()
      throw error
    }
  }

  package func reindex(scope: DonationScope) async throws {
    let phase = "donating its entities"
    let answer = try await ask(
      LinkMethod.reindex, .members(("sweepMark", scope.sweepMark.map { .integer($0) })), phase: phase,
      deadline: options.deadline.map { $0 * 10 }, progress: scope.progress,
      home: scope.home)
    scope.asked.note(try read(answer, of: phase, SweepScope.init(linkJSON:)))
  }

  package func reindex(_ keys: [EntityKey], scope: DonationScope) async throws {
    for type in Set(keys.map(\.type)).sorted() {
      let ids = keys.filter { $0.type == type }.map(\.id)
      _ = try await ask(
        LinkMethod.reindex,
        .members(
          ("sweepMark", scope.sweepMark.map { .integer($0) }), ("type", .string(type)), ("ids", .texts(ids))),
        phase: "donating \(ids.count) of its entities", deadline: options.deadline.map { $0 * 10 },
        progress: scope.progress, home: scope.home)
    }
  }

  /// - Throws: `handlerFailed`, if the app answered with something else.
  private func read<Outcome>(
    _ answer: JSONValue, of phase: String, _ outcome: (JSONValue) throws -> Outcome
  ) throws -> Outcome {
    do {
      return try outcome(answer)
    } catch let failure as RPCFailure {
      throw LimelightError(
        .handlerFailed, "the app \(app) answered with something else while \(phase): \(failure.message)",
        hint: "Its output is in the app's log.")
    }
  }
}
