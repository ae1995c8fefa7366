// Walks with properties of every kind, and two queries that find them: one that compares itself, one that lists all.
import AppIntents
import TestSupport
import Testing

enum Terrain: String, AppEnum {
  case flat, hilly, alpine

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Terrain"
  static let caseDisplayRepresentations: [Terrain: DisplayRepresentation] = [
    .flat: "Flat", .hilly: "Hilly", .alpine: "Alpine",
  ]
}

struct Region: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Region"
  static let defaultQuery = RegionQuery()
  static let all = ["north", "south", "west"].map { Region(id: $0) }

  let id: String
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: String) {
    self.id = id
    name = "The \(id)"
  }
}

struct RegionQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Region] { Region.all }
  func entities(for identifiers: [String]) async throws -> [Region] {
    Region.all.filter { identifiers.contains($0.id) }
  }
}

struct Trail: AppEntity, Equatable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Trail", numericFormat: "\(placeholder: .int) trails")
  static let defaultQuery = TrailQuery()

  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Nickname") var nickname: String?
  @Property(title: "Length") var length: Int
  @Property(title: "Rating") var rating: Double?
  @Property(title: "Open") var isOpen: Bool
  @Property(title: "Opened") var opened: Date
  @Property(title: "Closed") var closed: Date?
  @Property(title: "Terrain") var terrain: Terrain
  @Property(title: "Tags") var tags: [String]
  @Property(title: "Page") var page: URL?
  @Property(title: "Region") var region: Region?
  @Property(title: "About") var about: AttributedString

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: nickname.map { "\($0)" }, synonyms: ["Path \(id)"])
  }

  static func == (left: Trail, right: Trail) -> Bool { left.id == right.id }

  init(id: Int) {
    self.id = id
    name = "trail \(id)"
    length = id
    isOpen = true
    opened = Date(timeIntervalSince1970: 0)
    terrain = .flat
    tags = []
    about = ""
  }

  /// Trails whose values repeat often, so that conditions find some and orders find equals.
  static func random(_ count: Int, seed: UInt64) -> [Trail] {
    var random = SeededRandom(seed: seed)
    let words = ["creek", "ridge", "forest", "lake", "old"]
    return (0..<count).map { id in
      let trail = Trail(id: id)
      trail.name = "\(words.randomElement(using: &random)!) \(words.randomElement(using: &random)!)"
      trail.nickname = Bool.random(using: &random) ? words.randomElement(using: &random) : nil
      trail.length = Int.random(in: 0..<10, using: &random)
      trail.rating = Bool.random(using: &random) ? Double(Int.random(in: 0..<6, using: &random)) / 2 : nil
      trail.isOpen = Bool.random(using: &random)
      trail.opened = Date(timeIntervalSince1970: Double(Int.random(in: 0..<5, using: &random)) * 86_400)
      trail.closed =
        Bool.random(using: &random)
        ? Date(timeIntervalSince1970: Double(Int.random(in: 0..<5, using: &random)) * 86_400) : nil
      trail.terrain = Terrain.allCases.randomElement(using: &random)!
      trail.tags = words.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      trail.page = Bool.random(using: &random) ? URL(string: "https://example.org/\(trail.length)") : nil
      trail.region = Region.all.randomElement(using: &random)
      trail.about = AttributedString("by the \(words.randomElement(using: &random)!)")
      return trail
    }
  }
}

/// The trails that the queries see during a test.
enum TrailStore {
  @TaskLocal static var trails: [Trail] = []
}

/// Compares itself: each comparator is mapped to a closure.
struct TrailQuery: EntityPropertyQuery, EntityStringQuery {
  typealias Test = @Sendable (Trail) -> Bool

