import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

/// `title` and `displayName` have their values as the same terms.
@Suite("A whole value is that of the attribute asked for")
struct ExactNameTests {
  private static let entities: [DonatedEntity] =
    [
      .make("title", "Harvest"), .make("other", "Sowing"),
      .make("both", "Harvest", ["displayName": .text("Harvest")]),
      .make("name", "Field work", ["displayName": .text("HARVEST")]),
      .make("languages", "Field", ["displayName": .localized(["en": "Harvest", "de": "Ernte"])]),
      .make("second", "Meadow", ["alternateNames": .list([.text("Hay"), .text("Härvest")])]),
      .make("year", "2024", ["displayName": .integer(2025)]),
      .make("aliases", "Z", ["name": .text("Orchard"), "aka": .list([.text("Copse")])]),
    ]

  private static let cases: [(query: String, found: Set<String>)] = [
    ("title=Harvest", ["title", "both"]), ("title=harvest", ["title", "both"]),
    ("displayName=Harvest", ["both", "name", "languages"]),
    ("name=\"Harvest\"", ["both", "name", "languages"]),
    ("displayName=Ernte", ["languages"]), ("title=Ernte", []),
    ("alternateNames=Harvest", ["second"]), ("alternateNames=Sowing", []),
    ("title=2024", ["year"]), ("displayName=2025", ["year"]), ("displayName=2024", []), ("title=2025", []),
    ("displayName=orchard", ["aliases"]), ("name=Orchard", ["aliases"]), ("title=Orchard", []),
    ("aka=copse", ["aliases"]), ("(aka=Copse OR title=2024)", ["aliases", "year"]),
    ("(title=Harvest OR displayName=Ernte)", ["title", "both", "languages"]),
    ("field title=Harvest", []), ("field displayName=Harvest", ["name", "languages"]),
    ("field -title=Harvest", ["name", "languages"]), ("field -displayName=Harvest", []),
    ("field (title=Harvest OR displayName=Ernte)", ["languages"]),
    ("field -(title=Harvest OR displayName=Ernte)", ["name"]),
  ]

  @Test("in the forgiving and in the strict syntax", arguments: cases)
  func found(query: String, found: Set<String>) throws {
    let index = try QueryIndex(Self.entities)
    for syntax in [SearchRequest.Syntax.forgiving, .strict] {
      let ids = try index.ids(query) { $0.syntax = syntax }
      #expect(Set(ids) == found && ids.count == found.count, "\(syntax) \(query)")
    }
  }

  @Test("in Core Spotlight's language too, whichever of its names an attribute was donated under")
  func conditions() throws {
    let index = try QueryIndex(Self.entities)
    for (query, found) in [
      ("displayName == \"Orchard\"cd", ["aliases"]), ("alternateNames == \"Copse\"", ["aliases"]),
      ("title == \"Orchard\"cd", []), ("displayName == \"Orch*\"", ["aliases"]),
    ] {
      #expect(try index.ids(query) { $0.syntax = .spotlight } == found, "\(query)")
    }
  }

  @Test("words of a name are found by `title:` as before")
  func words() throws {
    let index = try QueryIndex(Self.entities)
    #expect(Set(try index.ids("title:harvest")).isSuperset(of: ["title", "both", "name", "languages"]))
    #expect(Set(try index.ids("title:\"field work\"")) == ["name"])
  }

  @Test(
    "entities whose title is their only name are not read for it, however many; nor does the budget leave them out"
  )
  func many() throws {
    let titled = (0..<StoredBudget.mostEntities + 50).map { DonatedEntity.make("\($0)", "Harvest") }
    let index = try QueryIndex(
      titled + [
        .make("both", "Harvest", ["displayName": .text("Sowing")]),
        .make("name", "Sowing", ["displayName": .text("Harvest")]),
      ])
    for query in ["title=Harvest", "title:Harvest -title=Sowing"] {
      let response = try index.respond(query) { $0.limit = 0 }
      #expect(response.count == titled.count + 1, "\(query)")
      #expect(!response.ids.contains("name") && response.ids.contains("both"), "\(query)")
      #expect(!response.notices.contains { $0.code == "results-incomplete" }, "\(query)")
    }
  }

  @Test(
    "an index of an older mapping, whose entities do not say that they have other names, answers the same")
  func older() throws {
    let index = try QueryIndex(Self.entities)
    let old = SearchExecution(snapshot: index.snapshot(schema: 4), now: QueryIndex.now)
    for (query, found) in Self.cases {
      #expect(Set(try old.respond(to: SearchRequest(query)).ids) == found, "\(query)")
    }
  }
}
