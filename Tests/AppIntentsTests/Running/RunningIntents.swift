import AppIntents

enum Size: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small One", .large: "Large One",
  ]
}

struct Soup: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
  static let defaultQuery = SoupQuery()
  static let all = [
    Soup(id: 1, name: "Tomato"), Soup(id: 2, name: "Tomato Cream"), Soup(id: 3, name: "Onion"),
    Soup(id: 4, name: "Leek Cream"),
  ]
  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "hot")
  }
}

struct SoupQuery: EntityStringQuery {
  @Dependency var journal: Journal

  func entities(for identifiers: [Int]) async throws -> [Soup] {
    journal.note("entities(for: \(identifiers))")
    return Soup.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Soup] {
    Soup.all.filter { $0.name.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [Soup] { Array(Soup.all.prefix(2)) }
  func defaultResult() async -> Soup? { Soup.all[2] }
}

struct Order: AppIntent {
  static let title: LocalizedStringResource = "Order Soup"

  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Soup", requestValueDialog: "Which soup?", requestDisambiguationDialog: "Which of these?")
  var soup: Soup
  @Parameter(title: "Size", requestValueDialog: "How large?") var size: Size
  @Parameter(title: "Bowls", default: 1, inclusiveRange: (1, 9)) var bowls: Int
  @Parameter(title: "Bread", displayName: .init(true: "With Bread", false: "Plain")) var bread: Bool
  @Dependency var journal: Journal

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    journal.note("perform")
    return .result(value: "\(bowls) \(size.rawValue) \(soup.name) \(bread) \(note ?? "-")")
  }
}

struct Collect: AppIntent {
  static let title: LocalizedStringResource = "Collect"
  @Parameter(title: "Soups") var soups: [Soup]
  @Parameter(title: "Numbers") var numbers: [Int]?
  @Parameter(title: "Tags") var tags: Set<String>?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let names = soups.map(\.name).joined(separator: "+")
    return .result(
      value: "\(names) \(numbers ?? []) \((tags ?? []).sorted())")
  }
}

struct Flavours: DynamicOptionsProvider {
  @Dependency var journal: Journal
  func results() async throws -> ItemCollection<String> {
    journal.note("options")
    return ItemCollection {
      ItemSection("Mild") {
        Item("basil", title: "Sweet Basil")
        "salt"
      }
    }
  }
  func defaultResult() async -> String? { "salt" }
}

struct Season: AppIntent {
  static let title: LocalizedStringResource = "Season"
  @Parameter(title: "Flavour", optionsProvider: Flavours()) var flavour: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: flavour) }
}
