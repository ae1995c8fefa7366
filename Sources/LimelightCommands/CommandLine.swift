import Dispatch
import Glibc
package import SearchModel
import SearchService

/// The command line: one call is the whole program.
package enum CommandLine {
  /// Runs the verb that the process was called with, and ends the process with its exit code.
  ///
  /// Help, the version and wrong calls are answered at once, before any thread is made: they take no longer
  /// than the system needs to load the program.
  ///
  /// - Parameter hosts: makes the apps that perform in this process for a home; called only for verbs that need them.
  package static func main(hosts: @escaping @Sendable (HomePaths) -> [any AppHost]) -> Never {
    StandardDescriptors.keepReserved()
    // A closed pipe is told by the write that meets it.
    signal(SIGPIPE, SIG_IGN)
    let raw = Array(Swift.CommandLine.arguments.dropFirst())
    let printsJSON = raw.prefix { $0 != "--" }.contains("--json")
    let output = StandardOutput()
    do {
      let arguments = try LowArguments(raw)
      if let code = try answerAtOnce(arguments, output) { exit(code) }
      Task.detached { exit(await work(arguments, hosts, printsJSON: printsJSON)) }
    } catch {
      exit(report(error, printsJSON: printsJSON, output))
    }
    // The main queue is where the code of apps that wants the main actor runs.
    dispatchMain()
  }

  /// The exit code of a call that asks for no work.
  private static func answerAtOnce(_ arguments: LowArguments, _ output: StandardOutput) throws -> Int32? {
    if let help = try HelpCommand.text(arguments) {
      do {
        try output.write(help)
        try output.flush()
      } catch is StandardOutput.Closed {}
      return ExitCode.ok
    }
    if arguments.verb == .donate, DonateCommand.waitsForTyping(arguments) {
      Talk.write(
        "limelight: donate reads NDJSON from a file or a pipe, and none was given.\n\n" + Help.page(.donate))
      return LimelightError.Code.usage.rawValue
    }
    return nil
  }

  private static func work(
    _ arguments: LowArguments, _ hosts: @Sendable (HomePaths) -> [any AppHost], printsJSON: Bool
  ) async -> Int32 {
    let output = StandardOutput()
    do {
      let invocation = try Invocation(
        arguments, environment: ProcessEnvironment.read(), output: output, hosts: hosts)
      let deadline = watch(invocation)
      defer { deadline?.cancel() }
      let code = try await run(invocation)
      try output.flush()
      return code
    } catch is StandardOutput.Closed {
      return ExitCode.ok
    } catch {
      return report(error, printsJSON: printsJSON, output)
    }
  }

  private static func run(_ invocation: Invocation) async throws -> Int32 {
    try invocation.service.checkHome()
    return switch invocation.arguments.verb {
    case .donate: try await DonateCommand.run(invocation)
    case .search: try await SearchCommand.run(invocation)
    case .show: try await ShowCommand.run(invocation)
    case .ls: try await ListCommand.run(invocation)
    case .why: try await WhyCommand.run(invocation)
    case .terms: try await TermsCommand.run(invocation)
    case .schema: try await SchemaCommand.run(invocation)
    case .engagement: try await EngagementCommand.run(invocation)
    case .delete: try await DeleteCommand.run(invocation)
    case .open: try await OpenCommand.run(invocation)
    case .run: try await RunCommand.run(invocation)
    case .undo: try await UndoCommand.run(invocation)
    case .say: try await SayCommand.run(invocation)
    case .shortcuts: try await ShortcutsCommand.run(invocation)
    case .intents: try await IntentsCommand.run(invocation)
    case .log: try await LogCommand.run(invocation)
    case .reindex: try await ReindexCommand.run(invocation)
    case .status: try await StatusCommand.run(invocation)
    case .help, nil: ExitCode.ok
    }
  }

  /// Ends the process when the time of `--timeout` is over; `donate` has a gentler deadline of its own.
  private static func watch(_ invocation: Invocation) -> Task<Void, Never>? {
    guard let timeout = invocation.timeout, invocation.arguments.verb != .donate else { return nil }
    let printsJSON = invocation.printsJSON
    return Task.detached {
      guard (try? await Task.sleep(nanoseconds: UInt64(min(timeout, 1e9) * 1e9))) != nil else { return }
      let error = LimelightError(
        .timedOut, "it took longer than --timeout allows", hint: "Allow more time, or ask for less")
      // Stores survive an end at any point; what was not printed is lost on purpose.
      _exit(report(error, printsJSON: printsJSON, StandardOutput()))
    }
  }

  private static func report(_ error: any Error, printsJSON: Bool, _ output: StandardOutput) -> Int32 {
    let error =
      error as? LimelightError
      ?? LimelightError(
        .internal, "a fault of Limelight: \(error)", hint: "Please report it with the command you ran")
    if printsJSON {
      // On standard output, where a program reads; half an answer before it would break its parser.
      output.discard()
      try? output.write(.error(error))
      try? output.flush()
    } else {
      try? output.flush()
      Talk.write(error)
    }
    return error.code.rawValue
  }
}
