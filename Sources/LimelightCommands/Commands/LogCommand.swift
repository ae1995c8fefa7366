import SearchModel
import SearchService
import TerminalText

/// `limelight log`: what was donated, changed and deleted.
enum LogCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    try invocation.arguments.expectNoWords()
    let app = try await invocation.resolvedScope().app
    let output = invocation.output
    let follows = invocation.arguments.has(.follow)
    // A stream that never ends is lines; one that ends is one object.
    let isObject = invocation.printsJSON && !follows
    var last: Int64 = 0
    var isFirst = true
    if isObject { try output.write(#"{"version":1,"entries":["#) }
    repeat {
      try await invocation.service.log(after: last, app: app) { entry in
        last = max(last, entry.sequence)
        if isObject {
          if !isFirst { try output.write(",") }
          try output.write(JSONWriter.log(entry).bytes)
        } else if invocation.printsJSON {
          try output.write(JSONWriter.log(entry))
        } else {
          try output.write(line(entry, isTerminal: invocation.terminal.isTerminal))
        }
        isFirst = false
      }
      guard follows else { break }
      try output.flush()
      try await Task.sleep(nanoseconds: 500_000_000)
    } while true
    if isObject { try output.write("]}\n") }
    return ExitCode.ok
  }

  private static func line(_ entry: LogEntry, isTerminal: Bool) -> String {
    let fields = [
      String(entry.sequence), RFC3339.format(entry.at), entry.change.rawValue, entry.key.uri,
      entry.title ?? "",
    ]
    return fields.map { Escape.text($0, forTerminal: isTerminal) }.joined(separator: "\t") + "\n"
  }
}
