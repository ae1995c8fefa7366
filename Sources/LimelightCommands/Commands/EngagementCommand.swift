import SearchModel
import SearchService

/// `limelight engagement`: what is remembered of openings, and how it is forgotten.
enum EngagementCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    try invocation.expectOperands([["status"], ["on"], ["off"], ["clear"], ["forget", "*"]])
    let service = invocation.service
    switch invocation.arguments.words.first {
    case "on": try await service.setEngagement(isOn: true)
    case "off": try await service.setEngagement(isOn: false)
    case "clear": return try await report(forgotten: service.forgetEngagement(), invocation)
    case "forget":
      let key = try await invocation.key(invocation.arguments.words[1], scope: invocation.resolvedScope())
      // What is not known was never opened.
      guard let key else { return try report(forgotten: 0, invocation) }
      return try await report(forgotten: service.forgetEngagement(of: key), invocation)
    default: break
    }
    try await write(service.engagement(), invocation)
    return ExitCode.ok
  }

  private static func report(forgotten count: Int, _ invocation: Invocation) throws -> Int32 {
    if invocation.printsJSON {
      try invocation.output.write(
        JSONWriter.answer {
          $0.member("forgotten", count)
          $0.member("notices", [Notice]())
        })
    } else if !invocation.talk.isQuiet {
      try invocation.output.write("forgot \(count)\n")
    }
    return ExitCode.ok
  }

  private static func write(_ summary: EngagementSummary, _ invocation: Invocation) throws {
    if invocation.printsJSON {
      try invocation.output.write(
        JSONWriter.answer {
          $0.member("engagement", summary.isOn ? "on" : "off")
          $0.member("openings", summary.openings)
          $0.member("entities", summary.entities)
          $0.member("oldest", date: summary.oldest)
          $0.member("notices", [Notice]())
        })
      return
    }
    if invocation.talk.isQuiet { return }
    var lines = KeyValueLines()
    lines.add("engagement", summary.isOn ? "on" : "off")
    lines.add("openings", String(summary.openings))
    lines.add("entities", String(summary.entities))
    lines.add("oldest", date: summary.oldest)
    try lines.write(to: invocation.output, terminal: invocation.terminal)
  }
}
