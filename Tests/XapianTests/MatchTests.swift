import Testing
import Xapian

@Suite("Matches")
struct MatchTests {
  let directory: TestDirectory
  let database: Database
  let enquire: Enquire

  init() throws {
    directory = try TestDirectory()
    let documents: [UInt32: Packed] = [
      1: Packed().term("a").value(0, "b").value(1, "x").data("one"),
      2: Packed().term("a").value(1, "y").data("two"),
      3: Packed().term("a").value(0, "a").value(1, "x").data("three"),
      4: Packed().term("a").value(0, "ab").value(1, "x"),
      5: Packed().term("a").value(0, bytes: [0x61, 0]).data("five"),
      6: Packed().term("a").value(0, bytes: [0x61, 0xff]).value(1, "y"),
      7: Packed().term("b", wdf: 3).value(0, "q"),
    ]
    database = try Database(path: directory.database("db", documents))
    enquire = try Enquire(database)
    enquire.query = .term("a")
  }

  private func order(_ sort: [Enquire.SortKey]) throws -> [UInt32] {
    enquire.sort = sort
    return try enquire.matchSet(count: 10).hits.map(\.docid)
  }

  @Test("Documents without a value sort last, or first, in both directions")
  func missingValues() throws {
    let ascending: [UInt32] = [3, 5, 4, 6, 1]
    #expect(try order([.init(slot: 0)]) == ascending + [2])
    #expect(try order([.init(slot: 0, descending: true)]) == ascending.reversed() + [2])
    #expect(try order([.init(slot: 0, missingLast: false)]) == [2] + ascending)
    #expect(try order([.init(slot: 0, descending: true, missingLast: false)]) == [2] + ascending.reversed())
  }

  @Test("A second slot decides among equals, then the docid")
  func severalSlots() throws {
    #expect(try order([.init(slot: 1, descending: true), .init(slot: 0)]) == [6, 2, 3, 4, 1, 5])
    #expect(try order([.init(slot: 1)]) == [1, 3, 4, 2, 6, 5])
    enquire.docidOrder = .descending
    #expect(try order([.init(slot: 1)]) == [4, 3, 1, 6, 2, 5])
  }

