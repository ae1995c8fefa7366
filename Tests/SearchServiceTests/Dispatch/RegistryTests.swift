import Glibc
import IntentDispatch
import SearchModel
import TestSupport
import Testing

@Suite("The registry of apps")
struct RegistryTests {
  private let fixture: HandlerFixture

  init() throws { fixture = try HandlerFixture() }

  private func registry(_ hosts: [any AppHost] = []) -> AppRegistry {
    AppRegistry(paths: fixture.paths, hosts: hosts)
  }

  @Test("The smallest manifest has an app, a title and a handler")
  func smallest() throws {
    try fixture.manifest(#"{"app":"a","title":"A","handler":["bin/x","-y"]}"#)
    let registry = registry()
    #expect(registry["a"]?.manifest.title == "A")
    // Relative to the manifest, so that an app can be unpacked anywhere.
    #expect(registry["a"]?.manifest.handler == [fixture.paths.apps + "/bin/x", "-y"])
    #expect(registry.problems.isEmpty)
  }

  @Test("A manifest is live at the next question: written, changed in place, removed")
  func live() throws {
    let registry = registry()
    #expect(registry.apps.isEmpty)
    try fixture.manifest(#"{"app":"a","title":"One","handler":["x"]}"#)
    #expect(registry["a"]?.manifest.title == "One")
    try fixture.manifest(#"{"app":"a","title":"Two","handler":["x"]}"#)
    #expect(registry["a"]?.manifest.title == "Two")
    unlink(fixture.paths.apps + "/notes.json")
    #expect(registry["a"] == nil)
  }

  @Test("The home's manifest wins over the system's, and that over what an app in this process declares")
  func nearerWins() throws {
    let registry = registry([TestHost()])
    #expect(registry["test.host"]?.manifest.title == "Test Pages")
    _ = try fixture.home.write(
      #"{"app":"test.host","title":"System","handler":[]}"#, to: "system/limelight/apps/t.json")
    #expect(registry["test.host"]?.manifest.title == "System")
    try fixture.manifest(#"{"app":"test.host","title":"Mine","handler":[]}"#)
    #expect(registry["test.host"]?.manifest.title == "Mine")
    #expect(registry["test.host"]?.host != nil)
    #expect(registry.apps.count == 1)
  }

  static let broken: [(json: String, says: String)] = [
    ("", "ends"),
    (#"{"app":"x","title":"X","#, "not closed"),
    ("[1]", "not a JSON object"),
    (#"{"title":"X","handler":["x"]}"#, "app is missing"),
    (#"{"app":7,"title":"X","handler":["x"]}"#, "app is not a text"),
    (#"{"app":"x","handler":["x"]}"#, "title is missing"),
    (#"{"app":"x","title":"X"}"#, "handler is missing"),
    (#"{"app":"x","title":"X","handler":"x -y"}"#, "handler is not a list"),
    (#"{"app":"x","title":"X","handler":["x",1]}"#, "not a text"),
    (#"{"app":"x","app":"y","title":"X","handler":[]}"#, "twice"),
    (#"{"app":"x","title":"X","handler":[],"intents":{}}"#, "intents is not a list"),
    (#"{"app":"x","title":"X","handler":[],"intents":[{"intent":"I"}]}"#, "intents[0].title is missing"),
    (
      #"{"app":"x","title":"X","handler":[],"intents":[{"intent":"I","title":"T","parameters":[{"name":"p","kind":"note"}]}]}"#,
      "intents[0].parameters[0].kind"
    ),
    (
      #"{"app":"x","title":"X","handler":[],"entities":[{"type":"T","title":"T"},{"type":"T","title":"U"}]}"#,
      "twice"
    ),
    (#"{"version":9,"app":"x","title":"X","handler":[]}"#, "newer"),
    (#"{"app":"x\u0007","title":"X","handler":[]}"#, "control characters"),
  ]

  @Test("A broken manifest hides no other, and is listed with its file and what to do", arguments: broken)
  func brokenManifest(_ json: String, _ says: String) throws {
    try fixture.manifest(json, named: "broken.json")
    try fixture.manifest(#"{"app":"good","title":"Good","handler":[]}"#, named: "good.json")
    let registry = registry()
    #expect(registry.apps.map(\.manifest.app) == ["good"])
    let problem = try #require(registry.problems.first)
    #expect(registry.problems.count == 1)
    #expect(problem.file.hasSuffix("/apps/broken.json"))
    #expect(problem.message.contains(says), "\(problem.message)")
    #expect(!problem.hint.isEmpty)
    #expect(problem.notice.code == "broken-manifest")
  }

  @Test("A fault of JSON itself is placed by line and byte")
  func place() throws {
    try fixture.manifest("{\n  \"app\": nope\n}")
    let problem = try #require(registry().problems.first)
    #expect(problem.line == 2)
    #expect(problem.offset == 11)
    #expect(problem.notice.message.contains("notes.json:2 (byte 12)"))
  }

  @Test("A second manifest for one app in one directory is a problem; the first by name counts")
  func duplicate() throws {
    try fixture.manifest(#"{"app":"a","title":"One","handler":[]}"#, named: "1.json")
    try fixture.manifest(#"{"app":"a","title":"Two","handler":[]}"#, named: "2.json")
    let registry = registry()
    #expect(registry["a"]?.manifest.title == "One")
    #expect(registry.problems.map(\.file) == [fixture.paths.apps + "/2.json"])
  }

  @Test("Directories, pipes, huge files and bytes that are not UTF-8 are problems, not crashes")
  func strangeFiles() throws {
    try fixture.manifest(#"{"app":"a","title":"A","handler":[]}"#)
    mkdir(fixture.paths.apps + "/dir.json", 0o700)
    mkfifo(fixture.paths.apps + "/fifo.json", 0o600)
    _ = try fixture.home.write([UInt8](repeating: 0x20, count: 1 << 21), to: "apps/huge.json")
    _ = try fixture.home.write([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], to: "apps/latin.json")
    _ = try fixture.home.write("not read", to: "apps/README")
    let registry = registry()
    #expect(registry.apps.map(\.manifest.app) == ["a"])
    #expect(registry.problems.count == 4)
  }

  @Test("An app is found by its identifier, else by the only name equal without regard to case")
  func appByName() throws {
    try fixture.manifest(#"{"app":"org.a","title":"Notes","handler":[]}"#, named: "1.json")
    try fixture.manifest(#"{"app":"org.b","title":"notes","handler":[]}"#, named: "2.json")
    try fixture.manifest(#"{"app":"Mail","title":"Post","handler":[]}"#, named: "3.json")
    let registry = registry()
    #expect(try registry.app(named: "org.a")?.manifest.app == "org.a")
    #expect(try registry.app(named: "MAIL")?.manifest.app == "Mail")
    #expect(try registry.app(named: "post")?.manifest.app == "Mail")
    #expect(try registry.app(named: "none") == nil)
    #expect(throws: LimelightError.self) { try registry.app(named: "NOTES") }
  }

  @Test("Types have titles, and are found by them")
  func types() throws {
    let registry = registry([TestHost()])
    #expect(registry.typeTitle("Page", app: "test.host") == "Manual Page")
    #expect(registry.typeTitle("Other", app: "test.host") == "Other")
    #expect(try registry.type(named: "manual page", app: nil) == "Page")
    #expect(try registry.type(named: "page", app: "test.host") == "Page")
    #expect(try registry.type(named: "page", app: "another") == nil)
  }

  @Test("Actions of an entity begin with its OpenIntent, then what takes it as a parameter")
  func actions() throws {
    let registry = registry([TestHost()])
    let actions = registry.actions(for: EntityKey(app: "test.host", type: "Page", id: "1"))
    #expect(actions.map(\.intent) == ["OpenPage", "DescribePage"])
    #expect(registry.actions(for: EntityKey(app: "nobody", type: "Page", id: "1")).isEmpty)
  }

  @Test(
    "Intents are found by the words of their titles",
    arguments: [
      (["describe"], true), (["desc"], true), (["Describe", "page"], true), (["page", "descr"], true),
      (["test", "describe"], true), (["describe", "pages"], true), (["descr", "page"], false),
      (["pages"], false),
      (["open"], false), (["secretly"], false), (["describe", "x"], false), ([], false), (["--"], false),
    ] as [([String], Bool)])
  func intents(_ words: [String], _ isFound: Bool) {
    #expect(
      registry([TestHost()]).intents(matching: words).map(\.intent) == (isFound ? ["DescribePage"] : []))
  }

  @Test("Every question is answered from many threads at once while manifests change")
  func concurrent() async throws {
    let registry = registry()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for round in 0..<50 {
            if task == 0 {
              try? fixture.manifest(#"{"app":"a","title":"T\#(round)","handler":[]}"#)
            } else {
              _ = registry.apps
            }
          }
        }
      }
    }
    #expect(registry["a"]?.manifest.title == "T49")
  }
}
