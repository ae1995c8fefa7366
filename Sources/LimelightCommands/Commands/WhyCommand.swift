import SearchModel
import SearchService

/// `limelight why`: why a search finds an entity, or does not.
enum WhyCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let words = invocation.arguments.words
    guard words.count > 1 else {
      throw LimelightError(
        .usage, words.isEmpty ? "why needs a REF and words" : "why needs words behind the REF",
        hint: "Write: limelight why REF WORDS…")
    }
    let key = try await invocation.key(words[0], scope: invocation.resolvedScope())
    let request = SearchRequest(words.dropFirst().joined(separator: " "))
    guard let key, let report = try await invocation.service.why(key, request) else {
      let notice = Notice("unknown-entity", "there is no entity \(words[0])")
      if invocation.printsJSON {
        try invocation.output.write(JSONWriter.answer { $0.member("notices", [notice]) })
      }
      invocation.talk.say([notice])
      return ExitCode.none
    }
    if invocation.printsJSON {
      try invocation.output.write(.why(report, key: key, query: request.text))
    } else {
      invocation.talk.say(report.notices)
      try lines(report, key: key, isVerbose: invocation.talk.isVerbose)
        .write(to: invocation.output, terminal: invocation.terminal)
    }
    return report.verdict == .found ? ExitCode.ok : ExitCode.none
  }

  private static func lines(_ report: WhyReport, key: EntityKey, isVerbose: Bool) -> KeyValueLines {
    var lines = KeyValueLines()
    lines.add("uri", key.uri)
    lines.add("verdict", report.verdict.rawValue)
    lines.add("rank", report.rank.map { "\($0) of \(report.count)" })
    lines.add("tier", report.tier?.rawValue)
    for part in report.parts {
      var text = part.text + ": " + part.answer.rawValue
      if let reason = part.reason { text += ", " + reason }
      if !part.nearest.isEmpty { text += "; it has " + part.nearest.joined(separator: ", ") }
      lines.add("part", text)
    }
    if isVerbose { for line in report.explanation { lines.add("explanation", line) } }
    return lines
  }
}
