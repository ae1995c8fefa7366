import SearchModel
import TerminalText
import SearchService

/// What came of an intent, as text: the value is data, one line for each element of a list; what is said beside it
/// is talk.
struct RunLines {
  let report: RunReport
  let invocation: Invocation

  func write() throws {
    let outcome = report.outcome
    let said = outcome.view == nil ? outcome.dialogFull : outcome.dialogSupporting ?? outcome.dialogFull
    if let said, outcome.value == nil, outcome.view == nil {
      try line(said)
    } else if let said {
      invocation.talk.say(said)
    }
    if let view = outcome.view {
      try write(view)
    } else {
      for text in outcome.value.map(Self.lines) ?? [] { try line(text) }
    }
    guard let event = report.opened else { return }
    if invocation.isInteractive {
      if !invocation.talk.isQuiet { try invocation.output.write(OpenCommand.sentence(event)) }
    } else {
      try invocation.output.write(.event(event, notices: []))
    }
  }

  /// The view as lines.
  func write(_ view: RenderedView) throws {
    for text in view.text.split(separator: "\n", omittingEmptySubsequences: false) {
      try line(String(text))
    }
  }

  private func line(_ text: String) throws {
    let escaped = Escape.text(text, forTerminal: invocation.terminal.isTerminal)
    try invocation.output.write(escaped + "\n")
  }

  private static func lines(_ value: AttributeValue) -> [String] {
    switch value {
    case .text(let text): return [text]
    case .list(let values): return values.flatMap(lines)
    case .date(let seconds): return [RFC3339.format(seconds)]
    default:
      var writer = JSONWriter()
      writer.value(value)
      return [writer.text]
    }
  }
}