  static let properties = QueryProperties {
    Property(\Trail.$name) {
      EqualToComparator { name in { $0.name == name } }
      NotEqualToComparator { name in { $0.name != name } }
      ContainsComparator { part in { $0.name.contains(part) } }
      HasPrefixComparator { part in { $0.name.hasPrefix(part) } }
      HasSuffixComparator { part in { $0.name.hasSuffix(part) } }
      LessThanComparator { name in { $0.name < name } }
    }
    Property(\Trail.$nickname) {
      EqualToComparator { name in { $0.nickname == name } }
      NotEqualToComparator { name in { $0.nickname != name } }
      ContainsComparator { part in { $0.nickname?.contains(part) ?? false } }
      HasPrefixComparator { part in { $0.nickname?.hasPrefix(part) ?? false } }
      HasSuffixComparator { part in { $0.nickname?.hasSuffix(part) ?? false } }
    }
    Property(\Trail.$length) {
      EqualToComparator { length in { $0.length == length } }
      NotEqualToComparator { length in { $0.length != length } }
      LessThanComparator { length in { $0.length < length } }
      LessThanOrEqualToComparator { length in { $0.length <= length } }
      GreaterThanComparator { length in { $0.length > length } }
      GreaterThanOrEqualToComparator { length in { $0.length >= length } }
      IsBetweenComparator { low, high in { low <= $0.length && $0.length <= high } }
    }
    Property(\Trail.$rating) {
      EqualToComparator { rating in { $0.rating == rating } }
      LessThanComparator { rating in { trail in trail.rating.map { $0 < rating } ?? false } }
      GreaterThanOrEqualToComparator { rating in { trail in trail.rating.map { $0 >= rating } ?? false } }
      IsBetweenComparator { low, high in { trail in trail.rating.map { low <= $0 && $0 <= high } ?? false } }
    }
    Property(\Trail.$isOpen) {
      EqualToComparator { isOpen in { $0.isOpen == isOpen } }
      NotEqualToComparator { isOpen in { $0.isOpen != isOpen } }
    }
    Property(\Trail.$opened) {
      EqualToComparator { date in { $0.opened == date } }
      LessThanComparator { date in { $0.opened < date } }
      GreaterThanComparator { date in { $0.opened > date } }
      IsBetweenComparator { low, high in { low <= $0.opened && $0.opened <= high } }
    }
    Property(\Trail.$closed) {
      NotEqualToComparator { date in { $0.closed != date } }
      LessThanOrEqualToComparator { date in { trail in trail.closed.map { $0 <= date } ?? false } }
      GreaterThanComparator { date in { trail in trail.closed.map { $0 > date } ?? false } }
    }
    Property(\Trail.$terrain) {
      EqualToComparator { terrain in { $0.terrain == terrain } }
      NotEqualToComparator { terrain in { $0.terrain != terrain } }
    }
    Property(\Trail.$tags) {
      ContainsComparator { tag in { $0.tags.contains(tag) } }
    }
    Property(\Trail.$page) {
      EqualToComparator { page in { $0.page == page } }
    }
    Property(\Trail.$about) {
      ContainsComparator { part in { String($0.about.characters).contains(String(part.characters)) } }
    }
    Property(\Region.$name, entityProvider: { $0.region ?? Region(id: "nowhere") }) {
      EqualToComparator { name in { $0.region?.name == name } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Trail.$name)
    SortableBy(\Trail.$length)
    SortableBy(\Trail.$rating)
    SortableBy(\Trail.$opened)
  }

  func entities(for identifiers: [Int]) async throws -> [Trail] {
    TrailStore.trails.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Trail] {
    TrailStore.trails.filter { $0.name.contains(string) }
  }

  func entities(
    matching comparators: [Test], mode: ComparatorMode, sortedBy: [Sort<Trail>], limit: Int?
  ) async throws -> [Trail] {
    var found = TrailStore.trails.filter { trail in
      guard !comparators.isEmpty else { return true }
      return mode == .and ? comparators.allSatisfy { $0(trail) } : comparators.contains { $0(trail) }
    }
    for sort in sortedBy.reversed() {
      // The last order first, each keeping the places that the one before gave.
      switch sort.by {
      case \.$name: found = stable(found, sort) { $0.name }
      case \.$length: found = stable(found, sort) { $0.length }
      case \.$rating: found = stable(found, sort) { $0.rating }
      case \.$opened: found = stable(found, sort) { $0.opened }
      default: Issue.record("The query was asked for an order that it does not declare.")
      }
    }
    return limit.map { Array(found.prefix($0)) } ?? found
  }

  private func stable<Key: Comparable>(
    _ trails: [Trail], _ sort: Sort<Trail>, _ key: (Trail) -> Key?
  ) -> [Trail] {
    trails.enumerated().sorted { left, right in
      switch (key(left.element), key(right.element)) {
      case (let first?, let second?) where first != second:
        return (first < second) == (sort.order == .ascending)
      case (nil, _?): return false
      case (_?, nil): return true
      default: return left.offset < right.offset
      }
    }.map(\.element)
  }
}
