import Testing
import Xapian

/// Sets of documents and weights that come from lists instead of operators.
@Suite("Sets")
struct SetTests {
  private let directory: TestDirectory
  private let database: Database
  /// The terms of each document.
  private let terms: [UInt32: [String: Int]]
  private static let vocabulary = [
    "ant", "ants", "antler", "bee", "cat", "dog", "eel", "fox", "gnu", "hen", "kid",
  ]

  /// A few hundred documents with seeded terms; `spread` docids apart.
  init() throws { try self.init(spread: 3) }

  private init(spread: UInt32) throws {
    var state: UInt64 = 42
    func chance(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    var terms: [UInt32: [String: Int]] = [:]
    for number in 1...UInt32(400) {
      var own: [String: Int] = [:]
      for (rank, term) in Self.vocabulary.enumerated() where chance(UInt64(rank + 2)) == 0 {
        own[term] = 1 + chance(5)
      }
      terms[number * spread] = own
    }
    self.terms = terms
    directory = try TestDirectory()
    let documents = terms.mapValues { own -> Packed in
      var packed = Packed().value(4, own.keys.sorted().joined(separator: " ")).number(5, Double(own.count))
      for (term, wdf) in own { packed = packed.term(term, wdf: UInt32(wdf)) }
      return packed
    }
    database = try Database(path: directory.database("db", documents))
  }

  private func docids(_ names: [String]) -> Set<UInt32> {
    Set(terms.filter { own in names.contains { own.value[$0] != nil } }.keys)
  }

  @Test("each term and number is counted among the documents given, close together or far apart")
  func counts() throws {
    for test in [self, try SetTests(spread: 400_000)] {
      let all = test.terms.keys.sorted()
      for docids in [
        [], Array(all.prefix(1)), all, all.filter { $0 / 3 % 5 < 2 }, Array(all.suffix(7)) + [4_000_000_000],
      ] {
        for prefix in ["", "ant", "ants", "f", "z"] {
          let names = Self.vocabulary.filter { $0.hasPrefix(prefix) }
          let expected = names.map { name in (name, docids.filter { test.terms[$0]?[name] != nil }) }
            .filter { !$0.1.isEmpty }.sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
          for keep in [0, 2, 100] {
            let found = try test.database.termCounts(prefix: prefix, among: docids, keep: keep, examples: 3)
            // What is too rare to be kept may be in none of them.
            #expect(found.distinct >= expected.count && found.distinct <= names.count)
            #expect(keep < names.count || found.distinct == expected.count)
            #expect(found.counts.map(\.term) == expected.prefix(keep).map(\.0))
            #expect(found.counts.map(\.count) == expected.prefix(keep).map(\.1.count))
            #expect(found.counts.map(\.examples) == expected.prefix(keep).map { Array($0.1.prefix(3)) })
          }
        }
        let numbers = try test.database.numberCounts(5, among: docids)
        let counted = Dictionary(grouping: docids.compactMap { test.terms[$0]?.count }) { $0 }.mapValues(
          \.count)
        #expect(numbers.map(\.number) == counted.keys.sorted().map(Double.init))
        #expect(numbers.map(\.count) == counted.sorted { $0.key < $1.key }.map(\.value))
        #expect(try test.database.numberCounts(77, among: docids).isEmpty)
      }
    }
  }

  @Test("sizes of unions and differences are exact, docids close together or far apart")
  func sizes() throws {
    for test in [self, try SetTests(spread: 100_000)] {
      let named = Array(test.terms.keys.sorted().prefix(50))
      for any in [[], ["fox"], ["ant", "bee"], ["kid", "gnu", "hen", "none", ""]] {
        for none in [[], ["dog"], ["ant", "none"]] {
          let found = test.docids(any), hidden = test.docids(none)
          #expect(
            try test.database.size(of: DocumentSet(terms: any), without: DocumentSet(terms: none))
              == found.subtracting(hidden).count)
          #expect(
            try test.database.size(
              of: DocumentSet(terms: any, docids: named + named), without: DocumentSet(terms: none))
              == found.union(named).subtracting(hidden).count)
          #expect(
            try test.database.size(
              of: DocumentSet(terms: any), without: DocumentSet(terms: none, docids: named + [7]))
              == found.subtracting(hidden).subtracting(named).count)
        }
      }
    }
  }

  @Test("documents are found by the limit of a value")
  func values() throws {
    let few = terms.filter { $0.value.count <= 2 }.keys.sorted()
    let found = try database.docids(withValueIn: 5, atMost: 2.5)
    #expect(found.docids == few && found.next == 3)
    #expect(try database.docids(withValueIn: 5, atMost: 1_000).next == nil)
    #expect(try database.docids(withValueIn: 6, atMost: 1).docids == [])
  }

  @Test("longer terms are the most frequent that go on")
  func longerTerms() throws {
    let ranked = ["ants", "antler"].sorted { docids([$0]).count > docids([$1]).count }
    let all = try database.longerTerms(beginningWith: "ant", scan: 100, keep: 10)
    #expect(all.terms == ranked && all.isWhole)
    let one = try database.longerTerms(beginningWith: "ant", scan: 100, keep: 1)
    #expect(one.terms == [ranked[0]] && !one.isWhole)
    #expect(try database.longerTerms(beginningWith: "ant", scan: 2, keep: 10).isWhole == false)
    #expect(try database.longerTerms(beginningWith: "zoo", scan: 2, keep: 10).terms == [])
  }

  @Test("a page of weighed documents is the beginning of all of them", arguments: [1, 5, 20, 100])
  func weighed(count: Int) throws {
    let enquire = try Enquire(database)
    enquire.weighting = .bm25(k1: 1, k2: 0, k3: 1, b: 0, minNormLength: 0.5)
    for base in Self.vocabulary {
      for bonus in Self.vocabulary where bonus != base {
        let words = Query.or([.term(base), .term(bonus), .term("hen")])
        let lists: [(weight: Double, terms: [String])] = [(100, [bonus, "hen"]), (300, [base])]
        let many: [(weight: Double, terms: [String])] = lists + [(1000, Self.vocabulary)]
        for (query, grades) in [
          (Query.or([words, .graded(lists)]), lists),
          (.or([Query.or(Self.vocabulary.map { .term($0) }), .graded(many)]), many),
          (
            .weighed(words, more: .filter(.fixedWeight(100), by: .or([.term(bonus), .term("hen")]))),
            [lists[0]]
          ),
        ] {
          enquire.query = query
          let all = try enquire.matchSet(count: 1_000)
          let page = try enquire.matchSet(count: count)
          #expect(page.hits.map(\.docid) == Array(all.hits.map(\.docid).prefix(count)))
          for hit in all.hits {
            let own = terms[hit.docid] ?? [:]
            let expected = grades.reduce(0) { $0 + ($1.terms.contains { own[$0] != nil } ? $1.weight : 0) }
            #expect(hit.weight >= expected && hit.weight < expected + 100)
          }
        }
      }
    }
  }

  @Test("named documents are a query like any other")
  func named() throws {
    let enquire = try Enquire(database)
    let few = Array(terms.keys.sorted().prefix(9))
    enquire.weighting = .boolean
    enquire.query = .docids(few.reversed() + few)
    #expect(try enquire.matchSet(count: 100).hits.map(\.docid) == few)
    enquire.query = .andNot(.term("ant"), .docids(few))
    #expect(Set(try enquire.matchSet(count: 1_000).hits.map(\.docid)) == docids(["ant"]).subtracting(few))
    enquire.query = .filter(.term("ant"), by: .docids(few))
    #expect(Set(try enquire.matchSet(count: 1_000).hits.map(\.docid)) == docids(["ant"]).intersection(few))
    #expect(Query.docids([]).isEmpty)
    #expect(Query.graded([(1, [])]).isEmpty)
  }
}
