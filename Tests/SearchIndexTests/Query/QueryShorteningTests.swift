import IndexSchema
import SearchModel
import Testing
import Xapian

@testable import SearchIndex

/// What is left of queries that ask for too much.
@Suite("Shortened queries")
struct QueryShorteningTests {
  private static let entities = 400
  /// As many words as every entity has.
  private static let mostWork = 10 * entities

  private let index: QueryIndex

  /// Every entity has `common0` to `common19`, few have `rare`.
  init() throws {
    let text = (0..<20).map { "common\($0)" }.joined(separator: " ")
    index = try QueryIndex(
      (0..<Self.entities).map {
        .make("\($0)", nil, ["contentDescription": .text(text + ($0 % 99 == 0 ? " rare" : ""))])
      })
  }

  private func shorten(_ text: String, mostWork: Int = mostWork) throws -> QueryShortening.Outcome {
    let snapshot = index.snapshot()
    let execution = SearchExecution(snapshot: snapshot, now: QueryIndex.now)
    let clause = try #require(try execution.parse(SearchRequest(text)).clause)
    return try QueryShortening.shorten(clause, facts: snapshot.facts, mostWork: mostWork)
  }

  private static func many(_ piece: (Int) -> String, _ glue: String) -> String {
    (0..<64).map { piece($0 % 20) }.joined(separator: glue) + " "
  }

  @Test(
    "What looks at more entities than a search may is dropped, but for the first parts",
    arguments: [
      many({ "common\($0)" }, " "), many({ "common\($0)" }, " OR "), many({ "-common\($0)" }, " OR "),
      many({ "\"common\($0) common\($0 + 1)\"" }, " "), many({ "(common\($0) OR -common\($0 + 1))" }, " "),
      many({ "-(common\($0) rare)" }, " OR "), many({ "c\($0)* OR c*" }, " OR "),
      many({ "pages>\($0)" }, " OR -"),
      many({ "description:common\($0)" }, " OR "),
      many({ "NOT (common\($0) OR (rare -common\($0 + 1)))" }, " "),
    ])
  func bounded(text: String) throws {
    // Where not even one part may be asked for, too.
    for most in [Self.mostWork, Self.entities, 0] {
      let outcome = try shorten(text, mostWork: most)
      #expect(outcome.isShortened, "\(most)")
      #expect(outcome.work <= most + (QueryShortening.words + 16 * QueryShortening.others) * Self.entities)
    }
    // More than the first few are there only if they were cheap.
    #expect(
      try !index.respond(text) { $0.limit = 1 }.notices.contains { $0.code == "nothing-to-search" }
    )
  }

  @Test(
    "What a person types is taken as it is",
    arguments: [
      "common1 common2 common3 common4 common5 common6 common7 common8",
      "rare common1 -common2 common3* title:rare ",
      (0..<64).map { "id:\($0)" }.joined(separator: " OR "),
      (0..<32).map { "unheard\($0)" }.joined(separator: " "),
      "\"common1 common2\" OR (common3 -common4) OR date:2026 OR pages>5", String(repeating: "題", count: 60),
    ])
  func kept(text: String) throws {
    let outcome = try shorten(text)
    #expect(!outcome.isShortened)
  }

  @Test("The rarest words stay")
  func rarest() throws {
    let outcome = try shorten((0..<20).map { "common\($0)" }.joined(separator: " ") + " rare ")
    #expect(outcome.isShortened && outcome.clause.words.contains { $0.token.text == "rare" })
    #expect(outcome.clause.words.count >= QueryShortening.words)
  }

  @Test("A run without blanks counts by its beginning", arguments: ["題", "ผัดไทย", "a_", "ab."])
  func runs(piece: String) throws {
    let outcome = try shorten(String(repeating: piece, count: 3_000) + " ")
    #expect(outcome.isShortened)
    #expect(outcome.clause.words.allSatisfy { $0.token.parts.count <= QueryShortening.longestPhrase })
    let phrase = try shorten("\"" + String(repeating: piece + " rare ", count: 1_000) + "\" ")
    #expect(phrase.clause.words.reduce(0) { $0 + $1.token.parts.count } <= QueryShortening.longestPhrase)
  }
}
