import AppLink
import Glibc
import SearchModel
import Synchronization
import TestSupport
import Testing

@testable import IntentDispatch

@Suite("Apps in processes of their own that mean ill")
struct HostileServiceTests {
  private let fixture: HandlerFixture

  init() throws { fixture = try HandlerFixture() }

  private func failure(_ work: () async throws -> Void) async -> LimelightError? {
    do {
      try await work()
      return nil
    } catch { return error as? LimelightError }
  }

  @Test(
    "An error code that is no exit code never becomes one",
    arguments: [256, 0, 1, 4, 130, 269, -1, 4_294_967_298, Int64.min] as [Int64])
  func codes(code: Int64) async throws {
    let host = try fixture.service(
      "read -r line <&3; echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":\(code),\"message\":\"no\"}}' >&4"
    )
    let error = await failure { _ = try await host.open(fixture.key, intent: "OpenNote") }
    #expect(error == LimelightError(.handlerFailed, "no"))
  }

  /// Never answers; a run that ends takes it along.
  private struct Silent: InteractionHandler {
    func value(for question: ValueQuestion) async throws -> String {
      try await Task.sleep(for: .seconds(3600))
      return ""
    }
    func choice(for question: ChoiceQuestion) async throws -> Int { 0 }
    func confirmation(for question: ConfirmationQuestion) async throws -> Bool { false }
    func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool { false }
  }

  @Test("More questions than anybody answers end the app, also if all have one identifier")
  func floodOfQuestions() async throws {
    let question =
      #"{"jsonrpc":"2.0","id":7,"method":"ask.value","params":{"intent":"A","parameter":"b","title":"B","kind":"string","prompt":""}}"#
    let host = try fixture.service(
      "read -r line <&3; i=0; while [ $i -lt 1500 ]; do echo '\(question)'; i=$((i+1)); done >&4; sleep 600")
    let error = await failure { _ = try await host.run(RunRequest("Flood"), interaction: Silent()) }
    #expect(error?.message.contains("without reading") == true, "\(String(describing: error))")
  }

  @Test("A choice between nothing is the app's fault, and nobody is asked")
  func emptyChoice() async throws {
    let host = try fixture.service(
      #"""
      read -r line <&3
      echo '{"jsonrpc":"2.0","id":7,"method":"ask.choice","params":{"prompt":"Which?","options":[]}}' >&4
      read -r line <&3; echo "$line" > "$TEST_HOME/answer"
      echo '{"jsonrpc":"2.0","id":2,"result":{}}' >&4
      """#)
    _ = try await host.run(RunRequest("Choose"), interaction: ScriptedPerson())
    let answer = try JSONValue.parse(try #require(fixture.text("answer")))
    #expect(answer["error"]?["code"] == .integer(-32602))
  }

  @Test("A log that is a FIFO, or cannot be written, keeps no app from running", arguments: ["fifo", "file"])
  func logs(obstacle: String) async throws {
    let answers = "echo talk; read -r line <&3; echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}' >&4"
    if obstacle == "fifo" {
      _ = try fixture.home.write("", to: "logs/other")
      #expect(mkfifo(fixture.paths.log(app: "org.example.notes"), 0o600) == 0)
    } else {
      _ = try fixture.home.write("", to: "logs")
    }
    let host = try fixture.service(answers)
    _ = try await host.open(fixture.key, intent: "OpenNote")
  }

  @Test("Two conversations with one app at once share its log")
  func twoAtOnce() async throws {
    let host = try fixture.service(
      "echo talk; read -r line <&3; echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}' >&4")
    async let first = host.open(fixture.key, intent: "OpenNote")
    async let second = host.open(fixture.key, intent: "OpenNote")
    _ = try await (first, second)
    #expect(fixture.text("logs/org.example.notes.log") == "talk\ntalk\n")
  }

  @Test("A message of many pipes' length arrives whole")
  func longMessage() async throws {
    let host = try fixture.service(
      #"head -n 1 <&3 | wc -c > "$TEST_HOME/length"; echo '{"jsonrpc":"2.0","id":2,"result":{}}' >&4"#)
    let text = String(repeating: "x", count: 6 << 20)
    _ = try await host.run(RunRequest("Long", parameters: ["text": text]), interaction: nil)
    let length = try #require(fixture.text("length").flatMap { Int($0.filter(\.isNumber)) })
    #expect(length > text.count && length < text.count + 1000)
  }

  /// Takes its time over the first report.
  private final class SlowReader: InteractionHandler {
    let told = Mutex<[Double?]>([])
    let gate: AsyncStream<Void>
    let open: AsyncStream<Void>.Continuation
    init() { (gate, open) = AsyncStream.makeStream() }
    func progress(_ fraction: Double?, text: String) async {
      told.withLock { $0.append(fraction) }
      for await _ in gate {}
    }
    func value(for question: ValueQuestion) async throws -> String { "" }
    func choice(for question: ChoiceQuestion) async throws -> Int { 0 }
    func confirmation(for question: ConfirmationQuestion) async throws -> Bool { false }
    func comeForward(dialog: String?, mustConfirm: Bool) async throws -> Bool { false }
  }

  @Test("Progress faster than it is read is told as far as it has got, and the end of it always")
  func progress() async throws {
    let reader = SlowReader()
    let relay = ProgressRelay(reader)
    func tell(_ fraction: Double?) {
      relay.tell(.members(("fraction", fraction.map { .number($0) }), ("text", .string("Copying"))))
    }
    for step in 0..<10_000 { tell(Double(step) / 10_000) }
    tell(nil)
    reader.open.finish()
    while reader.told.withLock({ $0.last }) != .some(nil) { await Task.yield() }
    #expect(reader.told.withLock { $0.count } <= 3)
  }

  @Test("Parameters that are no texts are refused, not left out")
  func parameters() throws {
    for text in [#"{"intent":"A","parameters":{"a":1}}"#, #"{"intent":"A","parameters":[]}"#] {
      let json = try JSONValue.parse(text)
      #expect(throws: RPCFailure.self) { try RunRequest(linkJSON: json) }
    }
    var request = RunRequest("A", parameters: ["a": "1"])
    request.keepsSnippet = true
    #expect(try RunRequest(linkJSON: request.linkJSON(isPersonPresent: true)) == request)
  }
}
