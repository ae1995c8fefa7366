import AppIntents
import SearchIndex
import SearchModel
import TestSupport
import Testing

@Suite("App shortcuts")
struct ShortcutTests {
  private func manifest() -> AppManifest {
    var manifest = AppManifest(
      app: "plants", title: "Plants", entities: [Plant.self], intents: [OpenPlant.self])
    manifest.add(PlantShortcuts.self)
    return manifest
  }

  @Test("A provider's phrases stand in the manifest with their places, and its intents and enums with them")
  func manifestForm() {
    let manifest = manifest()
    #expect(manifest.shortcuts.map(\.intent) == ["OpenPlant", "MovePlant", "MovePlant"])
    #expect(
      manifest.shortcuts[0].phrases.map(\.text)
        == ["Open ${target} in ${applicationName}", "Show a plant in ${applicationName}"])
    #expect(manifest.shortcuts[0].parameter == "target")
    #expect(manifest.intents.map(\.intent) == ["OpenPlant", "MovePlant"])
    #expect(
      manifest.intent(named: "MovePlant")?.parameters.map(\.kind) == [
        "entity:Plant", "enum:Shelf", "integer", "string", "boolean",
      ])
    #expect(manifest.enums.map(\.type) == ["Shelf"])
    #expect(manifest.enums.first?.cases.map(\.title) == ["Inbox", "Done"])
    #expect(manifest.enums.first?.cases.last?.synonyms == ["Finished"])
    #expect(manifest.negativePhrases == ["Open the window in ${applicationName}"])
    #expect(manifest.tileColor == "lime")
    #expect(PlantShortcuts.problems().isEmpty)
  }

  @Test(
    "The values of phrases are the suggested entities, kept in the home by the app's call and by a reindex")
  func values() async throws {
    let home = try TemporaryHome()
    let host = InProcessHost(
      app: "plants", title: "Plants", entities: [Plant.self], intents: [UpdateValues.self],
      shortcuts: PlantShortcuts.self, home: home.paths)
    let store = ShortcutValueStore(paths: home.paths)
    #expect(store.values(of: "plants") == nil)
    _ = try await host.run("UpdateValues", parameters: [:])
    let kept = try #require(store.values(of: "plants"))
    #expect(
      kept.values == [
        "entity:Plant": [
          ShortcutValue(value: "1", title: "Fern", synonyms: ["No. 1"]),
          ShortcutValue(value: "2", title: "Ivy", synonyms: ["No. 2"]),
        ]
      ])
    try store.keep(ShortcutValues(app: "plants", updatedAt: 0, values: [:]))
    try await host.reindex(scope: DonationScope(home: home.paths))
    #expect(store.values(of: "plants")?.values == kept.values)
  }

  @Test("A shortcut keeps its symbol and short title, and the values that its intent was given")
  func details() {
    var manifest = AppManifest(app: "plants", title: "Plants")
    manifest.add(FilledIn.self)
    let shortcut = manifest.shortcuts[0]
    #expect(shortcut.systemImageName == "leaf" && shortcut.shortTitle == "Move Fern")
    #expect(shortcut.fixed == ["plant": "1", "shelf": "done", "days": "3"])
    #expect(
      manifest.shortcuts[1].shortTitle.isEmpty && manifest.shortcuts[1].systemImageName == "shippingbox")
    #expect(FilledIn.appShortcuts.count == 2)
  }

  @Test("Values that cannot be read anew leave the old ones")
  func failingQuery() async throws {
    let home = try TemporaryHome()
    let host = InProcessHost(
      app: "weeds", title: "Weeds", entities: [Weed.self], intents: [UpdateWeeds.self],
      shortcuts: WeedShortcuts.self, home: home.paths)
    let store = ShortcutValueStore(paths: home.paths)
    let old = ["entity:Weed": [ShortcutValue(value: "1", title: "Nettle")]]
    try store.keep(ShortcutValues(app: "weeds", updatedAt: 0, values: old))
    _ = try await host.run("UpdateWeeds", parameters: [:])
    #expect(store.values(of: "weeds")?.values == old)
    await #expect {
      try await host.reindex(scope: DonationScope(home: home.paths))
    } throws: { ($0 as? LimelightError)?.message == "The garden is closed." }
  }

  @Test("A file of another app or form is no list of values")
  func foreignFile() throws {
    let home = try TemporaryHome()
    let store = ShortcutValueStore(paths: home.paths)
    try store.keep(ShortcutValues(app: "a/../b", updatedAt: 1, values: ["entity:X": []]))
    #expect(store.values(of: "a/../b")?.app == "a/../b")
    _ = try home.write("[]", to: "shortcuts/c.json")
    #expect(store.values(of: "c") == nil)
    #expect(store.values(of: "b") == nil)
  }

  @Test("Each breach of a rule is told with its phrase", arguments: Breach.all)
  func rules(breach: Breach) throws {
    let problem = try #require(breach.provider.problems(values: breach.values).first)
    #expect(problem.rule == breach.rule)
    #expect(problem.message.contains(breach.text), "\(problem.message)")
  }

  struct Breach: Sendable, CustomTestStringConvertible {
    var rule: ShortcutRules.Rule
    var provider: any AppShortcutsProvider.Type
    var text: String
    var values: [String: [ShortcutValue]] = [:]
    var testDescription: String { rule.rawValue }

    static let all = [
      Breach(
        rule: .applicationName, provider: Nameless.self, text: "\"Move a plant\" does not hold the app's name"
      ),
      Breach(rule: .oneParameter, provider: TwoParameters.self, text: "has 2 parameters: plant, shelf"),
      Breach(rule: .parameterKind, provider: OpenEnded.self, text: "the parameter note of kind string"),
      Breach(
        rule: .discoverable, provider: Undiscoverable.self,
        text: "runs HiddenPlant, which is not discoverable"),
      Breach(rule: .count, provider: Eleven.self, text: "the app has 11 shortcuts"),
      Breach(
        rule: .product, provider: PlantShortcuts.self, text: "are 1004",
        values: ["entity:Plant": (0..<1000).map { ShortcutValue(value: "\($0)", title: "\($0)") }]),
    ]
  }
}

