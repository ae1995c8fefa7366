import IndexSchema
import SearchModel
import Testing

@testable import SearchIndex

/// `title` and `displayName` have their values as the same terms.
@Suite("A whole value is that of the attribute asked for")
struct ExactNameTests {
  private static func entities(withNames: Bool) -> [DonatedEntity] {
    let plain: [DonatedEntity] = [
      .make("title", "Harvest"), .make("other", "Sowing"),
      .make("both", "Harvest", ["displayName": .text("Harvest")]),
    ]
    if !withNames { return plain }
    return plain + [
      .make("name", "Field work", ["displayName": .text("HARVEST")]),
      .make("languages", "Field", ["displayName": .localized(["en": "Harvest", "de": "Ernte"])]),
      .make("second", "Meadow", ["alternateNames": .list([.text("Hay"), .text("Härvest")])]),
      .make("year", "2024", ["displayName": .integer(2025)]),
      .make("aliases", "Z", ["name": .text("Orchard"), "aka": .list([.text("Copse")])]),
    ]
  }

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
    let index = try QueryIndex(Self.entities(withNames: true))
    for syntax in [SearchRequest.Syntax.forgiving, .strict] {
      let ids = try index.ids(query) { $0.syntax = syntax }
      #expect(Set(ids) == found && ids.count == found.count, "\(syntax) \(query)")
    }
  }

  @Test("in Core Spotlight's language too, whichever of its names an attribute was donated under")
  func conditions() throws {
    let index = try QueryIndex(Self.entities(withNames: true))
    for (query, found) in [
      ("displayName == \"Orchard\"cd", ["aliases"]), ("alternateNames == \"Copse\"", ["aliases"]),
      ("title == \"Orchard\"cd", []), ("displayName == \"Orch*\"", ["aliases"]),
    ] {
      #expect(try index.ids(query) { $0.syntax = .spotlight } == found, "\(query)")
    }
  }

  @Test("words of a name are found by `title:` as before")
  func words() throws {
    let index = try QueryIndex(Self.entities(withNames: true))
    #expect(Set(try index.ids("title:harvest")).isSuperset(of: ["title", "both", "name", "languages"]))
    #expect(Set(try index.ids("title:\"field work\"")) == ["name"])
  }

  @Test("without another name nothing stored is read for a title; in an older index always")
  func reads() throws {
    let index = try QueryIndex(Self.entities(withNames: false))
    let facts = try index.snapshot().facts.hasOtherNames
    #expect(!facts)
    var resolver = KeyResolver(CustomKeyTable())
    resolver.hasOtherNames = false
    let title = try #require(resolver.target("title")?.fields.first)
    let name = try #require(resolver.target("displayName")?.fields.first)
    let old = try #require(KeyResolver(CustomKeyTable(), schema: 4).target("title")?.fields.first)
    #expect(!title.sharesValues && name.sharesValues && old.sharesValues)
    #expect(Set(try index.ids("title=Harvest")) == ["title", "both"])
  }
}
