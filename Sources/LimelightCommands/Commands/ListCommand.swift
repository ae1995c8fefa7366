import SearchModel
import SearchService
import TerminalText

/// `limelight ls`: every entity in a stable order.
enum ListCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let arguments = invocation.arguments
    try arguments.expectNoWords()
    let scope = try await invocation.resolvedScope()
    let output = invocation.output
    let endsWithNull = arguments.has(.null)
    let end: UInt8 = endsWithNull ? 0 : 0x0A
    let isArranged = invocation.terminal.isTerminal && !endsWithNull
    var lines = HitLines(terminal: invocation.terminal, language: invocation.language)
    lines.lineEnd = end
    var count = 0
    if invocation.printsJSON { try output.write(#"{"version":1,"entities":["#) }
    do {
      try await invocation.service.list(app: scope.app, type: scope.type, domain: arguments.text(.domain)) {
        entity in
        count += 1
        let key = entity.entity.key
        if invocation.printsJSON {
          if count > 1 { try output.write(",") }
          try output.write(JSONWriter.listed(entity, language: invocation.language).bytes)
        } else if arguments.has(.ndjson) {
          try output.write(JSONWriter.listed(entity, language: invocation.language))
        } else if arguments.has(.ids) || arguments.has(.uris) {
          let text = arguments.has(.ids) ? key.id : key.uri
          try output.write(endsWithNull ? text : Escape.text(text), endedBy: end)
        } else {
          let row = lines.row(entity.entity, typeTitle: "")
          try output.write(isArranged ? lines.arranged(row, number: nil) : lines.piped(row), endedBy: end)
        }
      }
    } catch let error as LimelightError where error.code == .noIndex {
      // A home that does not exist yet holds nothing, which is no failure of a list.
    }
    if invocation.printsJSON { try output.write("],\"count\":\(count)}\n") }
    return ExitCode.ok
  }
}
