import Glibc
import SearchModel
import SearchService
import TerminalText

/// `limelight open`: where a tap leads.
enum OpenCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let reference = try invocation.onlyReference()
    guard let key = try await invocation.key(reference, scope: invocation.resolvedScope()) else {
      throw LimelightError(
        .entityGone, "there is no entity \(reference)", hint: "Search again: limelight search \(reference)")
    }
    let session = TerminalSession(paths: invocation.paths, environment: invocation.environment)
    let (event, notices) = try await invocation.service.open(
      key, source: "search", typed: session?.typed(leadingTo: key.uri) ?? "",
      interaction: RunCommand.interaction(invocation), environment: invocation.environment)
    return try finish(event, notices, invocation)
  }

  /// Becomes the event's command on a terminal, else prints where the tap led.
  static func finish(_ event: NavigationEvent, _ notices: [Notice], _ invocation: Invocation) throws -> Int32
  {
    if !invocation.printsJSON { invocation.talk.say(notices) }
    if let exec = event.exec, !exec.isEmpty, invocation.isInteractive, isatty(0) == 1 {
      try invocation.output.flush()
      throw replaceProcess(exec)
    }
    if invocation.isInteractive {
      if !invocation.talk.isQuiet { try invocation.output.write(sentence(event)) }
    } else {
      try invocation.output.write(.event(event, notices: notices))
    }
    return ExitCode.ok
  }

  static func sentence(_ event: NavigationEvent) -> String {
    let what = "\(event.entity.type) \(event.entity.id) in \(event.app)"
    let how = event.intent.map { "by \($0), " } ?? ""
    return Escape.text("opened \(what) (\(how)\(event.delivered.rawValue))", forTerminal: true) + "\n"
  }

  /// Becomes the command, as a shell's `exec` does; returns only if that fails.
  static func replaceProcess(_ command: [String]) -> LimelightError {
    // The command expects signals as programs are born with them; worker threads keep most of theirs blocked,
    // and a blocked Ctrl-C would be inherited.
    signal(SIGPIPE, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    execvp(command[0], arguments)
    let number = errno
    for argument in arguments { free(argument) }
    return LimelightError(
      number == ENOENT ? .noHandler : .handlerFailed,
      "cannot run \(command[0]): \(String(cString: strerror(number)))",
      hint: number == ENOENT ? "Install the program \(command[0])" : nil)
  }
}
