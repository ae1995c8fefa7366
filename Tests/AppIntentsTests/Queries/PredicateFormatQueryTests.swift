import AppIntents
import SearchModel
import Testing

/// What comparators map to where an app's store takes predicates in words.
struct PredicateFormatQueryTests {
  private func ids(_ request: FindRequest) async throws -> [String] {
    try await PropertyFind.find(request, BoatQuery()).map(\.id)
  }

  @Test("Comparators may map to predicates in words, which see the values of stored properties")
  func stored() async throws {
    #expect(try await ids(FindRequest([.init("name", .contains, "GO")])) == ["argo"])
    #expect(try await ids(FindRequest([.init("crew", .greater, "10")])) == ["beagle"])
    #expect(try await ids(FindRequest([.init("built", .equal, "1820-01-01T00:00:00Z")])) == ["beagle"])
    #expect(
      try await ids(
        FindRequest([.init("name", .contains, "argo"), .init("crew", .greater, "10")], mode: .or))
        == ["argo", "beagle"])
  }

  @Test("They see what a property computes, and through an entity to those of another")
  func computed() async throws {
    #expect(try await ids(FindRequest([.init("isLarge", .equal, "yes")])) == ["beagle"])
    let boats = [Boat("argo", crew: 5), Boat("beagle", crew: 70)]
    let captain = NSPredicate(format: "captain.name BEGINSWITH %@", "Captain of b")
    #expect(boats.filter { captain.evaluate(with: $0) }.map(\.id) == ["beagle"])
    #expect(NSPredicate(format: "built == nil").evaluate(with: boats[0]))
  }
}

private struct Captain: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Captain"
  static let defaultQuery = CaptainQuery()
  let id: String
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  init(of boat: String) {
    id = boat
    name = "Captain of \(boat)"
  }
}

private struct CaptainQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Captain] { [] }
}

private struct Boat: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
  static let defaultQuery = BoatQuery()
  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Crew") var crew: Int
  @Property(title: "Built") var built: Date?
  @Property(title: "Captain") var captain: Captain
  @ComputedProperty var isLarge: Bool { crew > 20 }
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  init(_ id: String, crew: Int, built: Date? = nil) {
    self.id = id
    name = id.capitalized
    self.crew = crew
    self.built = built
    captain = Captain(of: id)
  }
}

private struct BoatQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Boat.$name) {
      ContainsComparator { NSPredicate(format: "name CONTAINS[cd] %@", $0) }
    }
    Property(\Boat.$crew) {
      GreaterThanComparator { NSPredicate(format: "crew > %d", $0) }
    }
    Property(\Boat.$built) {
      EqualToComparator { NSPredicate(format: "built == %@", $0) }
    }
    Property(\Boat.$isLarge) {
      EqualToComparator { NSPredicate(format: "isLarge == %@", $0) }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Boat.$name) }

  func entities(for identifiers: [String]) async throws -> [Boat] { [] }
  func entities(
    matching comparators: [NSPredicate], mode: ComparatorMode, sortedBy: [Sort<Boat>], limit: Int?
  ) async throws -> [Boat] {
    let boats = [
      Boat("argo", crew: 5), Boat("beagle", crew: 70, built: Date(timeIntervalSince1970: -4_733_596_800)),
    ]
    guard !comparators.isEmpty else { return boats }
    let predicate =
      mode == .and
      ? NSCompoundPredicate(andPredicateWithSubpredicates: comparators)
      : NSCompoundPredicate(orPredicateWithSubpredicates: comparators)
    return boats.filter { predicate.evaluate(with: $0) }
  }
}