private struct UpdateValues: AppIntent {
  static let title: LocalizedStringResource = "Update"
  func perform() async throws -> some IntentResult {
    PlantShortcuts.updateAppShortcutParameters()
    return .result()
  }
}

private struct FilledIn: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: fern, phrases: ["Move the fern in \(.applicationName)"], shortTitle: "Move Fern",
      systemImageName: "leaf")
    old
  }
  private static var fern: MovePlant {
    let intent = MovePlant()
    intent.plant = PlantQuery.all[0]
    intent.shelf = .done
    intent.days = 3
    return intent
  }
  /// The form of 2022, without a short title.
  @available(*, deprecated)
  private static var firstForm: AppShortcut {
    AppShortcut(
      intent: MovePlant(), phrases: ["Carry in \(.applicationName)"], systemImageName: "shippingbox")
  }
  private static var old: AppShortcut { (Self.self as any FirstForm.Type).shortcut }
}

/// Calls what is deprecated without a warning.
private protocol FirstForm { static var shortcut: AppShortcut { get } }

extension FilledIn: FirstForm {
  @available(*, deprecated)
  static var shortcut: AppShortcut { firstForm }
}

private struct Weed: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weed"
  static let defaultQuery = WeedQuery()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Weed" }
}

private struct WeedQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Weed] { [] }
  func suggestedEntities() async throws -> [Weed] {
    throw IntentError.custom(localizedDescription: "The garden is closed.")
  }
}

private struct OpenWeed: OpenIntent {
  static let title: LocalizedStringResource = "Open Weed"
  @Parameter(title: "Weed") var target: Weed
}

private struct WeedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenWeed(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open",
      systemImageName: "leaf")
  }
}

private struct UpdateWeeds: AppIntent {
  static let title: LocalizedStringResource = "Update"
  func perform() async throws -> some IntentResult {
    WeedShortcuts.updateAppShortcutParameters()
    return .result()
  }
}

private struct Nameless: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: MovePlant(), phrases: ["Move a plant"], shortTitle: "Move", systemImageName: "leaf")
  }
}

private struct TwoParameters: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: MovePlant(), phrases: ["Move \(\.$plant) to \(\.$shelf) in \(.applicationName)"],
      shortTitle: "Move",
      systemImageName: "leaf")
  }
}

private struct OpenEnded: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: MovePlant(), phrases: ["Note \(\.$note) in \(.applicationName)"], shortTitle: "Note",
      systemImageName: "leaf")
  }
}

private struct Undiscoverable: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: HiddenPlant(), phrases: ["Hide in \(.applicationName)"], shortTitle: "Hide",
      systemImageName: "leaf")
  }
}

private struct Eleven: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    one; one; one; one; one; one; one; one; one; one; one
  }
  private static var one: AppShortcut {
    AppShortcut(
      intent: MovePlant(), phrases: ["Move in \(.applicationName)"], shortTitle: "Move",
      systemImageName: "leaf")
  }
}
