import Dispatch
import Glibc
import SearchModel
import TerminalText

/// Asks the person at the terminal: questions on standard error, answers a line each from standard input.
struct TerminalInteraction: InteractionHandler {
  /// Whether every confirmation was given beforehand.
  let confirms: Bool
  let isQuiet: Bool
  /// A line without its end; `nil` when nothing more comes.
  var read: @Sendable () -> String? = { readLine() }
  var write: @Sendable (String) -> Void = { Talk.write($0) }

  /// More than a screen of suggestions helps nobody.
  private static let shown = 20

  func value(for question: ValueQuestion) async throws -> String {
    if let problem = question.problem { say(problem) }
    list(Array(question.suggestions.prefix(Self.shown)))
    if question.suggestions.count > Self.shown { say("  …") }
    let preselected = question.suggestions.first { $0.value == question.preselected }
    let prompt = question.prompt.isEmpty ? question.title + ":" : question.prompt
    while true {
      ask(prompt + (preselected.map { " [\($0.title)]" } ?? ""))
      let answer = try await line()
      if answer.isEmpty {
        guard let preselected = question.preselected else { continue }
        return preselected
      }
      // Where numbers are values, a number is one.
      guard question.kind != "integer", question.kind != "number", let number = Int(answer),
        question.suggestions.indices.contains(number - 1)
      else { return answer }
      return question.suggestions[number - 1].value
    }
  }

  func choice(for question: ChoiceQuestion) async throws -> Int {
    show(question.view)
    list(question.options)
    while true {
      ask(question.prompt.isEmpty ? "Choose:" : question.prompt)
      let answer = try await line().lowercased()
      if let number = Int(answer), question.options.indices.contains(number - 1) { return number - 1 }
      let exact = question.options.indices.filter { question.options[$0].title.lowercased() == answer }
      let begun = question.options.indices.filter {
        question.options[$0].title.lowercased().hasPrefix(answer)
      }
      if exact.count == 1 { return exact[0] }
      if !answer.isEmpty, begun.count == 1 { return begun[0] }
      say("Write a number from 1 to \(question.options.count), or what it stands for.")
    }
  }

  func confirmation(for question: ConfirmationQuestion) async throws -> Bool {
    try await confirmation(for: question, tapping: nil)
  }

  /// A number taps what has it in the view.
  func confirmation(
    for question: ConfirmationQuestion, tapping snippet: (any TappableSnippet)?
  ) async throws -> Bool {
    show(question.view)
    if confirms { return true }
    let accept = question.acceptLabel
    let deny = question.denyLabel ?? "Cancel"
    while true {
      ask("\(question.prompt) y = \(accept), n = \(deny):")
      let answer = try await line().lowercased()
      if (["y", "yes", accept] + question.acceptAlternatives).contains(where: { $0.lowercased() == answer }) {
        return true
      }
      if (["n", "no", deny] + question.denyAlternatives).contains(where: { $0.lowercased() == answer }) {
        return false
      }
      guard let snippet, Int(answer) != nil else { continue }
      do {
        let update = try await snippet.tapped(answer, of: nil)
        if let dialog = update.dialog { say(dialog) }
        show(update.view)
      } catch let error as LimelightError where error.code != .cancelled {
        say(error.message)
      }
    }
  }

  func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool {
    guard mustConfirm else {
      if let dialog, !isQuiet { say(dialog) }
      return true
    }
    return try await confirmation(
      for: ConfirmationQuestion(prompt: dialog ?? "Go on in the app?", acceptLabel: "Continue"))
  }

  func progress(_ fraction: Double?, text: String) async {
    guard !isQuiet, isatty(2) == 1 else { return }
    guard let fraction else { return write("\r\u{1B}[K") }
    let percent = Int((max(0, min(1, fraction)) * 100).rounded())
    write("\r\u{1B}[K\(Escape.text(text, forTerminal: true)): \(percent) %")
  }

  /// - Throws: `cancelled` when nothing more comes.
  private func line() async throws -> String {
    // A person takes longer than a thread of the pool may wait.
    let line = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [read] in continuation.resume(returning: read()) }
    }
    guard let line else {
      write("\n")
      throw LimelightError(.cancelled, "No answer came.")
    }
    return String(
      line.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  private func list(_ options: [QuestionOption]) {
    var section: String?
    for (place, option) in options.enumerated() {
      if let heading = option.section, heading != section { say(" \(heading)") }
      section = option.section
      let subtitle = option.subtitle.map { " — \($0)" } ?? ""
      let mark = option.style == .destructive ? " (!)" : ""
      say("  \(place + 1)  \(option.title)\(subtitle)\(mark)")
    }
  }

  private func show(_ view: RenderedView?) {
    for line in view?.text.split(separator: "\n") ?? [] { say(String(line)) }
  }

  private func say(_ line: String) { write(Escape.text(line, forTerminal: true) + "\n") }
  private func ask(_ prompt: String) { write(Escape.text(prompt, forTerminal: true) + " ") }
}
