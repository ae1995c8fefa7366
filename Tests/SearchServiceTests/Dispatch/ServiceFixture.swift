import IntentDispatch
import SearchModel
import TestSupport

extension HandlerFixture {
  /// An app in a process of its own that is a shell script; it reads descriptor 3 and writes descriptor 4.
  ///
  /// - Parameter body: runs after the greeting, unless `greets` is false.
  func service(_ body: String, greets: Bool = true, deadline: Double = 60, startDeadline: Double = 60) throws
    -> HandlerHost
  {
    let greeting = """
      read -r line <&3
      echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"app":"org.example.notes"}}' >&4
      """
    let path = try script((greets ? greeting + "\n" : "") + body, named: "service")
    var manifest = AppManifest(app: "org.example.notes", title: "Notes")
    manifest.service = [path]
    manifest.intents = [AppManifest.Intent(intent: "OpenNote", title: "Open", opens: "Note")]
    var options = DispatchOptions(environment: ["PATH": "/usr/bin:/bin", "TEST_HOME": home.path])
    options.deadline = deadline
    options.startDeadline = startDeadline
    options.endDeadline = 0.3
    return HandlerHost(manifest: manifest, file: nil, paths: paths, options: options)
  }
}

/// Answers what it is asked with what it was given, and remembers the questions.
struct ScriptedPerson: InteractionHandler {
  var text = ""
  var place = 0
  var accepts = true

  func value(for question: ValueQuestion) async throws -> String { "\(text) \(question.prompt)" }
  func choice(for question: ChoiceQuestion) async throws -> Int { place }
  func confirmation(for question: ConfirmationQuestion) async throws -> Bool { accepts }
  func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool { accepts }
}
