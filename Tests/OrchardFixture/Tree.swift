import AppIntents
import CoreSpotlight

/// Found by comparing its properties: its query compares itself, so the Find intent is derived from the comparators.
struct Tree: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Tree", numericFormat: "\(placeholder: .int) trees")
  static let defaultQuery = TreeQuery()

  let id: Int

  @Property(title: "Name", indexingKey: \.displayName) var name: String
  @Property(title: "Height") var height: Double
  @Property(title: "Planted") var planted: Date?
  @Property(title: "State") var ripeness: Ripeness

  @ComputedProperty(title: "Age") var age: Int { 12 }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: Int, name: String, height: Double, ripeness: Ripeness) {
    self.id = id
    self.name = name
    self.height = height
    self.ripeness = ripeness
  }
}

struct TreeQuery: EntityPropertyQuery, IndexedEntityQuery {
  static let properties = QueryProperties {
    Property(\Tree.$name) {
      ContainsComparator { text in { $0.name.contains(text) } }
      EqualToComparator { text in { $0.name == text } }
    }
    Property(\Tree.$height) {
      GreaterThanComparator { height in { $0.height > height } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Tree.$name) }

  func entities(
    matching comparators: [(Tree) -> Bool], mode: ComparatorMode, sortedBy: [EntityQuerySort<Tree>],
    limit: Int?
  )
    async throws -> [Tree]
  {
    let found = Orchard.trees.filter { tree in
      mode == .and ? comparators.allSatisfy { $0(tree) } : comparators.contains { $0(tree) }
    }
    return Array(found.prefix(limit ?? found.count))
  }

  func entities(for identifiers: [Int]) async throws -> [Tree] {
    Orchard.trees.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Tree] { Orchard.trees }

  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex.default().indexAppEntities(Orchard.trees)
  }

  func reindexEntities(for identifiers: [Int], indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex.default().indexAppEntities(entities(for: identifiers))
  }
}

enum Orchard {
  static var trees: [Tree] {
    [
      Tree(id: 1, name: "Boskoop", height: 5.5, ripeness: .ripe),
      Tree(id: 2, name: "Gravensteiner", height: 4, ripeness: .green),
    ]
  }
}

enum Ripeness: String, AppEnum {
  case green
  case ripe = "ready"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "State"
  static let caseDisplayRepresentations: [Ripeness: DisplayRepresentation] = [
    .green: "Green",
    .ripe: DisplayRepresentation(title: "Ripe", synonyms: ["Ready"]),
  ]
}
