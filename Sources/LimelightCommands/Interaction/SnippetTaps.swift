import Dispatch
import Glibc
import SearchModel
import TerminalText

/// A person at the terminal taps in what an intent shows, until nothing more is typed.
struct SnippetTaps {
  private enum Event: Sendable {
    /// What was typed; `nil` when nothing more comes.
    case line(String?)
    /// The snippet was made again, whoever brought it about.
    case made(SnippetUpdate)
    /// No more renderings come: the app that shows it is gone.
    case gone
  }

  let snippet: any TappableSnippet
  /// What was shown first; its rendering 1.
  let view: RenderedView
  let lines: RunLines
  let invocation: Invocation
  /// A line without its end; `nil` when nothing more comes.
  var read: @Sendable () -> String? = { readLine() }
  var write: (String) -> Void = { Talk.write($0) }

  /// - Returns: a command of a tapped intent that wants the terminal.
  /// - Throws: what keeps the snippet from being shown any longer.
  func run() async throws -> [String]? {
    var shown = SnippetUpdate(number: 1, view: view)
    guard !shown.view.actions.isEmpty else { return nil }
    let (events, continuation) = AsyncStream<Event>.makeStream()
    let watch = Task { [snippet] in
      for await update in snippet.renderings { continuation.yield(.made(update)) }
      continuation.yield(.gone)
    }
    defer { watch.cancel() }
    try ask(shown, continuation)
    for await event in events {
      switch event {
      case .line(nil):
        write("\n")
        return nil
      case .line(let line?):
        let action = String(line.filter { $0 != " " && $0 != "\t" })
        if action.isEmpty { return nil }
        let (next, exec) = try await tap(action, shown)
        if let exec { return exec }
        shown = next
        if shown.view.actions.isEmpty { return nil }
        try ask(shown, continuation)
      case .made(let update):
        guard update.number > shown.number else { continue }
        let isSame = update.view == shown.view
        shown = update
        if isSame { continue }
        write("\n")
        try lines.write(update.view)
        try invocation.output.flush()
        if update.view.actions.isEmpty { return nil }
        write(prompt(update))
      case .gone:
        // Says why.
        _ = try await snippet.refreshed()
      }
    }
    return nil
  }

  /// - Returns: what is to be seen then, and a command that wants the terminal.
  private func tap(_ action: String, _ shown: SnippetUpdate) async throws -> (SnippetUpdate, [String]?) {
    guard shown.view.actions.contains(where: { $0.id == action }) else {
      say("There is no [\(action)].")
      return (shown, nil)
    }
    let next: SnippetUpdate
    do {
      next = try await snippet.tapped(action, of: shown.number)
    } catch let error as LimelightError {
      // The snippet stays as it was, unless there is no way to show it any more.
      guard let again = try? await snippet.refreshed() else { throw error }
      say(error.message)
      if again.view != shown.view { try lines.write(again.view) }
      return (again, nil)
    }
    if let dialog = next.dialog { say(dialog) }
    try lines.write(next.view)
    if let exec = next.exec, !exec.isEmpty { return (next, exec) }
    return (next, nil)
  }

  private func ask(_ shown: SnippetUpdate, _ events: AsyncStream<Event>.Continuation) throws {
    try invocation.output.flush()
    write(prompt(shown))
    // A person takes longer than a thread of the pool may wait.
    DispatchQueue.global().async { [read] in events.yield(.line(read())) }
  }

  private func prompt(_ shown: SnippetUpdate) -> String {
    let actions = shown.view.actions
    let range = actions.count == 1 ? actions[0].id : "\(actions[0].id) to \(actions[actions.count - 1].id)"
    return Escape.text("Tap \(range), or press Enter to finish:", forTerminal: true) + " "
  }

  private func say(_ line: String) { write(Escape.text(line, forTerminal: true) + "\n") }
}
