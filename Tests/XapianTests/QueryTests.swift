import Testing
import Xapian

@Suite("Queries")
struct QueryTests {
  let directory: TestDirectory
  let database: Database

  init() throws {
    directory = try TestDirectory()
    let documents: [UInt32: Packed] = [
      1: Packed().posting("red", 1).posting("fox", 2).number(0, 10).value(1, "b"),
      2: Packed().posting("red", 1).posting("old", 2).posting("fox", 3).number(0, 20),
      3: Packed().posting("fox", 1).posting("red", 2).number(0, -5),
      4: Packed().posting("foxes", 1).posting("blue", 2),
      5: Packed().posting("blue", 1, wdf: 9).value(1, "a\0"),
    ]
    database = try Database(path: directory.database("db", documents))
  }

  @Test("Boolean combinations find what they say")
  func booleans() throws {
    let (red, fox, blue) = (Query.term("red"), Query.term("fox"), Query.term("blue"))
    let expected: [(Query, [UInt32])] = [
      (red, [1, 2, 3]), (.and([red, fox]), [1, 2, 3]), (.or([fox, blue]), [1, 2, 3, 4, 5]),
      (.and([red, blue]), []), (.and([]), []), (.or([]), []), (.or([.matchNothing, blue]), [4, 5]),
      (.andNot(.matchAll, blue), [1, 2, 3]), (.andMaybe(blue, red), [4, 5]),
      (.filter(.matchAll, by: blue), [4, 5]), (.synonym([red, blue]), [1, 2, 3, 4, 5]),
      (.scaled(red, by: 3), [1, 2, 3]), (.scaled(red, by: -1), [1, 2, 3]),
      (.scaled(red, by: .nan), [1, 2, 3]),
      (.matchAll, [1, 2, 3, 4, 5]), (.matchNothing, []), (.term(""), []), (.fixedWeight(2), [1, 2, 3, 4, 5]),
      (.or([.synonym([red, blue]), .wildcard("fo", limit: 3), .fixedWeight(1)]), [1, 2, 3, 4, 5]),
    ]
    for (query, docids) in expected { #expect(try matches(query, in: database) == docids, "\(query)") }
  }

  @Test("Phrases want order and nearness, near wants nearness")
  func positions() throws {
    let expected: [(Query, [UInt32])] = [
      (.phrase(["red", "fox"]), [1]), (.phrase(["red", "fox"], window: 3), [1, 2]),
      (.phrase(["fox"]), [1, 2, 3]), (.phrase([]), []), (.phrase(["red", ""]), []),
      (.phrase(["red", "fox"], window: -7), [1]), (.phrase(["red", "fox"], window: .max), [1, 2]),
      (.near(["fox", "red"], window: 2), [1, 3]), (.near(["fox", "red"], window: 3), [1, 2, 3]),
      (.near(["fox", "red"], window: .max), [1, 2, 3]),
    ]
    for (query, docids) in expected { #expect(try matches(query, in: database) == docids, "\(query)") }
  }

  @Test("Ranges hold only documents with a value")
  func ranges() throws {
    let expected: [(Query, [UInt32])] = [
      (.valueGreaterOrEqual(0, 10), [1, 2]), (.valueLessOrEqual(0, 10), [1, 3]),
      (.valueRange(0, -5, 10), [1, 3]), (.valueRange(0, 11, 12), []), (.valueRange(0, 20, 10), []),
      (.valueGreaterOrEqual(0, -.infinity), [1, 2, 3]), (.valueLessOrEqual(0, .infinity), [1, 2, 3]),
      (.valueLessOrEqual(0, -.infinity), []), (.valueGreaterOrEqual(0, .nan), []),
      (.valueLessOrEqual(0, .nan), []), (.valueRange(0, .nan, 5), []),
      (.valueGreaterOrEqual(1, []), [1, 5]), (.valueLessOrEqual(1, Array("a".utf8)), []),
      (.valueLessOrEqual(1, Array("az".utf8)), [5]),
      (.valueRange(1, Array("a".utf8), Array("b".utf8)), [1, 5]), (.valueRange(1, [], []), []),
      (.valueGreaterOrEqual(77, 0), []), (.valueGreaterOrEqual(.max, 0), []),
    ]
    for (query, docids) in expected { #expect(try matches(query, in: database) == docids, "\(query)") }
  }

  @Test("A wildcard takes the most frequent terms and never fails")
  func wildcards() throws {
    #expect(try matches(.wildcard("fox", limit: 10), in: database) == [1, 2, 3, 4])
    #expect(try matches(.wildcard("fox", limit: 1), in: database) == [1, 2, 3])
    #expect(try matches(.wildcard("", limit: 1), in: database) == [1, 2, 3])
    #expect(try matches(.wildcard("", limit: 10), in: database) == [1, 2, 3, 4, 5])
    #expect(try matches(.wildcard("zzz", limit: 10), in: database) == [])
    #expect(try matches(.wildcard("fox", limit: 0), in: database) == [])
    #expect(try matches(.wildcard("fox", limit: -4), in: database) == [])
  }

  @Test("Weights follow the combination")
  func weights() throws {
    let enquire = try Enquire(database)
    func weights(_ query: Query) throws -> [UInt32: Double] {
      enquire.query = query
      return Dictionary(
        uniqueKeysWithValues: try enquire.matchSet(count: 10).hits.map { ($0.docid, $0.weight) })
    }
    enquire.weighting = .coordinate
    #expect(try weights(.or([.term("red"), .term("blue")])) == [1: 1, 2: 1, 3: 1, 4: 1, 5: 1])
    #expect(try weights(.filter(.term("red"), by: .term("old"))) == [2: 1])
    #expect(try weights(.andMaybe(.term("red"), .term("old"))) == [1: 1, 2: 2, 3: 1])
    enquire.weighting = .bm25
    #expect(try weights(.filter(.fixedWeight(7), by: .term("blue"))) == [4: 7, 5: 7])
    #expect(
      try weights(.andMaybe(.scaled(.term("blue"), by: 0), .filter(.fixedWeight(2), by: .term("foxes"))))
        == [4: 2, 5: 0])
  }

  @Test("A query describes itself and names its terms")
  func descriptions() {
    let query = Query.and([.term("red"), .or([.term("fox"), .term("red")])])
    #expect(query.description == "Query((red AND (fox OR red)))")
    #expect(query.terms == ["fox", "red"])
    #expect(!query.isEmpty)
    #expect(Query.matchNothing.isEmpty)
    #expect(Query.and([.term("a"), .matchNothing]).isEmpty)
    #expect(!Query.matchAll.isEmpty)
  }

  @Test("Terms are any UTF-8")
  func unicodeTerms() throws {
    let terms = ["åker", "日本語", "ไทย", "🦊", "e\u{301}", String(repeating: "語", count: 81)]
    var documents: [UInt32: Packed] = [:]
    for (index, term) in terms.enumerated() { documents[UInt32(index + 1)] = Packed().term(term) }
    let database = try Database(path: directory.database("unicode", documents))
    for (index, term) in terms.enumerated() {
      #expect(try matches(.term(term), in: database) == [UInt32(index + 1)])
      #expect(try database.termFrequency(term) == 1)
      #expect(try database.allTerms(prefix: term, limit: 5).map(\.term) == [term])
      #expect(try database.terms(of: UInt32(index + 1)) == [term])
    }
    #expect(try database.allTerms(prefix: "", limit: 3).count == 3)
    #expect(try database.termFrequency("") == 0)
    #expect(try !database.termExists("é"))
  }
}
