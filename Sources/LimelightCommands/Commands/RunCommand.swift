import Glibc
import SearchModel
import TerminalText
import SearchService

/// `limelight run`: performs an intent.
enum RunCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let arguments = invocation.arguments
    var request = RunRequest("", parameters: try parameters(arguments.flags[.param] ?? []))
    request.opensNext = !arguments.has(.noOpen)
    request.keepsSnippet = SnippetTaps.wants(invocation)
    let report = try await invocation.service.run(
      try intent(invocation), request, interaction: interaction(invocation),
      environment: invocation.environment)
    return try await finish(report, invocation)
  }

  /// Taps what is to be tapped, prints what came of it, and gives the terminal to a command that wants it.
  static func finish(_ report: RunReport, _ invocation: Invocation) async throws -> Int32 {
    let snippet = report.outcome.snippet
    let command: [String]?
    do {
      command = try await show(report, invocation)
      await snippet?.end()
    } catch {
      await snippet?.end()
      throw error
    }
    if let command {
      try invocation.output.flush()
      throw OpenCommand.replaceProcess(command)
    }
    return ExitCode.ok
  }

  /// - Returns: the command that wants the terminal, if this is one.
  private static func show(_ report: RunReport, _ invocation: Invocation) async throws -> [String]? {
    var report = report
    let taps = try await SnippetTaps.given(invocation, &report)
    if report.outcome.isUndoable {
      // How it is undone was known to this process, which ends now.
      report.outcome.isUndoable = false
      report.notices.append(Notice("undo-ended", "What this did can be undone in the app only."))
    }
    if invocation.printsJSON {
      try invocation.output.write(
        .run(report.outcome, opened: report.opened, taps: taps, notices: report.notices))
      return nil
    }
    invocation.talk.say(report.notices)
    let lines = RunLines(report: report, invocation: invocation)
    try lines.write()
    guard invocation.isInteractive, isatty(0) == 1 else { return nil }
    if let exec = report.opened?.exec ?? report.outcome.exec, !exec.isEmpty { return exec }
    guard taps.isEmpty, let snippet = report.outcome.snippet, let view = report.outcome.view else {
      return nil
    }
    return try await SnippetTaps(snippet: snippet, view: view, lines: lines, invocation: invocation).run()
  }

  /// The person at the terminal, or nobody.
  static func interaction(_ invocation: Invocation) -> any InteractionHandler {
    let confirms = invocation.arguments.has(.yes)
    guard isatty(0) == 1, !invocation.printsJSON else { return NobodyToAsk(confirms: confirms) }
    return TerminalInteraction(confirms: confirms, isQuiet: invocation.arguments.has(.quiet))
  }

  /// The intent that is named, or that has that number in the last search.
  private static func intent(_ invocation: Invocation) throws(LimelightError) -> String {
    let words = invocation.arguments.words
    guard words.count == 1, let name = words.first, !name.isEmpty else {
      throw LimelightError(
        .usage, words.count < 2 ? "run needs an INTENT" : "run takes one INTENT, not \(words.count)",
        hint: "Write: limelight run APP/INTENT --param NAME=VALUE; see: limelight help run")
    }
    guard name.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return name }
    let session = TerminalSession(paths: invocation.paths, environment: invocation.environment)
    guard let target = Int(name).flatMap({ session?.target($0) }) else {
      throw LimelightError(
        .usage, "no search in this terminal printed a number \(name)", hint: "Write APP/INTENT instead.")
    }
    guard !target.hasPrefix("limelight:") else {
      throw LimelightError(
        .usage, "number \(name) is an entity, not an action", hint: "Open it: limelight open \(name)")
    }
    return target
  }

  /// `NAME=VALUE` each; a name that stands there several times gets a list.
  static func parameters(_ texts: [String]) throws(LimelightError) -> [String: String] {
    var values: [String: [String]] = [:]
    for text in texts {
      guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
        throw LimelightError(
          .usage, "the value \(Escape.text(text)) of --param is no NAME=VALUE",
          hint: "Write: --param name=value")
      }
      values[String(text[..<mark]), default: []].append(String(text[text.index(after: mark)...]))
    }
    return values.mapValues { values in
      if values.count == 1 { return values[0] }
      var writer = JSONWriter()
      writer.beginArray()
      for value in values { writer.string(value) }
      writer.endArray()
      return writer.text
    }
  }
}
