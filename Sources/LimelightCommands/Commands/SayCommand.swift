import IntentDispatch
import SearchModel
import SearchService

/// `limelight say`: runs what a phrase asks for, if that is only one thing.
enum SayCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    let phrase = invocation.arguments.words.joined(separator: " ")
    guard phrase.contains(where: { !$0.isWhitespace }) else {
      throw LimelightError(.usage, "say needs a phrase", hint: "See what there is: limelight shortcuts")
    }
    switch try await invocation.service.outcome(ofPhrase: phrase) {
    case .one(let reading):
      return try await perform(reading, invocation)
    case .several(let readings):
      return try refuse(phrase, readings, invocation)
    case .none(let nearest):
      let notice = Notice(
        "unknown-phrase",
        "no shortcut is called \"\(phrase)\""
          + (nearest.isEmpty
            ? "; see: limelight shortcuts" : "; near are: \(nearest.joined(separator: "; "))"))
      if invocation.printsJSON {
        try invocation.output.write(
          JSONWriter.answer {
            $0.member("nearest", nearest)
            $0.member("notices", [notice])
          })
      }
      // A phrase may be missing because it, or its manifest, was refused.
      invocation.talk.say([notice] + invocation.service.registry.problems.map(\.notice))
      return ExitCode.none
    }
  }

  private static func perform(_ reading: PhraseReading, _ invocation: Invocation) async throws -> Int32 {
    let outcome = try await invocation.service.perform(
      reading, opensNext: !invocation.arguments.has(.noOpen),
      keepsSnippet: SnippetTaps.wants(invocation), interaction: RunCommand.interaction(invocation),
      environment: invocation.environment)
    return switch outcome {
    case .opened(let event, let notices): try OpenCommand.finish(event, notices, invocation)
    case .ran(let report): try await RunCommand.finish(report, invocation)
    }
  }

  /// Lists what may be meant; nothing was run.
  private static func refuse(
    _ phrase: String, _ readings: [PhraseReading], _ invocation: Invocation
  ) throws -> Int32 {
    let shown = readings.prefix(20)
    let error = LimelightError(
      .ambiguous,
      "\"\(phrase)\" may mean \(readings.count) things: \(shown.map(\.phrase).joined(separator: "; "))",
      hint: "Say one of them in full.")
    guard invocation.printsJSON else { throw error }
    try invocation.output.write(
      JSONWriter.error(error) { writer in
        writer.array("candidates") { list in
          for reading in readings { list.object { reading.writeMembers(to: &$0) } }
        }
      })
    return error.code.rawValue
  }
}

extension PhraseReading {
  /// Appends what the phrase asks for to an open object.
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("phrase", phrase)
    writer.member("app", app)
    writer.member("intent", intent)
    writer.member("title", intentTitle)
    writer.object("parameters") { writer in
      for (name, value) in parameters.sorted(by: { $0.key < $1.key }) { writer.member(name, value) }
    }
  }
}
