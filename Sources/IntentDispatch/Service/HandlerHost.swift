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

  package func open(_ entity: EntityKey, intent: String) async throws -> OpenOutcome {
    OpenOutcome(
      linkJSON: try await ask(
        LinkMethod.open,
        .members(("intent", .string(intent)), ("type", .string(entity.type)), ("id", .string(entity.id))),
        phase: "opening \(entity.type) \(entity.id)"))
  }

  /// Tells the app to come forward.
  package func activate() async throws {
    _ = try await ask(LinkMethod.activate, .object([]), phase: "coming forward")
  }

  package func run(
    _ request: RunRequest, interaction: (any InteractionHandler)?
  ) async throws -> RunOutcome {
    let parameters = request.linkJSON(isPersonPresent: interaction?.isPersonPresent)
    var outcome = RunOutcome(
      linkJSON: try await ask(
        LinkMethod.run, parameters, phase: "running \(request.intent)", interaction: interaction))
    // How to take it back is known to the process that has ended.
    outcome.isUndoable = false
    return outcome
  }

  package func reindex(scope: DonationScope) async throws {
    let answer = try await ask(
      LinkMethod.reindex, .members(("sweepMark", scope.sweepMark.map { .integer($0) })),
      phase: "donating its entities", deadline: options.deadline.map { $0 * 10 }, progress: scope.progress,
      home: scope.home)
    scope.asked.note(SweepScope(linkJSON: answer))
  }

  // MARK: One conversation

  private func ask(
    _ method: String, _ parameters: JSONValue, phase: String, deadline: Double?? = .none,
    interaction: (any InteractionHandler)? = nil, progress: (@Sendable (Int) -> Void)? = nil,
    home: HomePaths? = nil
  ) async throws -> JSONValue {
    let call = try start(interaction: interaction, progress: progress, home: home ?? paths)
    do {
      let hello = try await call.ask(
        LinkMethod.hello, .members(("protocol", .integer(LinkMethod.version)), ("app", .string(app))),
        phase: "starting", deadline: options.startDeadline)
      try check(hello)
      let answer = try await call.ask(
        method, parameters, phase: phase, deadline: deadline ?? options.deadline)
      await call.end()
      return answer
    } catch {
      await call.end()
      throw error
    }
  }

  private func start(
    interaction: (any InteractionHandler)?, progress: (@Sendable (Int) -> Void)?, home: HomePaths
  ) throws -> ServiceCall {
    let argv = manifest.service
    guard let name = argv.first, let program = Spawn.find(name, environment: options.environment) else {
      throw LimelightError(
        .noHandler, "the app \(app) cannot be started: its service \(argv.first ?? "") is not on PATH",
        hint: "Install \(manifest.title), or correct service in \(file ?? "its manifest").")
    }
    let patience = ServicePatience()
    let progressLine = ProgressRelay(interaction)
    do {
      let process = try ServiceProcess(
        [program] + argv.dropFirst(), environment: environment(home: home),
        log: ServiceLog(app: app, paths: paths)
      ) {
        patience.sign()
      } notified: { method, parameters in
        switch method {
        case LinkMethod.progress: if let done = parameters["done"]?.integer { progress?(Int(done)) }
        case LinkMethod.tellProgress: progressLine.tell(parameters)
        default: break
        }
      } handler: { method, parameters in
        // Whatever comes of it, the app has the answer next.
        defer { patience.sign() }
        guard let interaction else {
          throw LimelightError(
            .needsValue, parameters["prompt"]?.string ?? "The app asks something, and nobody can answer.")
        }
        guard let answer = try await interaction.answer(method, parameters) else {
          throw RPCFailure(.methodNotFound, "the host knows no method '\(method)'")
        }
        return answer
      }
      return ServiceCall(
        app: app, program: program, process: process, patience: patience, options: options)
    } catch {
      throw LimelightError(
        .noHandler, "the app \(app) cannot be started: \(program): \(Spawn.reason(error.code))",
        hint: "Make it an executable file that is there, or correct service in \(file ?? "its manifest").")
    }
  }

  /// The caller's environment, and who the app is and where it donates.
  private func environment(home: HomePaths) -> [String: String] {
    var environment = options.environment
    environment["LIMELIGHT_APP"] = app
    // A home in the XDG directories is found by the same variables there.
    if home.data == home.root, home.state == home.root { environment["LIMELIGHT_HOME"] = home.root }
    return environment
  }

  /// Whether the app is the one that was meant, and speaks this protocol.
  private func check(_ hello: JSONValue) throws {
    guard let version = hello["protocol"]?.integer, let name = hello["app"]?.string else {
      throw LimelightError(
        .handlerFailed, "the app \(app) greeted with something else than its name and protocol")
    }
    guard version <= LinkMethod.version else {
      throw LimelightError(
        .version, "the app \(app) speaks protocol \(version), this program up to \(LinkMethod.version)",
        hint: "Update limelight.")
    }
    guard name == app else {
      throw LimelightError(
        .config, "the service of \(app) is the app \(name)",
        hint: "Correct app or service in \(file ?? "its manifest").")
    }
  }
}
