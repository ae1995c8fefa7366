import AppIntents
import SearchModel
import TestSupport
import Testing

/// What the framework filters itself, against a query that its author wrote by hand.
struct FindEquivalenceTests {
  /// Every comparator that the written query has, with values that find some.
  private static let conditions: [(String, ComparatorKind, [String])] = [
    ("name", .equal, ["old lake", "creek ridge"]), ("name", .notEqual, ["old lake"]),
    ("name", .contains, ["ee", "old"]), ("name", .prefix, ["la", "o"]), ("name", .suffix, ["lake", "e"]),
    ("name", .less, ["forest old"]),
    ("nickname", .equal, ["lake", ""]), ("nickname", .notEqual, ["lake", ""]), ("nickname", .contains, ["l"]),
    ("nickname", .prefix, ["f"]), ("nickname", .suffix, ["e"]),
    ("length", .equal, ["3"]), ("length", .notEqual, ["3"]), ("length", .less, ["4"]),
    ("length", .lessOrEqual, ["4"]), ("length", .greater, ["5"]), ("length", .greaterOrEqual, ["5"]),
    ("length", .between, ["2..6", "6..2"]),
    ("rating", .equal, ["1.5", ""]), ("rating", .less, ["2"]), ("rating", .greaterOrEqual, ["1"]),
    ("rating", .between, ["0.5..1.5"]),
    ("isOpen", .equal, ["true", "no"]), ("isOpen", .notEqual, ["true"]),
    ("opened", .equal, ["1970-01-02"]), ("opened", .less, ["1970-01-03"]),
    ("opened", .greater, ["1970-01-03"]),
    ("opened", .between, ["1970-01-02..1970-01-04"]),
    ("closed", .notEqual, ["1970-01-02", ""]), ("closed", .lessOrEqual, ["1970-01-02"]),
    ("closed", .greater, ["1970-01-02"]),
    ("terrain", .equal, ["hilly", "Alpine"]), ("terrain", .notEqual, ["flat"]),
    ("tags", .contains, ["lake", "creek"]), ("page", .equal, ["https://example.org/4", ""]),
    ("about", .contains, ["lake"]),
  ]

  @Test("Each comparator finds in memory what the same comparison written by hand finds")
  func eachComparator() async throws {
    let trails = Trail.random(120, seed: 7)
    try await TrailStore.$trails.withValue(trails) {
      for (property, comparator, values) in Self.conditions {
        for value in values {
          let request = FindRequest([.init(property, comparator, value)])
          let written = try await PropertyFind.find(request, TrailQuery())
          let derived = try await MemoryFind.find(request, in: trails)
          #expect(derived.map(\.id) == written.map(\.id), "\(property) \(comparator) '\(value)'")
          #expect(
            written.count < trails.count || value.isEmpty, "\(property) \(comparator) '\(value)' finds all")
        }
      }
    }
  }

  @Test("Conditions, modes, orders and limits together find the same in the same order", arguments: 0..<40)
  func together(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let trails = Trail.random(60, seed: seed + 100)
    var request = FindRequest()
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let (property, comparator, values) = Self.conditions.randomElement(using: &random)!
      request.conditions.append(.init(property, comparator, values.randomElement(using: &random)!))
    }
    request.mode = Bool.random(using: &random) ? .and : .or
    for property in ["rating", "length", "name", "opened"].shuffled(using: &random).prefix(2) {
      request.sort.append(.init(property, isDescending: Bool.random(using: &random)))
    }
    if Bool.random(using: &random) { request.limit = Int.random(in: 0...20, using: &random) }
    let wanted = request
    try await TrailStore.$trails.withValue(trails) {
      let written = try await PropertyFind.find(wanted, TrailQuery())
      let derived = try await MemoryFind.find(wanted, in: trails)
      #expect(derived.map(\.id) == written.map(\.id), "\(wanted)")
    }
  }

  @Test("Elements that no order tells apart keep their places, and those without a value come last both ways")
  func stability() async throws {
    let trails = Trail.random(80, seed: 3)
    for isDescending in [false, true] {
      let request = FindRequest(sort: [.init("rating", isDescending: isDescending)])
      let found = try await MemoryFind.find(request, in: trails)
      let ratings = found.map(\.rating)
      let present = ratings.compactMap { $0 }
      #expect(ratings.prefix(present.count).allSatisfy { $0 != nil })
      #expect(present == (isDescending ? present.sorted(by: >) : present.sorted()))
      for rating in Set(ratings) {
        let ids = found.filter { $0.rating == rating }.map(\.id)
        #expect(ids == ids.sorted())
      }
    }
  }

  @Test(
    "Texts contain, begin and end without regard to case and accents, and are equal only letter by letter")
  func folding() async throws {
    let trail = Trail(id: 1)
    trail.name = "Crème Brûlée"
    let cases: [(ComparatorKind, String, Bool)] = [
      (.contains, "BRULEE", true), (.prefix, "creme", true), (.suffix, "lée", true),
      (.equal, "creme brulee", false),
      (.equal, "Crème Brûlée", true), (.contains, "caramel", false),
    ]
    for (comparator, value, holds) in cases {
      let found = try await MemoryFind.find(FindRequest([.init("name", comparator, value)]), in: [trail])
      #expect(found.isEmpty == !holds, "\(comparator) \(value)")
    }
  }

  @Test("Entities are compared by identifier, and sorted by their titles; enum cases as they are declared")
  func entitiesAndCases() async throws {
    let trails = Trail.random(60, seed: 11)
    let south = try await MemoryFind.find(FindRequest([.init("region", .equal, "south")]), in: trails)
    #expect(!south.isEmpty && south.allSatisfy { $0.region?.id == "south" })
    let byRegion = try await MemoryFind.find(FindRequest(sort: [.init("region")]), in: trails)
    #expect(byRegion.compactMap { $0.region?.id } == trails.compactMap { $0.region?.id }.sorted())
    let byTerrain = try await MemoryFind.find(
      FindRequest(sort: [.init("terrain", isDescending: true)]), in: trails)
    let places = byTerrain.map { Terrain.allCases.firstIndex(of: $0.terrain)! }
    #expect(places == places.sorted(by: >))
    await #expect(throws: LimelightError.self) {
      try await MemoryFind.find(FindRequest([.init("region", .equal, "east")]), in: trails)
    }
  }
}
