import AppLink
import SearchModel

/// One conversation with the app.
extension HandlerHost {
  /// Starts the app, asks it one thing, and ends it.
  func ask(
    _ method: String, _ parameters: JSONValue, phase: String, deadline: Double?? = .none,
    interaction: (any InteractionHandler)? = nil, progress: (@Sendable (Int) -> Void)? = nil,
    home: HomePaths? = nil
  ) async throws -> JSONValue {
    let call = try await greeted(interaction: interaction, progress: progress, home: home)
    do {
      let answer = try await call.ask(
        method, parameters, phase: phase, deadline: deadline ?? options.deadline)
      await call.end()
      return answer
    } catch {
      await call.end()
      throw error
    }
  }

  /// Starts the app and exchanges greetings with it.
  func greeted(
    interaction: (any InteractionHandler)? = nil, progress: (@Sendable (Int) -> Void)? = nil,
    home: HomePaths? = nil
  ) async throws -> ServiceCall {
    let call = try start(interaction: interaction, progress: progress, home: home ?? paths)
    do {
      let hello = try await call.ask(
        LinkMethod.hello, .members(("protocol", .integer(LinkMethod.version)), ("app", .string(app))),
        phase: "starting", deadline: options.startDeadline)
      try check(hello)
      return call
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
    let snippets = SnippetRelay()
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
        case LinkMethod.snippetChanged: snippets.tell(parameters)
        default: break
        }
      } handler: { _, method, parameters in
        // Whatever comes of it, the app has the answer next.
        defer { patience.sign() }
        guard let interaction else {
          throw LimelightError(
            .needsValue, parameters["prompt"]?.string ?? "The app asks something, and nobody can answer.")
        }
        guard
          let answer = try await interaction.answer(
            method, parameters, snippet: { snippets.snippetOfQuestion($0) })
        else {
          throw RPCFailure(.methodNotFound, "the host knows no method '\(method)'")
        }
        return answer
      }
      let call = ServiceCall(
        app: app, program: program, process: process, patience: patience, snippets: snippets, options: options
      )
      snippets.begin(call)
      return call
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
