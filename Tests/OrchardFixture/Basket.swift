import AppIntents
import CoreSpotlight

/// An entity by an extension, of which the framework compares all.
struct Basket {
  let id: String
  @Property(title: "Weight") var weight: Measurement<UnitMass>
  @Property(title: "Full") var isFull: Bool
  @Property(title: "Trees") var trees: [Tree]

  init(id: String, isFull: Bool) {
    self.id = id
    self.isFull = isFull
    weight = Measurement(value: isFull ? 10 : 0, unit: .kilograms)
    trees = []
  }
}

extension Basket: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Basket"
  static let defaultQuery = Shed()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Basket \(id)") }

  /// A query within an extension, as files of an app often have them.
  struct Shed: EnumerableEntityQuery {
    static let findIntentDescription = IntentDescription("Find Baskets in the Shed")
    func allEntities() async throws -> [Basket] {
      [Basket(id: "left", isFull: true), Basket(id: "right", isFull: false)]
    }
    func entities(for identifiers: [String]) async throws -> [Basket] {
      try await allEntities().filter { identifiers.contains($0.id) }
    }
  }
}

/// One of two kinds of things.
@UnionValue
enum Harvest {
  case tree(Tree)
  case basket(Basket)
}

/// An entity that nobody can look up.
struct Weather: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  @Property(title: "Degrees") var degrees: Double
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(degrees) degrees") }

  init() { degrees = 0 }
}

/// Indexed, by what it has keys for, without a query that compares.
struct Recipe: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
  static let defaultQuery = RecipeQuery()
  let id: String
  @Property(title: "Ingredients", indexingKey: \.contentDescription) var ingredients: String?
  @Property(title: "Minutes") var minutes: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

  init(id: String) {
    self.id = id
    minutes = 30
    ingredients = "Apples"
  }

  struct RecipeQuery: IndexedEntityQuery {
    func entities(for identifiers: [String]) async throws -> [Recipe] { identifiers.map { Recipe(id: $0) } }
    func suggestedEntities() async throws -> [Recipe] { [Recipe(id: "Pie")] }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
      try await CSSearchableIndex.default().indexAppEntities(suggestedEntities())
    }

    func reindexEntities(for identifiers: [String], indexDescription: CSSearchableIndexDescription)
      async throws
    {
      try await CSSearchableIndex.default().indexAppEntities(entities(for: identifiers))
    }
  }
}
