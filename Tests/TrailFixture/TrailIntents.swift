import AppIntents
import Foundation

struct ShowTrailIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Trail"
  @Parameter(title: "Trail") var trail: TrailEntity
  init() {}
  init(trail: TrailEntity) { self.trail = trail }
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: TrailSnippetIntent(trail: trail))
  }
}

struct TrailSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Trail"
  static let isDiscoverable = false
  @Parameter(title: "Trail") var trail: TrailEntity
  init() {}
  init(trail: TrailEntity) { self.trail = trail }
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: TrailView(trail: trail))
  }
}

struct TrailView: View {
  let trail: TrailEntity
  var body: some View {
    VStack(alignment: .leading) {
      Text("\(trail.name), walked \(TrailStore.shared.walks(trail.id)) times")
      Text(verbatim: "Notes: " + TrailStore.shared.noted.joined(separator: "; "))
      Button("Walk", intent: WalkTrailIntent(trail: trail))
      Toggle("Walked", isOn: TrailStore.shared.walks(trail.id) > 0, intent: WalkTrailIntent(trail: trail))
      Button("Note", intent: NoteIntent())
      Button("Bridges", intent: ShowBridgesIntent())
      Button("Refuse", intent: TrailFaultIntent("refuse"))
      Button("Crash", intent: TrailFaultIntent("crash"))
      Button("Close", intent: CloseTrailIntent(trail: trail))
      Button("Open", intent: OpenTrailIntent(target: trail))
    }
  }
}

struct WalkTrailIntent: AppIntent {
  static let title: LocalizedStringResource = "Walk Trail"
  @Parameter(title: "Trail") var trail: TrailEntity
  init() {}
  init(trail: TrailEntity) { self.trail = trail }
  func perform() async throws -> some ProvidesDialog {
    TrailStore.shared.walk(trail.id)
    return .result(dialog: "You walked \(trail.name).")
  }
}

/// Needs a value that no tap gives.
struct NoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Note"
  @Parameter(title: "Text", requestValueDialog: "What to note?") var text: String
  func perform() async throws -> some IntentResult {
    TrailStore.shared.note(text)
    return .result()
  }
}

/// Shows another snippet, with more taps than a screen has lines.
struct ShowBridgesIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Bridges"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: BridgesSnippetIntent())
  }
}

struct BridgesSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Bridges"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: List(0..<300, id: \.self) { number in
        Button("Bridge \(number)", intent: CountBridgeIntent())
      })
  }
}

struct CountBridgeIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Bridge"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Counted.") }
}

struct CloseTrailIntent: AppIntent {
  static let title: LocalizedStringResource = "Close Trail"
  @Parameter(title: "Trail") var trail: TrailEntity
  init() {}
  init(trail: TrailEntity) { self.trail = trail }
  func perform() async throws -> some IntentResult {
    TrailStore.shared.close(trail.id)
    return .result()
  }
}

/// Asks before it opens.
struct OpenTrailIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Trail"
  @Parameter(title: "Trail") var target: TrailEntity
  @Parameter(title: "Map", requestValueDialog: "On which map?") var map: String
  init() {}
  init(target: TrailEntity) { self.target = target }
  func perform() async throws -> some IntentResult {
    try await requestConfirmation(dialog: "Really open \(target.name) on \(map)?")
    TrailStore.shared.note("opened on \(map)")
    return .result()
  }
}

/// Asks in a confirmation that can be tapped.
struct WalkFirstIntent: AppIntent {
  static let title: LocalizedStringResource = "Walk First"
  @Parameter(title: "Trail") var trail: TrailEntity
  func perform() async throws -> some ReturnsValue<Int> {
    try await requestConfirmation(
      actionName: .go, dialog: "Go on?", snippetIntent: TrailSnippetIntent(trail: trail))
    return .result(value: TrailStore.shared.walks(trail.id))
  }
}

struct TrailFaultIntent: AppIntent {
  static let title: LocalizedStringResource = "Fault"
  static let isDiscoverable = false
  @Parameter(title: "How") var how: String
  init() {}
  init(_ how: String) { self.how = how }
  func perform() async throws -> some IntentResult {
    if how == "crash" { fatalError("as tapped") }
    if how.hasPrefix("/") { await hold(saying: how) }
    guard how.isEmpty else { throw TrailFault.closed }
    return .result()
  }
}

/// Writes the process's number to that file and keeps the main actor for ever.
@MainActor private func hold(saying file: String) {
  let stream = fopen(file, "w")
  fputs("\(getpid())\n", stream)
  fclose(stream)
  while true { pause() }
}

struct TrailShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowBridgesIntent(), phrases: ["Show the bridges in \(.applicationName)"],
      shortTitle: "Bridges",
      systemImageName: "road.lanes")
  }
}

enum TrailFault: Error, CustomLocalizedStringResourceConvertible {
  case closed
  var localizedStringResource: LocalizedStringResource { "The trail is closed." }
}
