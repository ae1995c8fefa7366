import Glibc
import SearchModel
@testable import SearchIndex
import Testing

@Suite("Facets")
struct FacetTests {
  private static func count(_ value: String, _ count: Int) -> FacetCount {
    FacetCount(value: value, count: count)
  }

  /// Few entities are read, of many the index is walked: both must say the same.
  private static let sizes = [1, FacetCounter.fewEntities / 6 + 10]

  private func facets(
    _ entities: [DonatedEntity], _ keys: String..., text: String = "thing",
    _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> (facets: [String: [FacetCount]], notices: [String]) {
    let response = try QueryIndex(entities).respond(text) {
      $0.facets = keys
      $0.limit = 1
      change(&$0)
    }
    return (response.facets, response.notices.map(\.code))
  }

  /// Six entities, so many times.
  private static func things(_ times: Int, _ value: (Int) -> (String, AttributeValue)?) -> [DonatedEntity] {
    (0..<(6 * times)).map { number in
      guard let (name, value) = value(number % 6) else { return .make("\(number)", "thing") }
      return .make("\(number)", "thing", [name: value])
    }
  }

  @Test("values are counted however they are spelt, and shown as most spell them", arguments: sizes)
  func spelling(times: Int) throws {
    let spellings = ["Café", "Café", "CAFE\u{301}", "Straße 5", "STRASSE 5", "straße 5"]
    let found = try facets(Self.things(times) { ("place", .text(spellings[$0])) }, "place")
    let values = try #require(found.facets["place"])
    #expect(values.map(\.count) == [3 * times, 3 * times])
    #expect(values.map(\.value).contains("Café"))
    #expect(values.contains { spellings.suffix(3).contains($0.value) })
  }

  @Test("every element of a list counts, once an entity", arguments: sizes)
  func lists(times: Int) throws {
    let lists: [[String]] = [["a", "b"], ["b", "B", "c"], ["c"], [], ["b"], ["a"]]
    let things = Self.things(times) { ("keywords", .list(lists[$0].map { .text($0) })) }
    #expect(
      try facets(things, "keywords").facets["keywords"]
        == [Self.count("b", 3 * times), Self.count("a", 2 * times), Self.count("c", 2 * times)])
    let numbers: [[Int64]] = [[1, 2], [2, 2], [3, 1, 2], [], [7], [2]]
    let counted = try facets(
      Self.things(times) { ("sizes", .list(numbers[$0].map { .integer($0) })) }, "sizes")
    #expect(
      counted.facets["sizes"] == [
        Self.count("2", 4 * times), Self.count("1", 2 * times), Self.count("3", times),
        Self.count("7", times),
      ])
  }

  @Test("people count by name, truth values and long values as they are", arguments: sizes)
  func kinds(times: Int) throws {
    let people = Self.things(times) { number in
      (
        "authors",
        .list([
          .object(["displayName": .text(number < 2 ? "Ada" : "Grace"), "handles": .list([.text("x@y")])])
        ])
      )
    }
    #expect(
      try facets(people, "authors").facets["authors"] == [
        Self.count("Grace", 4 * times), Self.count("Ada", 2 * times),
      ])
    #expect(
      try facets(Self.things(times) { ("open", .boolean($0 < 2)) }, "open").facets["open"]
        == [Self.count("false", 4 * times), Self.count("true", 2 * times)])
    let long = String(repeating: "Long ", count: 80)
    #expect(
      try facets(Self.things(times) { ("note", .text(long + ($0 < 1 ? "A" : "B"))) }, "note").facets["note"]
        == [Self.count(long + "B", 5 * times), Self.count(long + "A", times)])
  }

  @Test("app, type, domain with those it lies in, and language", arguments: sizes)
  func filters(times: Int) throws {
    let domains = ["a.b", "a.b.c", "a.bc", "a", nil, "z"]
    let things = (0..<(6 * times)).map { number -> DonatedEntity in
      var entity = DonatedEntity.make(
        "\(number)", "thing", type: number % 2 == 0 ? "T" : "U", domain: domains[number % 6])
      entity.language = number % 6 == 0 ? "de-CH" : nil
      return entity
    }
    let found = try facets(things, "type", "domain", "lang", "app", "id")
    #expect(found.facets["type"] == [Self.count("T", 3 * times), Self.count("U", 3 * times)])
    #expect(
      found.facets["domain"] == [
        Self.count("a", 4 * times), Self.count("a.b", 2 * times), Self.count("a.b.c", times),
        Self.count("a.bc", times), Self.count("z", times),
      ])
    #expect(found.facets["lang"] == [Self.count("de-CH", times)])
    #expect(found.facets["app"] == [Self.count("a", 6 * times)])
    #expect(found.facets["id"] == nil && found.notices == ["unknown-facet"])
    // A count is what the filter finds.
    for count in try #require(found.facets["domain"]) {
      #expect(
        try facets(things, "type") { $0.domains = [count.value] }.facets["type"]?.reduce(0) { $0 + $1.count }
          == count.count)
    }
  }

  @Test("a filter on the key itself leaves its own value, and what lies below a domain")
  func ownFilter() throws {
    let things = ["a.b", "a.b.c", "d"].map {
      DonatedEntity.make($0, "thing", type: $0 == "d" ? "D" : "T", domain: $0)
    }
    #expect(try facets(things, "type") { $0.types = ["T"] }.facets["type"] == [Self.count("T", 2)])
    #expect(
      try facets(things, "domain") { $0.domains = ["a.b"] }.facets["domain"]
        == [Self.count("a", 2), Self.count("a.b", 2), Self.count("a.b.c", 1)])
  }

  @Test("numbers by step, ranges in their order, named as a query names them", arguments: sizes)
  func steps(times: Int) throws {
    let pages: [Int64?] = [-3, 9, 10, 110, 20, nil]
    let things = Self.things(times) { number in pages[number].map { ("pages", .integer($0)) } }
    let found = try #require(try facets(things, "pages:10").facets["pages:10"])
    #expect(found.map(\.value) == ["-10..-1", "0..9", "10..19", "20..29", "110..119"])
    #expect(found.allSatisfy { $0.count == times && !$0.isOfDates })
    #expect(found.map(\.range) == [-10..<0, 0..<10, 10..<20, 20..<30, 110..<120])
    for count in found {
      let index = try QueryIndex(things)
      #expect(try index.respond("thing pages:\(count.value)").count == count.count)
    }
    let fractions = Self.things(times) { ("score", .number(Double($0) * 0.25 + 0.1)) }
    #expect(
      try facets(fractions, "score:0.5").facets["score:0.5"]?.map(\.value) == [
        "0..<0.5", "0.5..<1", "1..<1.5",
      ])
    let mixed = Self.things(times) { ("size", $0 == 0 ? .number(9.5) : .integer(Int64($0))) }
    #expect(try facets(mixed, "size:10").facets["size:10"]?.map(\.value) == ["0..<10"])
    for bad in ["pages:0", "pages:-1", "pages:inf", "pages:week", "pages:month", "title:month", "type:2"] {
      #expect(try facets(things, bad).notices == ["unknown-facet"], "\(bad)")
    }
  }

  @Test("numbers as frequent as each other stand in their order, the least kept", arguments: sizes)
  func numbers(times: Int) throws {
    let pages = Self.things(times) { ("pages", .integer([100, 20, 3, -1, 20, 0][$0])) }
    #expect(
      try facets(pages, "pages").facets["pages"]?.map(\.value) == ["20", "-1", "0", "3", "100"])
    let many = (0..<300).map { DonatedEntity.make("\($0)", "thing", ["size": .integer(Int64($0))]) }
    #expect(try facets(many, "size").facets["size"]?.map(\.value) == (0..<200).map { "\($0)" })
  }

  @Test("dates by year, month and day of the caller's zone, as queries have them", arguments: sizes)
  func dates(times: Int) throws {
    let days = ["2025-12-31", "2026-01-01", "2026-01-01", "2026-03-05", "2026-03-06", "2026-03-06"]
    let moments = try days.map { try #require(QueryDate($0)).start + 3_600 }
    let things = Self.things(times) { ("dueDate", .date(moments[$0])) }
    let found = try facets(things, "due:year", "due:month", "due:day", "due").facets
    #expect(found["due:year"]?.map(\.value) == ["2025", "2026"])
    #expect(found["due:month"]?.map(\.value) == ["2025-12", "2026-01", "2026-03"])
    #expect(found["due:month"]?.map(\.count) == [times, 2 * times, 3 * times])
    #expect(found["due:day"]?.map(\.value) == ["2025-12-31", "2026-01-01", "2026-03-05", "2026-03-06"])
    #expect(found["due"]?.count == 4)
    let index = try QueryIndex(things)
    for key in ["due:year", "due:month", "due:day"] {
      for count in found[key] ?? [] {
        #expect(try index.respond("thing due:\(count.value)").count == count.count, "\(count.value)")
      }
    }
  }

  @Test("a key with very many values says that not all are listed", arguments: [230, 2_300])
  func many(count: Int) throws {
    let things = (0..<count).map { DonatedEntity.make("\($0)", "thing", ["serial": .text("n\($0)")]) }
    let found = try facets(things, "serial")
    #expect(found.facets["serial"]?.count == FacetCounter.mostValues)
    #expect(found.notices == ["facet-cut"])
  }

  @Test(
    "entities that are hidden, expired or protected in a locked session are not counted, nor is their spelling"
  )
  func invisible() throws {
    var things = Self.things(FacetCounter.fewEntities / 6 + 1) { _ in ("place", .text("Harbour")) }
    var hidden = DonatedEntity.make("h", "thing", ["place": .text("Secret")])
    hidden.isHidden = true
    let locked = DonatedEntity.make(
      "l", "thing", ["place": .text("HARBOUR"), "protectionClass": .text("NSFileProtectionComplete")])
    var expired = DonatedEntity.make("e", "thing", ["place": .text("Gone")])
    expired.expires = QueryIndex.now - 1
    things += [hidden, locked, expired]
    let index = try QueryIndex(things)
    var request = SearchRequest("thing")
    request.facets = ["place"]
    let open = try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now).respond(to: request)
    #expect(open.facets["place"]?.map(\.count) == [things.count - 2])
    let shut = try SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now, isLocked: true)
      .respond(to: request)
    #expect(shut.facets["place"] == [Self.count("Harbour", things.count - 3)])
  }
}
