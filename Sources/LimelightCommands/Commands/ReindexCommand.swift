import SearchModel
import SearchService
import TerminalText

/// `limelight reindex`: asks the apps again and refreshes the index.
enum ReindexCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    if !invocation.arguments.words.isEmpty { return try await some(invocation) }
    let options = try await options(invocation)
    let report = try await report(invocation) { try await invocation.service.reindex(options, progress: $0) }
    try write(report, isDryRun: options.isDryRun, invocation)
    return exitCode(report)
  }

  /// Asks for the named entities only.
  private static func some(_ invocation: Invocation) async throws -> Int32 {
    for name in wholeOnly where invocation.arguments.has(name) {
      throw LimelightError(
        .usage, "--\(FlagTable.flag(name).long) and REF do not go together", hint: "Leave one of them away")
    }
    let scope = try await invocation.resolvedScope()
    var (keys, unknown): ([EntityKey], [Notice]) = ([], [])
    for word in invocation.arguments.words {
      if let key = try await invocation.key(word, scope: scope) {
        if !keys.contains(key) { keys.append(key) }
      } else {
        unknown.append(Notice("unknown-entity", "there is no entity \(word)"))
      }
    }
    let isDryRun = invocation.arguments.has(.dryRun)
    var report = try await report(invocation) {
      try await invocation.service.reindex(keys, isDryRun: isDryRun, progress: $0)
    }
    report.notices = unknown + report.notices
    try write(report, isDryRun: isDryRun, invocation)
    return keys.isEmpty ? ExitCode.none : exitCode(report)
  }

  /// What only makes sense where everything is asked for.
  private static let wholeOnly: [Flag.Name] = [
    .catalogOnly, .appsOnly, .rebuild, .acceptDeletions, .ifOlderThan, .splay, .wait,
  ]

  private static func report(
    _ invocation: Invocation,
    _ work: (@escaping @Sendable (ReindexProgress) -> Void) async throws -> ReindexReport
  ) async throws -> ReindexReport {
    let progress = ProgressLine(isQuiet: invocation.talk.isQuiet)
    defer { progress.end() }
    return try await work { progress.show($0) }
  }

  private static func options(_ invocation: Invocation) async throws -> ReindexOptions {
    let arguments = invocation.arguments
    for name in [Flag.Name.id, .type] where arguments.has(name) {
      throw LimelightError(
        .usage, "--\(FlagTable.flag(name).long) tells which REF is meant",
        hint: "Write: limelight reindex REF…")
    }
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

  private static func write(_ report: ReindexReport, isDryRun: Bool, _ invocation: Invocation) throws {
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
    let would = isDryRun ? "would take " : ""
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