  @Test("Random values sort as their bytes do")
  func randomValues() throws {
    var random = SeededGenerator(seed: 7)
    var values: [UInt32: [UInt8]] = [:]
    for docid in UInt32(1)...300 {
      values[docid] = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        [0, 1, 0x61, 0xfe, 0xff].randomElement(using: &random) ?? 0
      }
    }
    let path = try directory.database("random", values.mapValues { Packed().term("a").value(0, bytes: $0) })
    let enquire = try Enquire(Database(path: path))
    enquire.query = .term("a")
    enquire.weighting = .boolean
    for descending in [false, true] {
      enquire.sort = [.init(slot: 0, descending: descending)]
      let found = try enquire.matchSet(count: 300).hits.map(\.docid)
      let expected = values.keys.sorted { left, right in
        let (a, b) = (values[left] ?? [], values[right] ?? [])
        if a == b { return left < right }
        if a.isEmpty || b.isEmpty { return b.isEmpty }
        return descending ? b.lexicographicallyPrecedes(a) : a.lexicographicallyPrecedes(b)
      }
      #expect(found == expected)
    }
  }

  @Test("Facets count the values of what matches, the most frequent first")
  func facets() throws {
    let set = try enquire.matchSet(count: 1, checkAtLeast: 100, facetSlots: [1, 9])
    #expect(set.facets[1]?.map(\.bytes) == [Array("x".utf8), Array("y".utf8)])
    #expect(set.facets[1]?.map(\.count) == [3, 2])
    #expect(set.facets[9]?.isEmpty == true)
    #expect(set.facets[0] == nil)
    enquire.facetLimit = 1
    #expect(try enquire.matchSet(count: 1, checkAtLeast: 100, facetSlots: [1]).facets[1]?.map(\.count) == [3])
    #expect(try enquire.matchSet(count: 1).facets.isEmpty)
  }

  @Test("A page brings its data and values in order")
  func pages() throws {
    enquire.weighting = .boolean
    let set = try enquire.matchSet(first: 1, count: 3, checkAtLeast: 100)
    #expect(set.hits.map(\.docid) == [2, 3, 4])
    #expect([set.lowerBound, set.estimated, set.upperBound] == [6, 6, 6])
    #expect(try set.data(for: 0..<3) == ["two", "three", ""].map { Array($0.utf8) })
    #expect(try set.data(for: 1..<1) == [])
    #expect(
      try set.values(of: [0, 1], for: 0..<2).map { $0.map { String(decoding: $0, as: UTF8.self) } }
        == [["", "y"], ["a", "x"]])
    #expect(code { _ = try set.data(for: 0..<4) } == .range)
    #expect(code { _ = try set.values(of: [0], for: -1..<4) } == .range)
    #expect(code { _ = try enquire.matchSet(first: -1, count: 1) } == .invalidArgument)
    #expect(try enquire.matchSet(first: .max, count: .max).hits.isEmpty)
    #expect(try enquire.matchSet(count: 0, checkAtLeast: .max).lowerBound == 6)
  }

  @Test("A decider keeps and drops documents by what they hold")
  func decider() throws {
    let set = try enquire.matchSet(count: 10, checkAtLeast: 100) { document in
      try document.data.count == 3 || document.value(1) == Array("y".utf8)
    }
    #expect(set.hits.map(\.docid) == [1, 2, 6])
    #expect(set.upperBound == 3)
  }

  @Test("What a decider throws ends the match and comes out of it")
  func throwingDecider() throws {
    struct Enough: Error, Equatable { var docid: UInt32 }
    #expect(throws: Enough(docid: 1)) {
      _ = try enquire.matchSet(count: 10) { throw Enough(docid: try $0.docid) }
    }
    #expect(try enquire.matchSet(count: 10).hits.count == 6)
  }

  @Test("A document kept beyond its decider throws, and the database cannot be taken away from a match")
  func deciderMisuse() throws {
    var kept: Document?
    let set = try enquire.matchSet(count: 10) { document in
      kept = document
      #expect(code { _ = try database.reopen() } == .invalidOperation)
      database.close()
      return try enquire.matchSet(count: 1).hits.count == 1
    }
    #expect(set.hits.count == 6)
    #expect(code { _ = try kept?.data } == .invalidOperation)
    #expect(try database.documentCount == 7)
  }

  @Test(
    "Every weighting finds the same documents",
    arguments: [
      Weighting.bm25, .bm25(b: 0), .ineB2(), .boolean, .coordinate, .traditional(),
    ])
  func weightings(weighting: Weighting) throws {
    enquire.weighting = weighting
    enquire.query = .or([.term("a"), .term("b")])
    let set = try enquire.matchSet(count: 10)
    #expect(set.hits.map(\.docid).sorted() == [1, 2, 3, 4, 5, 6, 7])
    #expect(set.hits.contains { $0.weight > 0 } == (weighting != .boolean))
    #expect(try enquire.matchingTerms(7) == ["b"])
    #expect(code { _ = try enquire.matchingTerms(99) } == .docNotFound)
  }

  @Test("Impossible parameters of a weighting are an error")
  func badWeighting() throws {
    for weighting in [Weighting.ineB2(c: 0), .bm25(k1: .nan), .traditional(k: .infinity)] {
      enquire.weighting = weighting
      #expect(code { _ = try enquire.matchSet(count: 1) } == .invalidArgument)
    }
  }

  @Test("Document length counts unless b is 0")
  func lengths() throws {
    let path = try directory.database(
      "lengths", [1: Packed().term("a").term("long", wdf: 50), 2: Packed().term("a"), 3: Packed().term("c")])
    let enquire = try Enquire(Database(path: path))
    enquire.query = .term("a")
    enquire.weighting = .bm25(b: 0)
    #expect(Set(try enquire.matchSet(count: 5).hits.map(\.weight)).count == 1)
    enquire.weighting = .bm25(b: 1)
    #expect(try enquire.matchSet(count: 5).hits.map(\.docid) == [2, 1])
  }
}
