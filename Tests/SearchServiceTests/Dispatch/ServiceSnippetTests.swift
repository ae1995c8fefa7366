import Glibc
import IntentDispatch
import SearchModel
import TestSupport
import Testing

@Suite("Snippets of apps in processes of their own")
struct ServiceSnippetTests {
  private let fixture: HandlerFixture

  init() throws { fixture = try HandlerFixture() }

  private static let view =
    #""view":{"json":"{}","text":"[1] Go","html":"","actions":[{"id":"1","title":"Go","kind":"button"}]}"#

  /// An app whose run shows snippet 4, then does what the script says.
  private func shown(
    then script: String, deadline: Double = 60, keeps: Bool = true
  ) async throws -> RunOutcome {
    let host = try fixture.service(
      "read -r line <&3\necho \"$line\" > \"$TEST_HOME/asked\"\n"
        + "echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"snippet\":4,\(Self.view)}}' >&4\n" + script,
      deadline: deadline)
    var request = RunRequest("Show")
    request.keepsSnippet = keeps
    return try await host.run(request, interaction: nil)
  }

  private func failure(_ work: () async throws -> Void) async -> LimelightError? {
    do {
      try await work()
      return nil
    } catch { return error as? LimelightError }
  }

  @Test("A tap names snippet, action and rendering; its answer is the next view; the end ends the app")
  func taps() async throws {
    let outcome = try await shown(
      then: #"""
        read -r line <&3; echo "$line" > "$TEST_HOME/tap"
        echo '{"jsonrpc":"2.0","id":3,"result":{"rendering":2,"dialog":"Gone","exec":["vi"],"view":{"json":"{}","text":"There","html":""}}}' >&4
        read -r line <&3; echo "$line" > "$TEST_HOME/refresh"
        echo '{"jsonrpc":"2.0","id":4,"result":{"rendering":3,"view":{"json":"{}","text":"Still","html":""}}}' >&4
        read -r line <&3 || echo closed > "$TEST_HOME/end"
        """#)
    let asked = try JSONValue.parse(try #require(fixture.text("asked")))
    #expect(asked["params"]?["keepsSnippet"] == .boolean(true))
    #expect(outcome.view?.actions == [SnippetAction(id: "1", title: "Go", kind: "button")])
    let snippet = try #require(outcome.snippet)
    let update = try await snippet.tapped("1", of: 1)
    #expect(update.number == 2 && update.view.text == "There" && update.view.actions.isEmpty)
    #expect(update.dialog == "Gone" && update.exec == ["vi"])
    let tap = try JSONValue.parse(try #require(fixture.text("tap")))
    #expect(tap["method"]?.string == "snippet.tap" && tap["params"]?["snippet"] == .integer(4))
    #expect(tap["params"]?["action"]?.string == "1" && tap["params"]?["rendering"] == .integer(1))
    let again = try await snippet.refreshed()
    #expect(again.view.text == "Still" && fixture.text("refresh")?.contains("snippet.refresh") == true)
    await snippet.end()
    #expect(fixture.text("end") == "closed\n")
    let late = await failure { _ = try await snippet.tapped("1", of: nil) }
    #expect(late?.code == .cancelled)
  }

  @Test("A snippet that nobody asked to keep is not kept, whatever the app says")
  func notKept() async throws {
    let outcome = try await shown(then: #"read -r line <&3 || echo closed > "$TEST_HOME/end""#, keeps: false)
    #expect(outcome.snippet == nil && outcome.view != nil && fixture.text("end") == "closed\n")
  }

  @Test("An app that is killed between the view and the tap fails the tap, and its renderings end")
  func killed() async throws {
    let outcome = try await shown(then: #"kill -KILL $$"#)
    let snippet = try #require(outcome.snippet)
    for await _ in snippet.renderings { Issue.record("nothing was made") }
    let error = await failure { _ = try await snippet.tapped("1", of: 1) }
    #expect(error?.code == .handlerFailed)
    #expect(error?.message.contains("was ended by signal 9") == true, "\(error?.message ?? "")")
    await snippet.end()
  }

  @Test(
    "An answer to a tap that is no view is the app's failure",
    arguments: [
      "{}", "[]", "null", #"{"rendering":2}"#, #"{"rendering":"2","view":{"json":"","text":"","html":""}}"#,
      #"{"rendering":99999999999999999999,"view":{"json":"","text":"","html":""}}"#,
    ])
  func rubbish(result: String) async throws {
    let outcome = try await shown(
      then:
        "read -r line <&3; echo '{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":\(result)}' >&4; read -r line <&3")
    let error = await failure { _ = try await outcome.snippet?.tapped("1", of: 1) }
    #expect(error?.code == .handlerFailed, "\(String(describing: error))")
    await outcome.snippet?.end()
  }

  @Test("An app that says nothing to a tap is ended at its deadline, not before there is one")
  func silent() async throws {
    let outcome = try await shown(then: "read -r line <&3; sleep 600", deadline: 0.5)
    let error = await failure { _ = try await outcome.snippet?.tapped("1", of: 1) }
    #expect(error?.message.contains("said nothing for 0.5 s") == true, "\(String(describing: error))")
  }

  @Test("A view that the app makes anew by itself reaches whoever shows it")
  func changes() async throws {
    let outcome = try await shown(
      then: #"""
        echo '{"jsonrpc":"2.0","method":"snippet.changed","params":{"snippet":9,"rendering":5,"view":{"json":"{}","text":"Other","html":""}}}' >&4
        echo '{"jsonrpc":"2.0","method":"snippet.changed","params":"rubbish"}' >&4
        read -r line <&3
        echo '{"jsonrpc":"2.0","method":"snippet.changed","params":{"snippet":4,"rendering":2,"view":{"json":"{}","text":"New","html":""}}}' >&4
        echo '{"jsonrpc":"2.0","id":3,"result":{"rendering":3,"view":{"json":"{}","text":"Newer","html":""}}}' >&4
        read -r line <&3
        """#)
    let snippet = try #require(outcome.snippet)
    _ = try await snippet.refreshed()
    var renderings = snippet.renderings.makeAsyncIterator()
    let made = await renderings.next()
    #expect(made?.number == 2 && made?.view.text == "New")
    await snippet.end()
    #expect(await renderings.next() == nil)
  }

  /// Taps once, then says yes.
  private struct Tapper: InteractionHandler {
    func value(for question: ValueQuestion) async throws -> String { "\(question.parameter) given" }
    func choice(for question: ChoiceQuestion) async throws -> Int { 0 }
    func confirmation(for question: ConfirmationQuestion) async throws -> Bool { false }
    func confirmation(
      for question: ConfirmationQuestion, tapping snippet: (any TappableSnippet)?
    ) async throws -> Bool {
      try await snippet?.tapped("1", of: nil).view.text == "Tapped"
    }
    func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool { true }
  }

  private let question =
    #"echo '{"jsonrpc":"2.0","id":7,"method":"ask.confirmation","params":{"prompt":"Sure?","acceptLabel":"Yes","snippet":4}}' >&4; read -r line <&3; "#

  @Test("The snippet of a confirmation can be tapped while it is asked")
  func confirmation() async throws {
    let host = try fixture.service(
      "read -r line <&3; " + question + #"""
        echo '{"jsonrpc":"2.0","id":3,"result":{"rendering":2,"view":{"json":"{}","text":"Tapped","html":""}}}' >&4
        read -r line <&3; echo "$line" > "$TEST_HOME/answer"
        echo '{"jsonrpc":"2.0","id":2,"result":{}}' >&4
        """#)
    _ = try await host.run(RunRequest("Book"), interaction: Tapper())
    let answer = try JSONValue.parse(try #require(fixture.text("answer")))
    #expect(answer["result"]?["accepted"] == .boolean(true))
  }

  @Test("An app that hangs at a tap while it asks is ended at its deadline")
  func hangsWhileAsking() async throws {
    let host = try fixture.service("read -r line <&3; " + question + "sleep 600", deadline: 0.5)
    let error = await failure { _ = try await host.run(RunRequest("Book"), interaction: Tapper()) }
    #expect(error?.message.contains("said nothing") == true, "\(String(describing: error))")
  }

  @Test("An OpenIntent of an app may ask")
  func opens() async throws {
    let host = try fixture.service(
      #"""
      read -r line <&3; echo "$line" > "$TEST_HOME/asked"
      echo '{"jsonrpc":"2.0","id":7,"method":"ask.value","params":{"intent":"OpenNote","parameter":"map","title":"Map","kind":"string","prompt":"Which?"}}' >&4
      read -r line <&3; echo "$line" > "$TEST_HOME/answer"
      echo '{"jsonrpc":"2.0","id":2,"result":{}}' >&4
      """#)
    _ = try await host.open(fixture.key, intent: "OpenNote", interaction: Tapper())
    let asked = try JSONValue.parse(try #require(fixture.text("asked")))
    #expect(asked["params"]?["canAsk"] == .boolean(true))
    let answer = try JSONValue.parse(try #require(fixture.text("answer")))
    #expect(answer["result"]?["value"]?.string == "map given")
  }
}
