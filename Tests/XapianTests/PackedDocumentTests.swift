import Testing
import Xapian

@Suite("The packed document")
struct PackedDocumentTests {
  @Test("Terms, positions, values, numbers and data come back")
  func roundTrip() throws {
    let directory = try TestDirectory()
    let packed = Packed().term("XAPP:mail", wdf: 0).term("plain", wdf: 4).posting("wort", 3, wdf: 2)
      .posting("wort", 9, wdf: 1).value(3, "größe").number(0, -12.5).number(1, .nan).number(2, .infinity)
      .data("stored\0bytes")
    let database = try Database(path: directory.database("db", [5: packed]))
    let document = try database.document(5)
    #expect(try document.docid == 5)
    let terms = try document.terms()
    #expect(terms.map(\.term) == ["XAPP:mail", "plain", "wort"])
    #expect(terms.map(\.wdf) == [0, 4, 3])
    #expect(try database.positions(of: "wort", in: 5) == [3, 9])
    #expect(try database.positions(of: "plain", in: 5) == [])
    #expect(try database.values(of: 5).map(\.slot) == [0, 2, 3])
    #expect(SortableNumber.decode(try document.value(0)) == -12.5)
    #expect(SortableNumber.decode(try document.value(2)) == .infinity)
    #expect(try document.value(3) == Array("größe".utf8))
    #expect(try document.value(99) == [])
    #expect(try document.data == Array("stored\0bytes".utf8))
    #expect(try database.valueCount(3) == 1)
    #expect(try database.valueBounds(3)?.upper == Array("größe".utf8))
    #expect(try database.valueBounds(50) == nil)
  }

