import IntentDispatch
import SearchModel
import SearchService
import TerminalText

/// `limelight intents`: what apps can do, each with the sentence that people see.
enum IntentsCommand {
  static func run(_ invocation: Invocation) async throws -> Int32 {
    try invocation.expectOperands([["ls"], ["show", "*"]])
    let scope = try await invocation.resolvedScope()
    let apps = invocation.service.registry.apps.map(\.manifest)
      .filter { scope.app == nil || $0.app == scope.app }
    guard invocation.arguments.words.first == "show" else { return try list(apps, invocation) }
    let (app, intent) = try intent(named: invocation.arguments.words[1], among: apps)
    if invocation.printsJSON {
      try invocation.output.write(
        JSONWriter.answer { $0.object("intent") { write(intent, of: app, to: &$0) } })
    } else {
      try lines(intent, of: app).write(to: invocation.output, terminal: invocation.terminal)
    }
    return ExitCode.ok
  }

  private static func list(_ apps: [AppManifest], _ invocation: Invocation) throws -> Int32 {
    let all = apps.flatMap { app in app.intents.map { (app, $0) } }
    if invocation.printsJSON {
      try invocation.output.write(
        JSONWriter.answer { writer in
          writer.array("intents") { list in
            for (app, intent) in all { list.object { write(intent, of: app, to: &$0) } }
          }
          writer.member("count", all.count)
        })
    } else {
      for (app, intent) in all {
        try invocation.write(["\(app.app)/\(intent.intent)", intent.title, intent.rendered().sentence])
      }
    }
    return all.isEmpty ? ExitCode.none : ExitCode.ok
  }

  /// The intent that a person named: `APP/INTENT`, else the only one of that identifier.
  private static func intent(
    named name: String, among apps: [AppManifest]
  ) throws -> (AppManifest, AppManifest.Intent) {
    let all = apps.flatMap { app in app.intents.map { (app, $0) } }
    let found = all.filter { $1.intent == name || "\($0.app)/\($1.intent)" == name }
    guard found.count < 2 else {
      throw LimelightError(
        .ambiguous, "\(name) may be \(found.map { "\($0.app)/\($1.intent)" }.joined(separator: " or "))",
        hint: "Write the app too: limelight intents show \(found[0].0.app)/\(name)")
    }
    guard let only = found.first else {
      let near = Nearest.word(to: name, among: all.map(\.1.intent))
      throw LimelightError(
        .usage, "there is no intent \(Escape.text(name))",
        hint: near.map { "Did you mean \($0)?" } ?? "See: limelight intents")
    }
    return only
  }

  private static func lines(_ intent: AppManifest.Intent, of app: AppManifest) -> KeyValueLines {
    let summary = intent.rendered()
    var lines = KeyValueLines()
    lines.add("intent", "\(app.app)/\(intent.intent)")
    lines.add("title", intent.title)
    lines.add("description", intent.description)
    lines.add("summary", summary.sentence)
    lines.add("opens", intent.opens)
    if !intent.isDiscoverable { lines.add("discoverable", "false") }
    for parameter in intent.parameters {
      let place =
        summary.inline.contains(parameter.name)
        ? "in the sentence" : summary.below.contains(parameter.name) ? "below it" : "hidden"
      lines.add(
        "parameter.\(parameter.name)",
        "\(parameter.title) (\(parameter.kind), \(parameter.isRequired ? "required" : "optional"), \(place))")
    }
    for shortcut in app.shortcuts where shortcut.intent == intent.intent {
      for phrase in shortcut.phrases { lines.add("phrase", phrase.text) }
    }
    return lines
  }

  private static func write(
    _ intent: AppManifest.Intent, of app: AppManifest, to writer: inout JSONWriter
  ) {
    writer.member("app", app.app)
    intent.writeMembers(to: &writer)
    let summary = intent.rendered()
    writer.object("rendered") {
      $0.member("sentence", summary.sentence)
      $0.member("inline", summary.inline)
      $0.member("below", summary.below)
      $0.member("hidden", summary.hidden)
    }
  }
}
