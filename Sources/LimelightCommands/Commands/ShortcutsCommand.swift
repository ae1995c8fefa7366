import IntentDispatch
import SearchModel
import SearchService
import TerminalText

/// `limelight shortcuts`: every phrase that can be said, one for each value.
enum ShortcutsCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    try invocation.expectOperands([["ls"]])
    let scope = try await invocation.resolvedScope()
    let shortcuts = try await invocation.service.shortcuts(app: scope.app)
    let problems = invocation.service.registry.problems.map(\.notice)
    if invocation.printsJSON {
      try invocation.output.write(
        JSONWriter.answer { writer in
          writer.array("shortcuts") { list in
            for shortcut in shortcuts {
              list.object {
                shortcut.reading.writeMembers(to: &$0)
                $0.member("shortTitle", shortcut.shortTitle)
                $0.member("systemImageName", shortcut.systemImageName)
              }
            }
          }
          writer.member("count", shortcuts.count)
          writer.member("notices", problems)
        })
    } else {
      invocation.talk.say(problems)
      for shortcut in shortcuts { try invocation.write(row(shortcut.reading)) }
    }
    return shortcuts.isEmpty ? ExitCode.none : ExitCode.ok
  }

  private static func row(_ reading: PhraseReading) -> [String] {
    let values = reading.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return [reading.phrase, "\(reading.app)/\(reading.intent)", values.joined(separator: " ")]
  }
}

extension Invocation {
  /// One line: fields between tabs on a pipe, between wide blanks on a terminal.
  func write(_ fields: [String]) throws {
    let shown = terminal.isTerminal ? fields.filter { !$0.isEmpty } : fields
    try output.write(
      shown.map { Escape.text($0, forTerminal: terminal.isTerminal) }
        .joined(separator: terminal.isTerminal ? "   " : "\t") + "\n")
  }

  /// Refuses operands that are neither missing nor one of the given lists; `*` stands for any word.
  ///
  /// - Throws: `usage` naming what the verb takes.
  func expectOperands(_ allowed: [[String]]) throws(LimelightError) {
    let words = arguments.words
    if words.isEmpty { return }
    for list in allowed
    where list.count == words.count && zip(list, words).allSatisfy({ $0 == "*" || $0 == $1 }) { return }
    let verb = arguments.verb
    throw LimelightError(
      .usage, "\(verb?.rawValue ?? "") does not take \(words.map { Escape.text($0) }.joined(separator: " "))",
      hint: "Write: limelight \(verb?.rawValue ?? "") \(verb?.operands ?? "")")
  }
}