  @Test("A word brings its stem and a title word its title forms")
  func stems() throws {
    let directory = try TestDirectory()
    let packed = Packed().word("early", 1).stemmer("english").word("running", 2, wdf: 5)
      .titleWord("scanners", 3, wdf: 3).stemmer("klingon").word("houses", 4).stemmer("german")
      .word("häuser", 5)
    let database = try Database(path: directory.database("db", [1: packed]))
    let terms = try database.document(1).terms().map { "\($0.term)=\($0.wdf)" }
    #expect(
      Set(terms.filter { !$0.hasPrefix("X>") }) == [
        "early=1", "running=5", "Zrun=5", "scanners=3", "Zscanner=3", "Sscanners=1", "ZSscanner=1",
        "houses=1", "häuser=1", "Zhaus=1",
      ])
    #expect(try database.positions(of: "Sscanners", in: 1) == [3])
    #expect(try database.positions(of: "Zrun", in: 1) == [])
  }

  @Test(
    "A title has terms for what begins its first word, the other words of its names for what that does not begin"
  )
  func edges() throws {
    let directory = try TestDirectory()
    let packed = Packed().text(10, "sölden").titleWord("sölden", 1).titleWord("söll", 2).text(9, "x")
      .text(9, "abcdefghijklmn")
    let database = try Database(path: directory.database("db", [1: packed]))
    let terms = try database.document(1).terms().filter { $0.term.hasPrefix("X") }
    #expect(terms.allSatisfy { $0.wdf == 0 })
    #expect(
      Set(terms.map(\.term)) == [
        "X<s", "X<sö", "X<söl", "X<söld", "X<sölde", "X>a", "X>ab", "X>abc", "X>abcd", "X>abcde", "X>abcdef",
        "X>abcdefg", "X>abcdefgh", "X>abcdefghi", "X>abcdefghij", "X>abcdefghijk", "X>abcdefghijkl",
      ])
  }

  @Test("A title with compounds joined has terms for what begins it only so, and its words none for the same")
  func joinedEdges() throws {
    let directory = try TestDirectory()
    let packed = Packed().text(10, "you tube").text(11, "youtube").titleWord("you", 1).titleWord("tube", 2)
      .titleWord("youtube", 1)
    let database = try Database(path: directory.database("db", [1: packed]))
    let terms = try database.document(1).terms().map(\.term).filter { $0.hasPrefix("X") }
    #expect(
      Set(terms) == [
        "X<y", "X<yo", "X<you t", "X<you tu", "X<you tub", "X<yout", "X<youtu", "X<youtub", "X>t", "X>tu",
        "X>tub",
      ])
  }

  @Test("The stem cache answers what the stemmer answers, for one language after another")
  func stemCache() throws {
    let directory = try TestDirectory()
    let words = ["nationale", "libraries", "bücher", "running"]
    let database = try WritableDatabase(path: directory["db"])
    for (index, language) in ["english", "german", "french", "swedish", "finnish", "english"].enumerated() {
      var packed = Packed().stemmer(language)
      for (position, word) in words.enumerated() { packed = packed.word(word, UInt32(position + 1)) }
      let docid = UInt32(index + 1)
      try database.replace(docid: docid, packed: packed.bytes)
      let stemmer = try #require(Stemmer(language: language))
      let expected = Set(words.map { "Z" + stemmer.stem($0) })
      #expect(Set(try database.terms(of: docid).filter { $0.hasPrefix("Z") }) == expected)
    }
  }

  @Test("What would break the database is refused before it is touched")
  func limits() throws {
    let directory = try TestDirectory()
    let database = try WritableDatabase(path: directory["db"])
    try database.beginTransaction()
    try database.replace(docid: 1, packed: Packed().term("kept").bytes)
    let longest = String(repeating: "x", count: 245)
    let refused: [Packed] = [
      Packed().term(""), Packed().term(longest + "x"), Packed().term(String(repeating: "\0", count: 123)),
      Packed().term("a", wdf: .max), Packed().posting("a", .max), Packed().value(.max, "v"),
      Packed().stemmer("english").titleWord(longest, 1), Packed(bytes: [0]), Packed(bytes: [9]),
      Packed(bytes: [5, 255, 255, 255, 255]),
    ]
    for packed in refused {
      #expect(code { try database.replace(docid: 2, packed: packed.bytes) } == .invalidArgument)
    }
    #expect(code { try database.replace(docid: 0, packed: []) } == .invalidArgument)
    try database.replace(docid: 3, packed: Packed().term(longest).term("nul\0nul").bytes)
    try database.commitTransaction()
    #expect(try database.docids(term: "", limit: 10) == [1, 3])
    #expect(try matches(.term(longest), in: database) == [3])
    #expect(try matches(.term(longest + "xxx"), in: database) == [])
    #expect(try matches(.term("nul\0nul"), in: database) == [3])
  }

  @Test("2,000 damaged documents are stored or refused, and the database stays sound")
  func damagedDocuments() throws {
    let directory = try TestDirectory()
    let whole = Packed().stemmer("english").titleWord("scanners", 1, wdf: 3).word("running", 2)
      .term("XAPP:a", wdf: 0).posting("wort", 9).value(3, "value").number(0, 17).data("stored data").bytes
    var random = SeededGenerator(seed: 20_26)
    let database = try WritableDatabase(path: directory["db"])
    try database.beginTransaction()
    var refused = 0
    for index in 0..<2000 {
      var damaged = whole
      if index.isMultiple(of: 2) {
        damaged.removeLast(Int.random(in: 1...whole.count, using: &random))
      } else {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(in: 0...255, using: &random)
        }
      }
      switch code({ try database.replace(docid: UInt32(index + 1), packed: damaged) }) {
      case nil: continue
      case .invalidArgument?: refused += 1
      case let other?: Issue.record("document \(index): \(other)")
      }
    }
    try database.commitTransaction()
    #expect(refused > 500)
    #expect(try database.documentCount == 2000 - refused)
    database.close()
    #expect(try Maintenance.check(directory["db"]).errors == 0)
  }

  @Test("Docids beside 2^29 work")
  func largeDocids() throws {
    let directory = try TestDirectory()
    let top: UInt32 = 1 << 29
    var documents: [UInt32: Packed] = [:]
    for row in UInt32(1)...50 { documents[top - row] = Packed().term("a").data("row \(row)") }
    let database = try Database(path: directory.database("db", documents))
    #expect(try database.lastDocid == top - 1)
    let enquire = try Enquire(database)
    enquire.query = .term("a")
    enquire.weighting = .boolean
    let set = try enquire.matchSet(count: 3)
    #expect(set.hits.map(\.docid) == [top - 50, top - 49, top - 48])
    #expect(try set.data(for: 0..<1) == [Array("row 50".utf8)])
    #expect(try database.docids(term: "a", from: top - 2, limit: 9) == [top - 2, top - 1])
  }
}
