import AppIntents
import SnippetUI
import Testing

/// The app of the fixture, mounted.
@MainActor
struct MountedQuay {
  let story = Story()
  let host: SceneHost

  init() {
    host = CurrentStory.$value.withValue(story) { SceneHost(app: QuayApp()) }
    host.mount()
  }

  var root: ViewNode { host.windows[0].root }

  /// The texts in the tree, in order.
  func texts(in node: ViewNode? = nil) -> [String] {
    let node = node ?? root
    let own = node.kind == .text ? node.values.values.compactMap(\.text) : []
    return own + node.children.flatMap { texts(in: $0) }
  }

  /// Taps the button or link whose label holds that text.
  func tap(_ label: String) async throws {
    func find(_ node: ViewNode) -> ViewNode? {
      if node.action != nil, texts(in: node).contains(where: { $0.contains(label) }) { return node }
      return node.children.lazy.compactMap(find).first
    }
    let node = try #require(find(root))
    try await node.action?.perform()
    host.settle()
  }
}

@MainActor
@Suite("Scenes without a screen", .serialized)
struct SceneHostTests {
  private let app = MountedQuay()

  @Test("The first window group is mounted, in the background until the app comes to the front")
  func mounts() {
    #expect(app.host.windows.count == 1 && app.host.front == nil)
    #expect(app.texts().contains { $0.contains("first 0 0") })
    app.host.bringForward(app.host.windows[0])
    #expect(app.host.front === app.host.windows[0])
    #expect(app.story.all == ["phase active"])
  }

  @Test("State, observable objects and published properties change what is to be seen")
  func changes() async throws {
    try await app.tap("Visit")
    try await app.tap("Visit")
    #expect(app.texts().contains { $0.contains("first 2 0") })
    #expect(app.story.all == ["visits 0 1", "visits 1 2"])
    try await app.tap("Rename")
    #expect(app.texts().contains { $0.contains("second 2 0") })
    try await app.tap("Count")
    #expect(app.texts().contains { $0.contains("second 2 1") })
  }

  @Test("A link pushes, dismissing takes away, and each view appears and goes once")
  func navigation() async throws {
    try await app.tap("Seven")
    #expect(app.texts().contains { $0.contains("Back to 7") })
    #expect(app.story.all == ["appear 7"])
    try await app.tap("Visit")
    app.story.clear()
    try await app.tap("Back to 7")
    #expect(!app.texts().contains { $0.contains("Back to") })
    #expect(app.story.all == ["disappear 7"])
  }

  @Test("The entity of the view in front is what is on screen, until its view goes")
  func onScreen() async throws {
    app.host.bringForward(app.host.windows[0])
    try await app.tap("Seven")
    #expect(OnScreen.entity == EntityIdentifier(for: QuayEntity(id: 7)))
    try await app.tap("Back to 7")
    #expect(OnScreen.entity == nil)
  }

  @Test("A second window has state of its own")
  func windows() async throws {
    try await app.tap("Visit")
    let second = app.host.open(app.host.scenes[0])
    #expect(app.texts(in: second.root).contains { $0.contains("first 0 0") })
    #expect(app.texts().contains { $0.contains("first 1 0") })
    app.host.close(second)
    #expect(app.host.windows.count == 1)
  }
}

private struct Endless: App {
  @State var count = 0
  var body: some Scene {
    WindowGroup { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }
}

private struct Conditions: App {
  var body: some Scene {
    WindowGroup("Plain", id: "plain") { Text("plain") }
    WindowGroup(id: "books") { Text("books") }.handlesExternalEvents(matching: ["Book"])
    WindowGroup(id: "editor") {
      Text("editor").handlesExternalEvents(preferring: ["Draft"], allowing: ["Book", "Draft"])
    }
    .handlesExternalEvents(matching: [])
    WindowGroup(id: "number", for: Int.self) { $number in Text("number \(number ?? 0)") }
    Settings { Text("settings") }
  }
}

@MainActor
@Suite("Choosing a scene")
struct SceneChoiceTests {
  private let host = SceneHost(app: Conditions())

  init() { host.mount() }

  private func chosen(_ identifier: String) -> String? { host.window(for: identifier)?.scene.id }

  @Test("An identifier nobody names goes to the window that says nothing")
  func plain() {
    #expect(chosen("Other") == "plain")
    #expect(host.windows.count == 1)
  }

  @Test("A scene that names part of the identifier is opened for it, once")
  func opensNamed() {
    #expect(chosen("OpenBookIntent") == "books")
    #expect(chosen("OpenBookIntent") == "books")
    #expect(host.windows.count == 2)
  }

  @Test("A window that prefers an identifier goes before one that allows it; an empty set takes nothing")
  func prefers() throws {
    #expect(chosen("DraftBook") == "books")
    _ = try #require(host.open(id: "editor", value: nil))
    #expect(chosen("DraftBook") == "editor")
    #expect(chosen("Book") == "books")
    #expect(chosen("Other") == "plain")
  }

  @Test("Where no scene takes it, one is made all the same")
  func makesOne() {
    let host = SceneHost(app: OnlyOthers())
    host.mount()
    #expect(host.windows.count == 1)
    #expect(host.window(for: "Nothing of that") !== host.windows[0])
    #expect(host.windows.count == 2)
  }

  private struct OnlyOthers: App {
    var body: some Scene {
      WindowGroup { Text("other") }.handlesExternalEvents(matching: ["Other"])
    }
  }

  @Test("A window for a value is one for each value")
  func values() throws {
    let one = try #require(host.open(id: nil, value: 1))
    #expect(host.open(id: "number", value: 1) === one)
    #expect(host.open(id: "number", value: 2) !== one)
    #expect(one.scene.id == "number")
  }

  @Test("Views that change something each time they appear are left at some point")
  func endless() {
    let host = SceneHost(app: Endless())
    host.mount()
    #expect(host.windows.count == 1)
  }
}
