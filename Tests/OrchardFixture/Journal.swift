import AppIntents

/// What the macros give their conformances.
@AppEntity(schema: .journal.entry)
struct GardenNote {
  struct Notes: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [GardenNote] {
      identifiers.map { GardenNote(id: $0) }
    }
  }

  static let defaultQuery = Notes()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Garden Note"
  let id: String
  var title: String?
  var message: AttributedString?
  var mediaItems: [IntentFile]
  var entryDate: Date?
  var location: CLPlacemark?
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title ?? id)") }

  init(id: String) {
    self.id = id
    title = id
    mediaItems = []
  }
}

@AppIntent(schema: .journal.createEntry)
struct WriteNote {
  var message: AttributedString
  var title: String?
  var entryDate: Date?
  var location: CLPlacemark?
  var mediaItems: [IntentFile]

  func perform() async throws -> some ReturnsValue<String> { .result(value: title ?? "") }
}

@AppIntent(schema: .journal.deleteEntry)
struct DeleteNotes {
  static let title: LocalizedStringResource = "Throw Notes Away"
  var entities: [GardenNote]
  func perform() async throws -> some IntentResult { .result() }
}

@AppEnum(schema: .books.theme)
enum Paper: String {
  case white, sepia
  static let caseDisplayRepresentations: [Paper: DisplayRepresentation] = [.white: "White", .sepia: "Sepia"]
}

@AppIntent(schema: .system.search)
struct SearchOrchard {
  static let searchScopes: [StringSearchScope] = [.general]
  var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult { .result() }
}
