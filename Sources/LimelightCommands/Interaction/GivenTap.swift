import Glibc
import SearchModel
import SearchService

/// A tap that was given beforehand, and what its intent said.
struct GivenTap {
  let action: String
  let dialog: String?
}

extension SnippetTaps {
  /// Whether what a result shows is to be kept for taps: those of `--tap`, or those of a person at the terminal.
  static func wants(_ invocation: Invocation) -> Bool {
    invocation.arguments.has(.tap)
      || invocation.isInteractive && isatty(0) == 1 && !invocation.arguments.has(.quiet)
  }

  /// Does what `--tap` names, in order; the report shows the view as it is then.
  ///
  /// - Throws: `usage` for an action that the view does not have by then; what a tap throws. The intent has been
  ///   performed all the same.
  static func given(_ invocation: Invocation, _ report: inout RunReport) async throws -> [GivenTap] {
    var taps: [GivenTap] = []
    for action in invocation.arguments.flags[.tap] ?? [] {
      guard let snippet = report.outcome.snippet else {
        throw LimelightError(
          .usage, "\(report.intent) of \(report.app) was performed, but shows nothing that can be tapped",
          hint: "Leave out --tap.")
      }
      let update = try await snippet.tapped(action, of: nil)
      report.outcome.view = update.view
      report.outcome.exec = update.exec ?? report.outcome.exec
      if let dialog = update.dialog, !invocation.printsJSON { invocation.talk.say(dialog) }
      taps.append(GivenTap(action: action, dialog: update.dialog))
    }
    return taps
  }
}
