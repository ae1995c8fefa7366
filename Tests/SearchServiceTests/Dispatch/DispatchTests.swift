import Glibc
import IntentDispatch
import SearchModel
import TestSupport
import Testing

@Suite("What a tap leads to")
struct DispatchTests {
  private let fixture: HandlerFixture

  init() throws { fixture = try HandlerFixture() }

  private func failure(
    _ key: EntityKey? = nil, url: String? = nil, path: String? = nil, hosts: [any AppHost] = []
  ) async -> LimelightError? {
    do {
      _ = try await fixture.dispatcher(hosts: hosts, path: path).open(
        key ?? fixture.key, url: url, source: "search")
      return nil
    } catch { return error as? LimelightError }
  }

  @Test("Two OpenIntents for one type are an error of registration that names both")
  func twoOpenIntents() async throws {
    try fixture.notes(handler: try fixture.script("exit 0"), opens: ["OpenNote", "ShowNote"])
    let error = try #require(await failure())
    #expect(error.code == .config)
    #expect(error.message.contains("OpenNote and ShowNote"))
    #expect(error.hint?.contains("notes.json") == true)
  }

  @Test("An app in this process performs its OpenIntent, and its command comes along")
  func inProcess() async throws {
    let (event, _) = try await fixture.dispatcher(hosts: [TestHost()]).open(
      EntityKey(app: "test.host", type: "Page", id: "ls(1)"), url: "https://example.org", source: "search")
    #expect(event.delivered == .inProcess)
    #expect(event.intent == "OpenPage")
    #expect(event.exec == ["man", "ls(1)"])
    #expect(event.contentIdentifier == "OpenPage")
    #expect(event.event.count == 36)
  }

  @Test("What an app in this process throws arrives as thrown")
  func inProcessGone() async throws {
    let error = await failure(EntityKey(app: "test.host", type: "Page", id: "gone"), hosts: [TestHost()])
    #expect(error?.code == .entityGone)
  }

  @Test("Without an OpenIntent the record's address is handed to the desktop")
  func opensUrl() async throws {
    _ = try fixture.script(#"printf '%s\n' "$#" "$1" > "$TEST_HOME/opened""#, named: "xdg-open")
    let url = "https://example.org/a?b=1&c=$(id);-x"
    let (event, notices) = try await fixture.dispatcher().open(fixture.key, url: url, source: "search")
    #expect(event.delivered == .uri)
    #expect(event.intent == nil)
    #expect(notices.map(\.code) == ["no-open-intent"])
    #expect(fixture.text("opened") == "1\n\(url)\n")
  }

  @Test(
    "Addresses that could do more than show something are refused",
    arguments: ["javascript:alert(1)", "data:text/html,x", "LIMELIGHT://open/a/b/c", "vscode://x"])
  func refusesSchemes(_ url: String) async throws {
    _ = try fixture.script(#"touch "$TEST_HOME/opened""#, named: "xdg-open")
    #expect(await failure(url: url)?.code == .denied)
    #expect(fixture.text("opened") == nil)
  }

  @Test(
    "What is no address is never given to a program",
    arguments: ["--help", "/etc/passwd", "", "a b:c", "https://a b"])
  func refusesOptions(_ url: String) async throws {
    _ = try fixture.script(#"touch "$TEST_HOME/opened""#, named: "xdg-open")
    #expect(await failure(url: url)?.code == .noHandler)
    #expect(fixture.text("opened") == nil)
  }

  @Test("Without xdg-open the address is printed with the error")
  func noOpener() async throws {
    let error = try #require(await failure(url: "https://example.org/", path: fixture.home.path))
    #expect(error.code == .noHandler)
    #expect(error.message.contains("https://example.org/"))
  }

  @Test("The exit codes of xdg-open are told apart", arguments: [(2, 10), (3, 12), (4, 13)])
  func openerFails(_ exit: Int, _ code: Int) async throws {
    _ = try fixture.script("exit \(exit)", named: "xdg-open")
    #expect(await failure(url: "https://example.org/")?.code.rawValue == Int32(code))
  }

  @Test("Without an OpenIntent and an address the app is activated through its handler")
  func activates() async throws {
    try fixture.notes(handler: try fixture.script(#"cat > "$TEST_HOME/event.json""#), opens: [])
    let (event, notices) = try await fixture.dispatcher().open(fixture.key, url: nil, source: "search")
    #expect(event.delivered == .activated)
    #expect(event.intent == nil)
    #expect(notices.map(\.code) == ["no-open-intent"])
    let told = try JSONValue.parse(try #require(fixture.text("event.json")))
    #expect(told["mode"]?.string == "activate")
    #expect(told["intent"] == .null)
  }

  @Test("An app that nothing describes cannot be reached")
  func unknownApp() async throws {
    let error = try #require(await failure())
    #expect(error.code == .noHandler)
    #expect(error.message.contains("org.example.notes"))
  }

  @Test("A declared OpenIntent without any program to perform it has no handler")
  func declaredOnly() async throws {
    try fixture.manifest(
      #"{"app":"org.example.notes","title":"Notes","handler":[],"intents":[{"intent":"OpenNote","title":"Open","opens":"Note"}]}"#
    )
    let error = try #require(await failure(url: "https://example.org"))
    #expect(error.code == .noHandler)
    #expect(error.message.contains("OpenNote"))
  }
}

/// An app in this process with pages that open in a terminal.
struct TestHost: AppHost {
  let app = "test.host"
  var manifest: AppManifest {
    var manifest = AppManifest(app: app, title: "Test Pages")
    manifest.entities = [.init(type: "Page", title: "Manual Page")]
    var describe = AppManifest.Intent(intent: "DescribePage", title: "Describe Page")
    describe.parameters = [.init(name: "page", title: "Page", kind: "entity:Page", isRequired: true)]
    var secret = AppManifest.Intent(intent: "Secret", title: "Describe Secretly")
    secret.isDiscoverable = false
    manifest.intents = [describe, secret, .init(intent: "OpenPage", title: "Open Page", opens: "Page")]
    return manifest
  }

  func open(
    _ entity: EntityKey, intent: String, interaction: (any InteractionHandler)?
  ) async throws -> OpenOutcome {
    if entity.id == "gone" { throw LimelightError(.entityGone, "gone") }
    return OpenOutcome(exec: ["man", entity.id])
  }

  /// Says what it was given, and wants to open the page.
  func run(_ request: RunRequest, interaction: (any InteractionHandler)?) async throws -> RunOutcome {
    var outcome = RunOutcome()
    let page = request.parameters["page"] ?? "-"
    outcome.value = .text("\(request.intent) \(page)")
    if request.opensNext { outcome.opens = EntityKey(app: app, type: "Page", id: page) }
    outcome.isUndoable = true
    return outcome
  }

  func undo() async throws -> String { "Describe" }
  func reindex(scope: DonationScope) async throws {}
}
