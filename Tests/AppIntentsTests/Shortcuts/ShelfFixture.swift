import AppIntents

enum Shelf: String, AppEnum {
  case inbox, done
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .inbox: "Inbox", .done: DisplayRepresentation(title: "Done", synonyms: ["Finished"]),
  ]
}

struct Plant: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Plant", numericFormat: "\(placeholder: .int) plants")
  static let defaultQuery = PlantQuery()
  var id: Int
  var name: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", synonyms: ["No. \(id)"])
  }
}

struct PlantQuery: EntityQuery {
  static let all = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Ivy"), Plant(id: 3, name: "Moss")]
  func entities(for identifiers: [Int]) async throws -> [Plant] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Plant] { Array(Self.all.prefix(2)) }
}

struct OpenPlant: OpenIntent {
  static let title: LocalizedStringResource = "Open Plant"
  @Parameter(title: "Plant") var target: Plant
}

struct MovePlant: AppIntent {
  static let title: LocalizedStringResource = "Move Plant"
  static let description: IntentDescription? = "Puts a plant elsewhere"
  @Parameter(title: "Plant") var plant: Plant
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Days", default: 1) var days: Int
  @Parameter(title: "Note") var note: String?
  @Parameter(
    title: "Urgent", default: false, displayName: Bool.IntentDisplayName(true: "at once", false: "later"))
  var urgent: Bool
  static var parameterSummary: some ParameterSummary {
    When(\.$shelf, .hasAnyValue) {
      Summary("Move \(\.$plant) to \(\.$shelf) \(\.$urgent)") { \.$note }
    } otherwise: {
      Switch(\.$days) {
        Case(1) { Summary("Move \(\.$plant)") }
        Case([2, 3]) { Summary("Move \(\.$plant) for \(\.$days) days") }
        DefaultCase { Summary("Move \(\.$plant) for long") }
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct HiddenPlant: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}

struct PlantShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenPlant(),
      phrases: ["Open \(\.$target) in \(.applicationName)", "Show a plant in \(.applicationName)"],
      shortTitle: "Open Plant", systemImageName: "leaf",
      parameterPresentation: ParameterPresentation(
        for: \.$target, summary: Summary("Open \(\.$target)"),
        optionsCollections: {
          OptionsCollection(PlantQuery(), title: "Plants", systemImageName: "leaf.fill")
        }))
    AppShortcut(
      intent: MovePlant(), phrases: ["Move to \(\.$shelf) in \(.applicationName)"], shortTitle: "Move",
      systemImageName: "arrow.right")
    if #available(macOS 13, *) {
      AppShortcut(
        intent: MovePlant(), phrases: ["Move in \(.applicationName)"], shortTitle: "Move",
        systemImageName: "arrow.up")
    }
  }
  static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Open the window in \(.applicationName)"])
  static let shortcutTileColor: ShortcutTileColor = .lime
}
