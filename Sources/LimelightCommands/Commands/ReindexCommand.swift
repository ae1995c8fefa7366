import SearchModel
import SearchService
import TerminalText

/// `limelight reindex`: asks the apps again and refreshes the index.
enum ReindexCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let options = try await options(invocation)
    let progress = ProgressLine(isQuiet: invocation.talk.isQuiet)
    let report: ReindexReport
    do {
      report = try await invocation.service.reindex(options) { progress.show($0) }
      progress.end()
    } catch {
      progress.end()
      throw error
    }
    try write(report, options, invocation)
    return exitCode(report)
  }

  private static func options(_ invocation: Invocation) async throws -> ReindexOptions {
    let arguments = invocation.arguments
    try arguments.expectNoWords()
    var options = ReindexOptions()
    options.app = try await invocation.resolvedScope().app
    options.catalogOnly = arguments.has(.catalogOnly)
    options.appsOnly = arguments.has(.appsOnly)
    options.rebuild = arguments.has(.rebuild)
    options.acceptsDeletions = arguments.has(.acceptDeletions)
    options.isDryRun = arguments.has(.dryRun)
    options.ifOlderThan = try arguments.duration(.ifOlderThan)
    options.splay = try arguments.duration(.splay)
    options.wait = try arguments.duration(.wait) ?? 0
    for (one, other) in [
      (Flag.Name.catalogOnly, Flag.Name.appsOnly), (.appsOnly, .rebuild), (.catalogOnly, .app),
    ]
    where arguments.has(one) && arguments.has(other) {
      throw LimelightError(
        .usage, "--\(FlagTable.flag(one).long) and --\(FlagTable.flag(other).long) do not go together",
        hint: "Leave one of them away")
    }
    return options
  }

  /// A failed app or withheld deletions are `partly`; if every app failed, the first failure's own code.
  private static func exitCode(_ report: ReindexReport) -> Int32 {
    let failures = report.apps.compactMap(\.failure)
    if let first = failures.first, failures.count == report.apps.count { return first.code.rawValue }
    let isPartial = !failures.isEmpty || report.apps.contains { $0.withheld > 0 }
    return isPartial ? LimelightError.Code.partly.rawValue : ExitCode.ok
  }

  private static func write(_ report: ReindexReport, _ options: ReindexOptions, _ invocation: Invocation)
    throws
  {
    if invocation.printsJSON { return try invocation.output.write(.reindex(report)) }
    invocation.talk.say(report.notices)
    for app in report.apps {
      if let failure = app.failure {
        Talk.write(LimelightError(failure.code, "\(app.app): \(failure.message)", hint: failure.hint))
      }
      if app.withheld > 0 {
        Talk.write(
          LimelightError(
            .partly, "\(app.app) no longer names \(app.withheld) entities, which were kept",
            hint: "If that is right: limelight reindex --app \(app.app) --accept-deletions"))
      }
    }
    guard !invocation.talk.isQuiet else { return }
    if report.wasSkipped {
      return try invocation.output.write("skipped: the last success is recent enough\n")
    }
    let would = options.isDryRun ? "would take " : ""
    for app in report.apps where app.failure == nil {
      try invocation.output.write(
        Escape.text(
          "\(app.app): \(would)\(app.donated) donated, \(app.swept) swept") + "\n"
      )
    }
    if let generation = report.rebuiltGeneration {
      try invocation.output.write("index: generation \(generation) built\n")
    }
  }
}
