import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

/// Conditions that only stored text can decide.
@Suite("Conditions on stored text")
struct StoredBudgetTests {
  @Test(
    "Words, stems, parts side by side and phrases are found as in the index, over lines and beside other scripts"
  )
  func forms() throws {
    let text = "Running water,\nthe old-\nfashioned way: C++ and snake_case, 会議室の予約 no.\tStraße\u{0}été"
    let index = try QueryIndex([
      .make("has", "x", ["textContent": .text(text)]),
      .make(
        "title", "runs water c++ 予約 strasse ete snake_case way old fashioned \(text)",
        ["textContent": .text("nothing")]),
    ])
    for asked in [
      "run", "water", "\"running water\"", "\"water the old\"", "old-fashioned", "c++", "snake_case", "snake",
      "予約", "会議室",
      "strasse", "straße", "ete", "été", "(run water)", "(runs OR nowhere)", "=\"\(text)\"",
    ] {
      let query = asked.hasPrefix("=") ? "text\(asked) " : "text:\(asked) "
      #expect(try index.ids(query) == ["has"], "\(query)")
      #expect(try index.ids("-\(query)") == ["title"], "\(query)")
      #expect(try index.ids("(\(query) OR id:none) ") == ["has"], "\(query)")
    }
    for asked in [
      ":runner", ":\"water running\"", ":wat", ":nothin", "=running", "=\"running water\"",
    ] {
      #expect(try index.ids("text\(asked) ").isEmpty, "\(asked)")
    }
  }

  @Test("A search reads so many entities and no more, and says so; each is read once for all its stages")
  func bounds() throws {
    let budget = StoredBudget()
    for _ in 0..<StoredBudget.mostEntities { #expect(budget.takeEntity()) }
    #expect(!budget.isSpent && !budget.takeEntity() && budget.isSpent)
    let texts = StoredBudget()
    texts.spend(StoredBudget.mostText)
    #expect(texts.takeEntity())
    texts.spend(1)
    #expect(!texts.takeEntity() && texts.isSpent)
  }

  @Test("What is left out is the oldest, with a notice, and the count is not called exact")
  func notice() throws {
    // Each takes a good part of what may be analysed, and only the last two have the word where it is asked for.
    let long = String(repeating: "été ", count: StoredBudget.mostText / 20)
    let index = try QueryIndex(
      (0..<8).map { number in
        .make("\(number)", "harbour", ["textContent": .text(long + (number % 3 == 0 ? "harbour" : ""))])
      })
    let response = try index.respond("text:harbour ")
    #expect(response.notices.map(\.code) == ["results-incomplete"] && !response.countIsExact)
    #expect(response.ids == ["6"])
    let narrow = try index.respond("text:harbour id:0 ")
    #expect(narrow.ids == ["0"] && narrow.notices.isEmpty && narrow.countIsExact)
  }
}
