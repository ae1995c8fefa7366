import AppIntents
import SearchModel
import Synchronization
import Testing

/// How comparators reach the author's query.
struct PropertyQueryTests {
  @Test("Optional properties hand comparators the plain value, and equality the optional itself")
  func optionals() async throws {
    let properties = TrailQuery.properties
    let rating = properties[3]
    let trail = Trail(id: 1)
    trail.rating = 2
    let isNil = try #require(rating.mapped(.equal, [Double?.none as Any]))
    #expect(!isNil(trail))
    trail.rating = nil
    #expect(isNil(trail))
    let less = try #require(rating.mapped(.less, [3.0]))
    #expect(!less(trail))
    #expect(rating.mapped(.contains, [1.0]) == nil && rating.mapped(.less, ["text"]) == nil)
  }

  @Test("A property of another entity is named with that entity's type")
  func entityProvider() async throws {
    let trails = Trail.random(30, seed: 5)
    try await TrailStore.$trails.withValue(trails) {
      let request = FindRequest([.init("Region.name", .equal, "The south")])
      let found = try await PropertyFind.find(request, TrailQuery())
      #expect(!found.isEmpty && found.allSatisfy { $0.region?.id == "south" })
    }
  }

  @Test("A name or comparator that the query does not declare is an error that says which there are")
  func unknownNames() async throws {
    await TrailStore.$trails.withValue([Trail(id: 1)]) {
      for (request, hint) in [
        (FindRequest([.init("colour", .equal, "red")]), "name"),
        (FindRequest([.init("page", .less, "x")]), "equal"),
        (FindRequest([.init("length", .equal, "long")]), nil),
        (FindRequest([.init("length", .between, "3")]), "LOW..HIGH"),
        (FindRequest(sort: [.init("terrain")]), "rating"),
      ] {
        let error = await #expect(throws: LimelightError.self) {
          try await PropertyFind.find(request, TrailQuery())
        }
        #expect(error?.code == .usage)
        if let hint { #expect(error?.hint?.contains(hint) == true, "\(error?.hint ?? "")") }
      }
    }
  }

  @Test("A query that gives more than was asked for is cut to the limit")
  func limit() async throws {
    let found = try await PropertyFind.find(FindRequest(limit: 2), GenerousQuery())
    #expect(found.map(\.id) == ["a", "b"])
  }

  @Test("Comparators may map to a predicate of Foundation")
  func predicates() async throws {
    let found = try await PropertyFind.find(
      FindRequest([.init("size", .greater, "1"), .init("word", .equal, "two")], mode: .or), PredicateQuery())
    #expect(found.map(\.id) == ["2", "3"])
  }

  @Test("A comparator's resolvers make its value from a text that is none, and change one that is")
  func resolvers() async throws {
    for (text, ids) in [("one", ["2", "3"]), ("102", ["3"])] {
      let request = FindRequest([.init("size", .greaterOrEqual, text)])
      let found = try await PropertyFind.find(request, PredicateQuery())
      #expect(found.map(\.id) == ids, "\(text)")
    }
    await #expect(throws: LimelightError.self) {
      try await PropertyFind.find(FindRequest([.init("size", .greaterOrEqual, "many")]), PredicateQuery())
    }
  }

  @Test("Comparators that hand on what they are given can be tried on entities in memory")
  func comparisons() async throws {
    let found = try await PropertyFind.find(
      FindRequest([.init("size", .between, "2..3"), .init("word", .contains, "T")]), ComparisonQuery())
    #expect(found.map(\.id) == ["2", "3"])
    let other = EntityQueryComparison(.equal, ["x"]).matches(Trail(id: 1))
    #expect(!other)
  }

  @Test("A sort names the property by the key path that the options were written with")
  func keyPaths() {
    let option = TrailQuery.sortingOptions[1]
    #expect(option.keyPath == \Trail.$length)
    let isNamed =
      switch option.keyPath {
      case \.$length: true
      default: false
      }
    #expect(isNamed)
    #expect(EntityQuerySortingOptions<Trail>().options.isEmpty)
  }
}

private struct Note: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = GenerousQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Knows no limits.
private struct GenerousQuery: EntityPropertyQuery {
  static let properties = QueryProperties {}
  static let sortingOptions = SortingOptions {}
  func entities(for identifiers: [String]) async throws -> [Note] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Note>], limit: Int?
  ) async throws -> [Note] { ["a", "b", "c"].map { Note(id: $0) } }
}

private struct Numeral: Sendable {
  var size: Int
  var word: String
  static let all = [
    Numeral(size: 1, word: "one"), Numeral(size: 2, word: "two"), Numeral(size: 3, word: "three"),
  ]
}

private struct NumeralEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Numeral"
  static let defaultQuery = PredicateQuery()
  var id: String
  @Property(title: "Size") var size: Int
  @Property(title: "Word") var word: String
  var displayRepresentation: DisplayRepresentation { "\(word)" }

  init(_ numeral: Numeral) {
    id = String(numeral.size)
    size = numeral.size
    word = numeral.word
  }
}

private struct NumberWords: Resolver {
  func resolve(from input: String, context: Context<Int>) async throws -> Int? {
    Numeral.all.first { $0.word == input }?.size
  }
}

private struct WithoutHundreds: Resolver {
  func resolve(from input: Int, context: Context<Int>) async throws -> Int? { input % 100 }
}

private struct PredicateQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\NumeralEntity.$size) {
      GreaterThanComparator { size in #Predicate<Numeral> { $0.size > size } }
      GreaterThanOrEqualToComparator(
        withResolvers: {
          NumberWords()
          WithoutHundreds()
        },
        mappingTransform: { size in #Predicate<Numeral> { $0.size > size } })
    }
    Property(\NumeralEntity.$word) {
      EqualToComparator { word in #Predicate<Numeral> { $0.word == word } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\NumeralEntity.$size) }

  func entities(for identifiers: [String]) async throws -> [NumeralEntity] { [] }
  func entities(
    matching comparators: [Predicate<Numeral>], mode: ComparatorMode, sortedBy: [Sort<NumeralEntity>],
    limit: Int?
  ) async throws -> [NumeralEntity] {
    try Numeral.all.filter { numeral in
      guard !comparators.isEmpty else { return true }
      let results = try comparators.map { try $0.evaluate(numeral) }
      return mode == .and ? results.allSatisfy { $0 } : results.contains(true)
    }.map(NumeralEntity.init)
  }
}

private struct ComparisonQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\NumeralEntity.$size) {
      IsBetweenComparator { ($0, $1) }
    }
    Property(\NumeralEntity.$word) {
      EqualToComparator { $0 }
      ContainsComparator { $0 }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\NumeralEntity.$size) }

  func entities(for identifiers: [String]) async throws -> [NumeralEntity] { [] }
  func entities(
    matching comparators: [ComparisonQuery.Comparator], mode: ComparatorMode, sortedBy: [Sort<NumeralEntity>],
    limit: Int?
  ) async throws -> [NumeralEntity] {
    Numeral.all.map(NumeralEntity.init).filter { entity in comparators.allSatisfy { $0.matches(entity) } }
  }
}
