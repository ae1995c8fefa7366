import AppIntents
import SearchModel
import SnippetUI
import Testing

@MainActor
@Suite("Intents lead scenes to their content", .serialized)
struct AppIntentExecutionTests {
  private let app = MountedQuay()

  private func open(_ id: Int) async throws -> OpenOutcome {
    let navigation = SceneNavigation(app.host)
    let host = InProcessHost(
      app: "org.example.quays", title: "Quays", entities: [QuayEntity.self], intents: [OpenQuay.self],
      observer: navigation.observer)
    return try await CurrentStory.$value.withValue(app.story) {
      try await host.open(
        EntityKey(app: "org.example.quays", type: "QuayEntity", id: String(id)), intent: "OpenQuay")
    }
  }

  @Test("All matching views run before the app is in front, and that before perform")
  func order() async throws {
    let outcome = try await open(3)
    #expect(outcome.contentIdentifier == "OpenQuay")
    #expect(app.story.all == ["outer 3", "appear 3", "phase active", "perform"])
    app.story.clear()
    app.host.sendBack()
    app.story.clear()
    _ = try await open(4)
    #expect(app.story.all == ["outer 4", "inner 3", "appear 4", "phase active", "perform"])
  }

  @Test("The window that was chosen is the one in front")
  func front() async throws {
    let second = app.host.open(app.host.scenes[0])
    app.host.bringForward(second)
    _ = try await open(5)
    #expect(app.host.front === second)
    #expect(app.texts(in: second.root).contains { $0.contains("Back to 5") })
    #expect(!app.texts().contains { $0.contains("Back to 5") })
  }
}

/// Leads to a scene by what it is about, not by its own name.
private struct OpenDraft: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Draft"
  @Parameter(title: "Quay") var target: QuayEntity
  var contentIdentifier: String { "Draft \(target.id)" }
}

private struct DraftsApp: App {
  let story = CurrentStory.value
  init() {}
  var body: some Scene {
    WindowGroup(id: "plain") {
      Text("plain").onAppIntentExecution(OpenDraft.self) { _ in story.add("plain") }
    }
    WindowGroup(id: "drafts") {
      Text("drafts").onAppIntentExecution(OpenDraft.self) { story.add("draft \($0.target.id)") }
    }
    .handlesExternalEvents(matching: ["Draft"])
  }
}

extension AppIntentExecutionTests {
  @Test("The scene is chosen by the content an intent names, and only its views are led there")
  func contentIdentifier() async throws {
    let story = Story()
    let scenes = CurrentStory.$value.withValue(story) { SceneHost(app: DraftsApp()) }
    scenes.mount()
    let host = InProcessHost(
      app: "a", title: "A", entities: [QuayEntity.self], intents: [OpenDraft.self],
      observer: SceneNavigation(scenes).observer)
    let outcome = try await host.open(
      EntityKey(app: "a", type: "QuayEntity", id: "8"), intent: "OpenDraft")
    #expect(outcome.contentIdentifier == "Draft 8" && story.all == ["draft 8"])
    #expect(scenes.front?.scene.id == "drafts")
  }
}

struct ShowInScene: OpenIntent, UISceneAppIntent {
  static let title: LocalizedStringResource = "Show"
  @Parameter(title: "Quay") var target: QuayEntity

  @MainActor func performNavigation(forScene scene: UIScene) {
    CurrentStory.value.add("navigate \(scene === uiScene)")
  }
}

struct PlainOpenQuay: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Quay") var target: QuayEntity
}

final class QuaySceneDelegate: UIResponder, UIWindowSceneDelegate, AppIntentSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    CurrentStory.value.add("connect \(connectionOptions.appIntent != nil)")
  }

  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
    CurrentStory.value.add("will perform")
  }

  func handle(_ intent: PlainOpenQuay) async { CurrentStory.value.add("handle \(intent.target.id)") }
}

final class QuayAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = QuaySceneDelegate.self
    return configuration
  }
}

private struct DelegateApp: App {
  @UIApplicationDelegateAdaptor(QuayAppDelegate.self) var delegate
  var body: some Scene {
    WindowGroup { Text("quays") }.handlesExternalEvents(matching: ["Nothing"])
  }
}

@MainActor
@Suite("Scene delegates", .serialized)
struct SceneDelegateTests {
  @Test("A scene made for an intent is connected with it, then told, then led")
  func delegates() async throws {
    let story = Story()
    defer { UIApplication.shared.delegate = nil }
    try await CurrentStory.$value.withValue(story) {
      let scenes = SceneHost(app: DelegateApp())
      let navigation = SceneNavigation(scenes)
      scenes.mount()
      let host = InProcessHost(
        app: "a", title: "A", entities: [QuayEntity.self], intents: [ShowInScene.self, PlainOpenQuay.self],
        observer: navigation.observer)
      _ = try await host.open(EntityKey(app: "a", type: "QuayEntity", id: "1"), intent: "ShowInScene")
      #expect(story.all == ["connect false", "connect true", "will perform", "navigate true"])
      story.clear()
      _ = try await host.open(EntityKey(app: "a", type: "QuayEntity", id: "2"), intent: "PlainOpenQuay")
      #expect(story.all == ["handle 2"])
      #expect(UIApplication.shared.connectedScenes.count == 2)
    }
  }
}
