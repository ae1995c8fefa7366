import Testing
import TestSupport
import Xapian

@Suite("Terms near a word")
struct NearTermsTests {
  @Test(
    "The walk finds exactly the words that a plain comparison finds", arguments: 1...6 as ClosedRange<UInt64>)
  func plainComparison(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let letters = Array("abcdeñ日z".unicodeScalars)
    func word() -> String {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        view.append(letters.randomElement(using: &random)!)
      }
      return String(view)
    }
    let vocabulary = Set((0..<800).map { _ in word() })
    let directory = try TestDirectory()
    let others = ["S=aaaa", "SUBJECT:aaaa", "Taaaa"]
    let packed = (vocabulary.map { "S" + $0 } + others).reduce(Packed()) { $0.term($1) }
    let database = try Database(path: directory.database("near", [1: packed]))
    for _ in 0..<40 {
      let asked = word()
      for edits in 1...2 {
        let found = try database.nearTerms(to: asked, prefix: "S", edits: edits, steps: 100_000, keep: 10_000)
        let expected = vocabulary.filter { Self.distance($0, asked) <= edits }
        #expect(Set(found.map { String($0.term.dropFirst()) }) == expected)
        #expect(found.allSatisfy { $0.distance == Self.distance(String($0.term.dropFirst()), asked) })
        #expect(found.map(\.distance) == found.map(\.distance).sorted())
      }
    }
  }

  @Test("Few of the terms are looked at")
  func leaps() throws {
    let directory = try TestDirectory()
    let packed = (0..<20_000).reduce(Packed().term("network")) { $0.term("w" + String($1, radix: 26)) }
    let database = try Database(path: directory.database("near", [1: packed]))
    let found = try database.nearTerms(to: "netwrok", prefix: "", edits: 1, steps: 200, keep: 5)
    #expect(found.map(\.term) == ["network"])
  }

  @Test("A bound just below a negative number leaves that number out")
  func negativeBounds() throws {
    let directory = try TestDirectory()
    let numbers = [-4.0, -3, -2.5, 0, 3]
    let documents = Dictionary(
      uniqueKeysWithValues: numbers.enumerated().map { (UInt32($0 + 1), Packed().number(0, $1)) })
    let database = try Database(path: directory.database("numbers", documents))
    func found(_ query: Query) throws -> [UInt32] {
      let enquire = try Enquire(database)
      enquire.query = query
      enquire.weighting = .boolean
      return try enquire.matchSet(count: 10).hits.map(\.docid)
    }
    #expect(try found(.valueLessOrEqual(0, (-3.0).nextDown)) == [1])
    #expect(try found(.valueLessOrEqual(0, -3)) == [1, 2])
    #expect(try found(.valueRange(0, -4, (-2.5).nextDown)) == [1, 2])
    #expect(try found(.valueRange(0, -3, -3)) == [2])
  }

  /// Optimal string alignment, by the book.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    for i in 1...a.count {
      for j in 1...b.count {
        rows[i][j] = min(
          rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          rows[i][j] = min(rows[i][j], rows[i - 2][j - 2] + 1)
        }
      }
    }
    return rows[a.count][b.count]
  }
}
