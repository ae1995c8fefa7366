import SearchModel
import Testing

@testable import SearchIndex

@Suite("Meaning")
struct MeaningTests {
  /// Knows one word that matters, and counts how often it is asked.
  private final class FakeScorer: SemanticScorer, @unchecked Sendable {
    let word: String
    let fails: Bool
    private(set) var queries: [String] = []

    init(_ word: String, fails: Bool = false) { (self.word, self.fails) = (word, fails) }

    func scores(of texts: [String], for query: String) throws -> [Double] {
      queries.append(query)
      if fails { throw LimelightError(.io, "no model") }
      return texts.map { $0.contains(word) ? 1 : 0 }
    }
  }

  private static let index: [DonatedEntity] =
    (1...60).map {
      .make("\($0)", "report \($0)", ["textContent": .text("ways to keep small boats dry in winter storms")])
    } + [
      .make(
        "boat", "Shed", ["textContent": .text("ways to keep small boats dry in winter storms tarpaulin")]),
      .make("other", "Tarpaulin", ["textContent": .text("small boats")]),
    ]

  private static let sentence = "how to keep small boats dry in winter "

  private func ids(
    _ text: String, _ scorer: FakeScorer, mode: SemanticRanking.Mode = .fused,
    _ change: (inout SearchRequest) -> Void = { _ in }
  ) throws -> [String] {
    var request = SearchRequest(text)
    request.limit = 0
    change(&request)
    let index = try QueryIndex(Self.index)
    return try SearchExecution(
      snapshot: index.snapshot(), now: QueryIndex.now, semantics: SemanticRanking(scorer, mode: mode)
    ).respond(to: request).ids
  }

  @Test("A sentence is ordered by its words and its meaning, in its tier, and pages are cut from one list")
  func fused() throws {
    let plain = try QueryIndex(Self.index).ids(Self.sentence) { $0.limit = 0 }
    let scorer = FakeScorer("tarpaulin")
    let found = try ids("to keep small boats dry in winter ", FakeScorer("tarpaulin"), mode: .reranked)
    #expect(found.first == "boat")
    // What has only some of the words comes after all that has them, whatever it means.
    #expect(found.count == 62 && Set(found).count == 62 && found.last == "other")
    let fused = try ids("to keep small boats dry in winter ", scorer)
    let place = try #require(fused.firstIndex(of: "boat"))
    let before = try #require(plain.firstIndex(of: "boat"))
    #expect(place < max(1, before) && scorer.queries.count == 1)
    let index = try QueryIndex(Self.index)
    var pages: [String] = []
    var offset: Int? = 0
    while let start = offset {
      var request = SearchRequest("to keep small boats dry in winter ")
      (request.offset, request.limit) = (start, 9)
      let page = try SearchExecution(
        snapshot: index.snapshot(), now: QueryIndex.now, semantics: SemanticRanking(scorer)
      ).respond(to: request)
      pages += page.ids
      offset = page.next
    }
    #expect(pages == fused)
  }

  @Test(
    "Names, quotes, numbers and unfinished typing are left to the words",
    arguments: [
      "small boats dry ", "\"keep small boats dry in winter\" ", "keep small boats 2 dry in winter ",
      "title:report keep small boats ", "report ", "keep small boats dry in win*",
    ])
  func names(text: String) throws {
    let scorer = FakeScorer("tarpaulin")
    _ = try ids(text, scorer)
    #expect(scorer.queries.isEmpty)
  }

  @Test(
    "A sentence without blanks is a description too, of as many words as a dictionary finds in it",
    arguments: [
      ("東京は明日雨ですか", true), ("图书馆周末几点开门", true), ("我一周借三本书可以吗", true), ("ห้องสมุดเปิดวันหยุดไหม", true),
      ("周末开放", false), ("ห้องสมุด", false), ("도서관", false),
    ])
  func unspaced(text: String, isAsked: Bool) throws {
    let scorer = FakeScorer("猫")
    let texts = ["東京 明日 雨", "図書 图书 周末 借三本书 猫", "ห้องสมุด วันหยุด", "东京 周末 猫", "明日 天気 ห้องสมุด 借三本书"]
    let index = try QueryIndex(
      texts.enumerated().map { .make("\($0)", nil, ["textContent": .text($1)]) })
    _ = try SearchExecution(
      snapshot: index.snapshot(), now: QueryIndex.now, semantics: SemanticRanking(scorer)
    ).respond(to: SearchRequest(text))
    #expect(scorer.queries.isEmpty != isAsked)
  }

  @Test("A sentence that is a title is a name")
  func titles() throws {
    let scorer = FakeScorer("x")
    let index = try QueryIndex([
      .make("1", "The man who mistook his wife for a hat"),
      .make("2", "x", ["textContent": .text("the man who mistook his wife for a hat x")]),
    ])
    let request = SearchRequest("the man who mistook his wife for a hat ")
    let found = try SearchExecution(
      snapshot: index.snapshot(), now: QueryIndex.now, semantics: SemanticRanking(scorer, mode: .reranked)
    ).respond(to: request)
    #expect(found.ids == ["1", "2"] && scorer.queries.isEmpty)
    _ = try ids(Self.sentence, scorer) { $0.isTyping = true }
    _ = try ids(Self.sentence, scorer) { $0.namesOnly = true }
    #expect(scorer.queries.isEmpty)
  }

  @Test("A scorer that fails changes nothing")
  func failing() throws {
    let plain = try QueryIndex(Self.index).ids("to keep small boats dry in winter ") { $0.limit = 0 }
    #expect(try ids("to keep small boats dry in winter ", FakeScorer("tarpaulin", fails: true)) == plain)
  }

  @Test("The order of words counts twice")
  func worth() {
    let ranking = SemanticRanking(FakeScorer(""))
    #expect(ranking.worth(byWords: 0, byMeaning: 59) > ranking.worth(byWords: 59, byMeaning: 0))
    #expect(ranking.worth(byWords: 0, byMeaning: 0) == 2.0 / 61 + 1.0 / 61)
    let reranked = SemanticRanking(FakeScorer(""), mode: .reranked)
    #expect(reranked.worth(byWords: 0, byMeaning: 59) < reranked.worth(byWords: 59, byMeaning: 0))
  }
}
