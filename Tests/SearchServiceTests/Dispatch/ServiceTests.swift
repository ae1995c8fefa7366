import Glibc
import IntentDispatch
import SearchModel
import Synchronization
import TestSupport
import Testing

@Suite("Apps in processes of their own")
struct ServiceTests {
  private let fixture: HandlerFixture

  init() throws { fixture = try HandlerFixture() }

  private func failure(_ host: HandlerHost) async -> LimelightError? {
    do {
      _ = try await host.open(fixture.key, intent: "OpenNote")
      return nil
    } catch { return error as? LimelightError }
  }

  @Test("An app is told what to open, and answers")
  func opens() async throws {
    let host = try fixture.service(
      #"read -r line <&3; echo "$line" > "$TEST_HOME/asked"; echo '{"jsonrpc":"2.0","id":2,"result":{"exec":["vi","a b"],"contentIdentifier":"note"}}' >&4"#
    )
    let outcome = try await host.open(fixture.key, intent: "OpenNote")
    #expect(outcome.exec == ["vi", "a b"] && outcome.contentIdentifier == "note")
    let asked = try JSONValue.parse(try #require(fixture.text("asked")))
    #expect(asked["method"]?.string == "open" && asked["params"]?["id"]?.string == "a/b c")
    #expect(asked["params"]?["type"]?.string == "Note" && asked["params"]?["intent"]?.string == "OpenNote")
  }

  @Test("An app has its name, the home and the descriptors in its environment, and what it prints in its log")
  func environment() async throws {
    let host = try fixture.service(
      #"echo "$LIMELIGHT_APP $LIMELIGHT_RPC_FD $LIMELIGHT_HOME"; echo talk >&2; read -r line <&3; echo '{"jsonrpc":"2.0","id":2,"result":{}}' >&4"#
    )
    _ = try await host.open(fixture.key, intent: "OpenNote")
    let log = try #require(fixture.text("logs/org.example.notes.log"))
    #expect(log.contains("org.example.notes 3,4 \(fixture.home.path)\n") && log.contains("talk\n"))
  }

  @Test("Questions of the app reach the person, and the answers the app")
  func asks() async throws {
    let host = try fixture.service(
      #"""
      read -r line <&3
      echo '{"jsonrpc":"2.0","id":7,"method":"ask.value","params":{"intent":"Greet","parameter":"name","title":"Name","kind":"string","prompt":"Who?"}}' >&4
      read -r answer <&3
      echo "$answer" > "$TEST_HOME/answer"
      echo '{"jsonrpc":"2.0","id":8,"method":"ask.confirmation","params":{"prompt":"Sure?","acceptLabel":"Yes"}}' >&4
      read -r answer <&3
      echo "$answer" >> "$TEST_HOME/answer"
      echo '{"jsonrpc":"2.0","id":2,"result":{"value":{"integer":12},"dialogFull":"Done","isUndoable":true}}' >&4
      """#)
    let outcome = try await host.run(
      RunRequest("Greet"), interaction: ScriptedPerson(text: "Ada", accepts: false))
    #expect(outcome.value == .integer(12) && outcome.dialogFull == "Done" && !outcome.isUndoable)
    let answers = try #require(fixture.text("answer")).split(separator: "\n").map {
      try JSONValue.parse(String($0))
    }
    #expect(answers.count == 2)
    #expect(answers.first?["id"] == .integer(7) && answers.first?["result"]?["value"]?.string == "Ada Who?")
    #expect(answers.last?["result"]?["accepted"] == .boolean(false))
  }

  @Test("A question that nobody can answer is answered with an error, which ends the run")
  func nobody() async throws {
    let host = try fixture.service(
      #"""
      read -r line <&3
      echo '{"jsonrpc":"2.0","id":7,"method":"ask.value","params":{"prompt":"Who?"}}' >&4
      read -r answer <&3
      echo '{"jsonrpc":"2.0","id":2,"error":{"code":15,"message":"no name","data":{"hint":"give one"}}}' >&4
      """#)
    await #expect(throws: LimelightError(.needsValue, "no name", hint: "give one")) {
      try await host.run(RunRequest("Greet"), interaction: nil)
    }
  }

  @Test("Progress of a reindex reaches the caller in order")
  func reindexes() async throws {
    let host = try fixture.service(
      #"""
      read -r line <&3
      echo "$line" > "$TEST_HOME/asked"
      for n in 1 2 3; do echo '{"jsonrpc":"2.0","method":"progress","params":{"done":'$n'}}' >&4; done
      echo '{"jsonrpc":"2.0","id":2,"result":{}}' >&4
      """#)
    let told = Told()
    try await host.reindex(
      scope: DonationScope(home: fixture.paths, sweepMark: 41, progress: { told.add($0) }))
    #expect(told.all == [1, 2, 3])
    let asked = try JSONValue.parse(try #require(fixture.text("asked")))
    #expect(asked["params"]?["sweepMark"] == .integer(41))
  }

  /// An app that answers its one request so.
  private func answering(_ result: String) throws -> HandlerHost {
    try fixture.service(
      "read -r line <&3; printf '%s\\n' '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":\(result)}' >&4")
  }

  @Test("Only what an app says it was asked for may be swept after it donated again")
  func scope() async throws {
    func scope(_ result: String) async throws -> SweepScope {
      let host = try answering(result)
      let scope = DonationScope(home: fixture.paths)
      try await host.reindex(scope: scope)
      return scope.asked.sweepScope
    }
    #expect(try await scope(#"{"types":["Note"],"items":false}"#) == .asked(types: ["Note"], items: false))
    #expect(try await scope(#"{"types":[],"items":true}"#) == .asked(types: [], items: true))
    #expect(try await scope("{}") == .everything)
  }

  @Test(
    "A reindex answered with something else fails, and nothing may be swept after it",
    arguments: [
      #"{"types":5}"#, #"{"types":"T"}"#, #"{"types":[5]}"#, #"{"types":null}"#, #"{"items":1}"#, "[]", "7",
      "null",
    ])
  func wrongScope(result: String) async throws {
    let host = try answering(result)
    let error = await #expect(throws: LimelightError.self) {
      try await host.reindex(scope: DonationScope(home: fixture.paths))
    }
    #expect(error?.code == .handlerFailed && error?.message.contains("something else") == true)
  }

  @Test(
    "An intent answered with something else fails",
    arguments: [
      #"{"value":5}"#, #"{"value":{"integer":"x"}}"#, #"{"view":"no"}"#, #"{"opens":7}"#,
      #"{"opens":"http://x"}"#,
      #"{"dialogFull":{}}"#, #"{"exec":[]}"#, #"{"isUndoable":1}"#, "7", "null",
    ])
  func wrongRun(result: String) async throws {
    let host = try answering(result)
    let error = await #expect(throws: LimelightError.self) {
      try await host.run(RunRequest("Do"), interaction: nil)
    }
    #expect(error?.code == .handlerFailed && error?.message.contains("something else") == true)
  }

  @Test(
    "Opening answered with something else fails",
    arguments: [
      #"{"exec":5}"#, #"{"exec":[1]}"#, #"{"exec":[]}"#, #"{"exec":["a\u0000b"]}"#,
      #"{"contentIdentifier":[1]}"#,
      "7", "null",
    ])
  func wrongOpen(result: String) async throws {
    let host = try answering(result)
    let error = await #expect(throws: LimelightError.self) {
      try await host.open(fixture.key, intent: "OpenNote", interaction: nil)
    }
    #expect(error?.code == .handlerFailed && error?.message.contains("something else") == true)
  }

  // MARK: Apps that misbehave

  @Test(
    "Whatever an app writes that is no message ends as its failure, with what it wrote",
    arguments: [
      "hello there", "{", "[]", "42", #"{"jsonrpc":"1.0","id":2,"result":{}}"#, #"{"jsonrpc":"2.0"}"#,
      #"{"jsonrpc":"2.0","id":"2","method":"x"}"#, #"{"jsonrpc":"2.0","id":2,"error":"no"}"#,
    ])
  func garbage(line: String) async throws {
    let host = try fixture.service("read -r line <&3; echo '\(line)' >&4; sleep 600")
    let error = try #require(await failure(host))
    #expect(error.code == .handlerFailed && error.message.contains("is no message"))
    #expect(error.message.contains(line.prefix(5)))
  }

  @Test("A line without end is given up at its limit")
  func hugeLine() async throws {
    let host = try fixture.service("read -r line <&3; head -c 20000000 /dev/zero | tr '\\0' x >&4; sleep 600")
    let error = try #require(await failure(host))
    #expect(error.code == .handlerFailed && error.message.contains("longer than 16 MB"))
  }

  @Test("An app that says nothing is ended at its deadline, with all that it started")
  func silent() async throws {
    let host = try fixture.service(
      #"sleep 610 & echo $! > "$TEST_HOME/child"; read -r line <&3; sleep 620"#, deadline: 0.5)
    let error = try #require(await failure(host))
    #expect(
      error.code == .handlerFailed
        && error.message.contains("said nothing for 0.5 s while opening Note a/b c"))
    let child = try #require(fixture.text("child").flatMap { pid_t($0.filter(\.isNumber)) })
    // Whoever reaps orphans may not have come to it yet; a program that ended has no arguments any more.
    #expect((Self.firstByte(of: "/proc/\(child)/cmdline") ?? -1) < 0)
  }

  /// The first byte of a file; -1 if it is empty, `nil` if it is not there.
  private static func firstByte(of path: String) -> Int32? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    return fgetc(file)
  }

  @Test("An app that does not greet is ended at its deadline")
  func neverReady() async throws {
    let error = try #require(await failure(fixture.service("sleep 600", greets: false, startDeadline: 0.3)))
    #expect(error.code == .handlerFailed && error.message.contains("while starting"))
  }

  @Test("An app that ends too early fails with its exit code and its last words")
  func exits() async throws {
    let host = try fixture.service("read -r line <&3; echo 'no store' >&2; exit 4")
    let error = try #require(await failure(host))
    #expect(error.message.contains("ended with exit code 4 while opening Note a/b c: no store"))
  }

  @Test("An app that dies of a signal fails with it")
  func dies() async throws {
    let error = try #require(await failure(fixture.service("read -r line <&3; kill -SEGV $$")))
    #expect(error.code == .handlerFailed && error.message.contains("was ended by signal 11"))
  }

  @Test("An app that closes its descriptors and stays is ended")
  func closes() async throws {
    let error = try #require(await failure(fixture.service("exec 3<&- 4>&-; sleep 600")))
    // On a busy machine the deadline may come first.
    let ways = ["closed its connection", "said nothing"]
    #expect(error.code == .handlerFailed && ways.contains { error.message.contains($0) }, "\(error.message)")
  }

  @Test("A service that is another app, or speaks a newer protocol, or greets with rubbish is refused")
  func strangers() async throws {
    func greeting(_ result: String) throws -> HandlerHost {
      try fixture.service(
        "read -r line <&3; echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\(result)}' >&4; sleep 600",
        greets: false)
    }
    #expect(await failure(try greeting(#"{"protocol":1,"app":"org.other"}"#))?.code == .config)
    #expect(await failure(try greeting(#"{"protocol":2,"app":"org.example.notes"}"#))?.code == .version)
    #expect(await failure(try greeting("[]"))?.code == .handlerFailed)
  }

  @Test("A program that is not there: no handler, naming it")
  func absent() async throws {
    var manifest = AppManifest(app: "org.example.notes", title: "Notes")
    manifest.service = ["not-installed"]
    let host = HandlerHost(
      manifest: manifest, file: "/x/notes.json", paths: fixture.paths,
      options: DispatchOptions(environment: ["PATH": "/usr/bin"]))
    let error = try #require(await failure(host))
    #expect(error.code == .noHandler && error.message.contains("not-installed"))
    #expect(error.hint?.contains("/x/notes.json") == true)
  }

  @Test("The registry starts an app whose manifest names a service, and opening says it was the handler")
  func registry() async throws {
    let path = try fixture.script(
      #"""
      while read -r line <&3; do
        case "$line" in
        *'"hello"'*) echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"app":"org.example.notes"}}' >&4 ;;
        *) echo '{"jsonrpc":"2.0","id":2,"result":{}}' >&4 ;;
        esac
      done
      """#, named: "service")
    try fixture.manifest(
      #"{"app":"org.example.notes","title":"Notes","service":["\#(path)"],"intents":[{"intent":"OpenNote","title":"Open","opens":"Note"}]}"#
    )
    let (event, notices) = try await fixture.dispatcher().open(fixture.key, url: nil, source: "search")
    #expect(event.delivered == .handler && event.intent == "OpenNote" && notices.isEmpty)
    let other = EntityKey(app: "org.example.notes", type: "Other", id: "1")
    let (activated, told) = try await fixture.dispatcher().open(other, url: nil, source: "search")
    #expect(activated.delivered == .handler && told.map(\.code) == ["no-open-intent"])
  }
}

/// Numbers in the order they came.
private final class Told: Sendable {
  private let numbers = Mutex<[Int]>([])
  func add(_ number: Int) { numbers.withLock { $0.append(number) } }
  var all: [Int] { numbers.withLock { $0 } }
}
