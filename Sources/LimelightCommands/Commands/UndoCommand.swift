import SearchModel
import SearchService

/// `limelight undo`: takes back what an intent did.
enum UndoCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    try invocation.arguments.expectNoWords()
    let (app, name) = try await invocation.service.undo()
    if invocation.printsJSON {
      try invocation.output.write(
        .answer {
          $0.member("app", app)
          $0.member("undone", name)
        })
    } else {
      invocation.talk.say(name.isEmpty ? "undone in \(app)" : "undone in \(app): \(name)")
    }
    return ExitCode.ok
  }
}
