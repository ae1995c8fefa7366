import SearchModel
import SearchService
import TerminalText

/// `limelight terms`: the vocabulary of the index.
enum TermsCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let arguments = invocation.arguments
    guard arguments.words.count == 1, let beginning = arguments.words.first else {
      throw LimelightError(
        .usage, "terms takes one beginning of words, not \(arguments.words.count)",
        hint: "Write: limelight terms harb, or limelight terms title:harb; all of them: limelight terms ''")
    }
    let limit = try arguments.count(.limit, default: 20)
    let scope = try await invocation.resolvedScope()
    let listing = try await invocation.service.terms(
      beginning: beginning, app: scope.app, type: scope.type, limit: limit)
    if invocation.printsJSON {
      try invocation.output.write(.terms(listing))
    } else {
      invocation.talk.say(listing.notices)
      let isTerminal = invocation.terminal.isTerminal
      for entry in listing.terms {
        try invocation.output.write("\(Escape.text(entry.text, forTerminal: isTerminal))\t\(entry.count)\n")
      }
      if listing.hasMore, invocation.isInteractive { invocation.talk.say("there are more; -n 0 lists all") }
    }
    return listing.terms.isEmpty ? ExitCode.none : ExitCode.ok
  }
}
