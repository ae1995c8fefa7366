// An app with scenes, written as on iOS, for tests that mount it in this process.
import AppIntents
import Observation
import Synchronization

struct Quay: Hashable, Sendable {
  var id: Int
}

struct QuayEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quay"
  static let defaultQuery = QuayQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Quay \(id)" }
}

struct QuayQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [QuayEntity] {
    identifiers.map { QuayEntity(id: $0) }
  }
}

/// What happened, in order.
final class Story: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
  func clear() { lines.withLock { $0 = [] } }
}

/// Where the app that a test mounts writes; each test sets its own.
enum CurrentStory {
  @TaskLocal static var value = Story()
}

struct OpenQuay: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Quay"
  @Parameter(title: "Quay") var target: QuayEntity

  func perform() async throws -> some IntentResult {
    CurrentStory.value.add("perform")
    return .result()
  }
}

@Observable @MainActor
final class QuayModel {
  var name = "first"
}

final class OldModel: ObservableObject {
  @Published var count = 0
}

struct QuayApp: App {
  @State var model = QuayModel()
  let story = CurrentStory.value

  init() {}

  var body: some Scene {
    WindowGroup { QuayBrowser(story: story).environment(model) }
  }
}

struct QuayBrowser: View {
  let story: Story
  @State private var path: [Quay] = []
  @State private var visits = 0
  @StateObject private var old = OldModel()
  @Environment(QuayModel.self) private var model
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("\(model.name) \(visits) \(old.count)")
        Button("Visit") { visits += 1 }
        Button("Count") { old.count += 1 }
        Button("Rename") { model.name = "second" }
        NavigationLink("Seven", value: Quay(id: 7))
      }
      .navigationDestination(for: Quay.self) { QuayDetail(quay: $0, story: story) }
    }
    .onAppIntentExecution(OpenQuay.self) { intent in
      story.add("outer \(intent.target.id)")
      path.append(Quay(id: intent.target.id))
    }
    .onChange(of: phase) { story.add("phase \(phase)") }
    .onChange(of: visits) { old, new in story.add("visits \(old) \(new)") }
  }
}

struct QuayDetail: View {
  let quay: Quay
  let story: Story
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Back to \(quay.id)") { dismiss() }
      .onAppear { story.add("appear \(quay.id)") }
      .onDisappear { story.add("disappear \(quay.id)") }
      .onAppIntentExecution(OpenQuay.self) { _ in story.add("inner \(quay.id)") }
      .userActivity("quay") { $0.appEntityIdentifier = EntityIdentifier(for: QuayEntity(id: quay.id)) }
  }
}
