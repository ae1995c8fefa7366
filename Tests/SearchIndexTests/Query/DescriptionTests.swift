import SearchIndex
import SearchModel
import Testing

@Suite("Names and descriptions")
struct DescriptionTests {
  private func index() throws -> QueryIndex {
    try QueryIndex([
      .make("both", "Wireless headphones"), .make("pair", "Headphones, wireless"),
      .make("apart", "Kitchen", ["textContent": .text("wireless radio and headphones")]),
      .make("one", "Wireless keyboard"), .make("other", "Wired headphones"), .make("none", "Garden hose"),
    ])
  }

  @Test("Where a title is what was typed, nothing with a part of it follows")
  func names() throws {
    #expect(try index().ids("wireless headphones ") == ["both", "pair", "apart"])
  }

  @Test("Where no title begins so, what has some of the words follows what has all, and is not counted")
  func descriptions() throws {
    let response = try index().respond("keyboard wireless ")
    #expect(response.ids.first == "one")
    #expect(Set(response.ids) == ["one", "both", "pair", "apart"])
    #expect(response.count == 1)
    #expect(response.entities.dropFirst().allSatisfy { $0.tier == .someWords })
  }

  @Test(
    "Only words may be missing: not what is quoted, joined by AND or asked of an attribute",
    arguments: [
      ("keyboard AND garden ", []), ("\"wireless keyboard\" \"garden hose\" ", []),
      ("title:keyboard title:garden ", []), ("garden title:nosuch ", []),
      ("(keyboard AND garden) radio ", []),
      ("garden title:keyboard ", ["one"]), ("garden \"wireless keyboard\" ", ["one"]),
      ("garden (keyboard OR hose) ", ["none"]), ("kitchen (keyboard OR hose) ", ["none", "one"]),
      ("keyboard garden ", ["none", "one"]),
      // An `AND` that joins nothing is a word.
      ("AND keyboard garden ", ["apart", "none", "one"]), ("keyboard garden AND ", ["apart", "none", "one"]),
    ])
  func required(typed: String, expected: [String]) throws {
    #expect(try index().ids(typed).sorted() == expected)
  }

  @Test("In a pasted sentence quotes are a manner of speech, conditions are not")
  func sentence() throws {
    let text =
      "I would like to know which \"smart\" headphones (or radio sets) work in a garden with no hose "
    #expect(try index().ids(text).contains("none"))
    #expect(try index().ids(text + "title:hose ") == ["none"])
    #expect(try index().ids(text + "title:nosuch ").isEmpty)
  }

  @Test("A phrase that is still typed completes its last word; closed quotes mean what stands in them")
  func openQuote() throws {
    let index = try index()
    for typed in [
      "\"wire", "\"wireless k", "\"wireless keyboard", "\"wireless keyboard\"", "garden \"wireless k",
    ] {
      #expect(try index.ids(typed).contains("one"), "\(typed)")
    }
    for typed in ["\"wireless k\"", "\"wireless k "] {
      #expect(try !index.ids(typed).contains("one"), "\(typed)")
    }
  }

  @Test("In strict syntax nothing may be missing")
  func strict() throws {
    #expect(try index().ids("keyboard garden") { $0.syntax = .strict }.isEmpty)
  }

  @Test("Pages of a description neither repeat nor skip, whatever their size", arguments: [1, 2, 3, 10])
  func pages(limit: Int) throws {
    let index = try index()
    for query in ["keyboard wireless ", "headphones for a wireless radio in the kitchen", "garden keyboard "]
    {
      let whole = try index.ids(query) { $0.limit = 0 }
      var ids: [String] = []
      var offset: Int? = 0
      while let start = offset {
        let page = try index.respond(query) {
          $0.limit = limit
          $0.offset = start
        }
        ids += page.ids
        offset = page.next
      }
      #expect(ids == whole, "\(query)")
      #expect(Set(ids).count == ids.count, "\(query)")
    }
  }

  @Test("Common words of a long question are not what it is about, and of a name they are")
  func stopWords() throws {
    let index = try QueryIndex([
      .make("about", "Heat conduction in composite slabs"),
      .make(
        "common", "What is it that has been so far of what and in which",
        ["textContent": .text("what have been the")]),
      .make("who", "The Who"), .make("band", "The Band"),
    ])
    let ids1 = try index.ids("what have been the problems of heat so far in slabs")
    #expect(ids1.first == "about")
    let ids2 = try index.ids("the who ")
    #expect(ids2.first == "who")
    let ids3 = try index.ids("what is it that has been so far of what and in which ")
    #expect(ids3.first == "common")
  }

  @Test(
    "A title whose last word is being typed is before those with some of its words, in one tier or a better one"
  )
  func completedDescription() throws {
    let index = try QueryIndex([
      .make("whole", "Applet to display the weather and forecasts"),
      .make("part", "Applet to display the time"),
      .make("other", "A forecast of the weather to display"),
    ])
    let response = try index.respond("applet to display the weath")
    #expect(response.ids.first == "whole")
    #expect(response.ids.contains("part"))
    let tiers = response.entities.map(\.tier)
    #expect(tiers == tiers.sorted())
    let scores = response.entities.map(\.score)
    #expect(scores == scores.sorted(by: >))
  }
}
