import Testing
import TestSupport
import Xapian

@Suite("Walks through all terms")
struct TermWalkTests {
  @Test(
    "Every term under the prefix comes once, in order, however many there are",
    arguments: [0, 1, 4_096, 10_000])
  func all(count: Int) throws {
    let directory = try TestDirectory()
    let terms = (0..<count).map { "S" + String($0, radix: 26) }
    let packed = (terms + ["R", "T", "a"]).reduce(Packed()) { $0.term($1) }
    let database = try Database(path: directory.database("walk", [1: packed]))
    var walked: [String] = []
    try database.forEachTerm(prefix: "S") { term, frequency in
      #expect(frequency == 1)
      walked.append(term)
      return true
    }
    #expect(walked == terms.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("A walk ends where it is told to")
  func ends() throws {
    let directory = try TestDirectory()
    let packed = (10..<99).reduce(Packed()) { $0.term("S\($1)") }
    let database = try Database(path: directory.database("walk", [1: packed]))
    var walked: [String] = []
    try database.forEachTerm(prefix: "S") { term, _ in
      walked.append(term)
      return walked.count < 3
    }
    #expect(walked == ["S10", "S11", "S12"])
    #expect(try database.allTerms(prefix: "S", from: "S97", limit: 9).map(\.term) == ["S97", "S98"])
    #expect(try database.allTerms(prefix: "S", from: "R", limit: 1).map(\.term) == ["S10"])
  }
}
