import SearchModel

extension IntentDispatcher {
  /// Gives an event to the app's handler and waits for it to be taken.
  ///
  /// - Parameter mode: `open`, or `activate` when there is only an app to bring forward.
  func hand(_ event: NavigationEvent, mode: String, app: RegisteredApp) async throws -> OpenOutcome {
    let entity = event.entity
    let argv = app.manifest.handler
    let subject = "\(entity.type) of \(entity.app)"
    guard let program = Spawn.find(argv[0], environment: options.environment) else {
      throw LimelightError(
        .noHandler, "\(subject) cannot be opened: its handler \(argv[0]) is not on PATH",
        hint: "Install \(app.manifest.title), or correct handler in \(app.file ?? "its manifest").")
    }
    var writer = JSONWriter()
    writer.object {
      event.writeMembers(to: &$0)
      $0.member("mode", mode)
    }
    writer.newline()
    let process = HandlerProcess(
      arguments: [program] + argv.dropFirst(), environment: options.environment, input: writer.bytes,
      deadline: options.deadline)
    let outcome = await process.run()
    let said = outcome.lastErrorLine.isEmpty ? "" : ": \(outcome.lastErrorLine)"
    let hint = "Run it by hand to see more: \(argv.joined(separator: " "))"
    switch outcome.end {
    case .exited(0):
      return try answer(outcome.result, subject: subject, program: program)
    case .exited(LimelightError.Code.entityGone.rawValue):
      throw LimelightError(
        .entityGone, "\(entity.app) no longer knows the \(entity.type) \(entity.id)\(said)",
        hint: "Search again.")
    case .exited(let code):
      throw LimelightError(
        .handlerFailed, "the handler \(program) of \(subject) ended with exit code \(code)\(said)", hint: hint
      )
    case .signalled(let signal):
      throw LimelightError(
        .handlerFailed, "the handler \(program) of \(subject) was ended by signal \(signal)\(said)",
        hint: hint)
    case .timedOut:
      throw LimelightError(
        .handlerFailed,
        "the handler \(program) of \(subject) had not ended after \(options.deadline ?? 0) s and was killed\(said)",
        hint: "A handler starts its app in the background and ends; LIMELIGHT_DEADLINES=off waits for ever.")
    case .cancelled:
      throw CancellationError()
    case .notStarted(let code):
      throw LimelightError(
        .noHandler,
        "\(subject) cannot be opened: its handler \(program) cannot be run: \(Spawn.reason(code))",
        hint: "Make it an executable file that is there, or correct handler in \(app.file ?? "its manifest")."
      )
    }
  }

  /// What a handler wrote to its result descriptor: nothing, or `exec` and `contentIdentifier`.
  private func answer(_ bytes: [UInt8], subject: String, program: String) throws -> OpenOutcome {
    guard bytes.contains(where: { $0 > 0x20 }) else { return OpenOutcome() }
    func refuse(_ why: String) -> LimelightError {
      LimelightError(
        .handlerFailed, "the handler \(program) of \(subject) answered what is no result: \(why)",
        hint: "Write nothing, or one object with exec and contentIdentifier, to LIMELIGHT_RESULT_FD.")
    }
    let value: JSONValue
    do { value = try JSONValue.parse(bytes) } catch { throw refuse(error.description) }
    guard case .object = value else { throw refuse("it is not a JSON object") }
    var outcome = OpenOutcome()
    if let exec = value["exec"] {
      let argv = (exec.array ?? []).compactMap(\.string)
      guard !argv.isEmpty, argv.count == exec.array?.count else {
        throw refuse("exec is not a list of texts")
      }
      outcome.exec = argv
    }
    if let identifier = value["contentIdentifier"] {
      guard let text = identifier.string else { throw refuse("contentIdentifier is not a text") }
      outcome.contentIdentifier = text
    }
    return outcome
  }
}
