import SearchModel
import TestSupport
import Testing

/// The same answers as from the library, through the program.
@Suite("Order, facets, pages and highlights from the command line")
struct PagesTests {
  private static let books = """
    {"app":"a","type":"Book","id":"p9","title":"book","pages":9,"domain":"a.b","keywords":["Über","sea"]}
    {"app":"a","type":"Book","id":"p10","title":"book","pages":10,"domain":"a.b.c","keywords":["ÜBER"]}
    {"app":"a","type":"Book","id":"p110","title":"book","pages":110,"domain":"a.bc","keywords":["Über","sea"]}
    {"app":"a","type":"Book","id":"p20","title":"book","pages":20,"due":"2026-03-05T12:00:00Z"}
    {"app":"a","type":"Book","id":"m3","title":"book","pages":-3,"due":"2026-03-06T12:00:00Z"}
    {"app":"a","type":"Book","id":"half","title":"book","pages":2.5}
    {"app":"a","type":"Memo","id":"none","title":"book"}
    """

  private static func values(_ facet: JSONValue?) -> [String] {
    (facet?.array ?? []).map { entry in
      guard case .string(let value)? = entry["value"], case .integer(let count)? = entry["count"] else {
        return "?"
      }
      return "\(value) \(count)"
    }
  }

  @Test("Numbers are in their order, what has none is last both ways, a range takes its ends")
  func numbers() throws {
    let fixture = try EngineFixture(donating: Self.books)
    let ascending = ["m3", "half", "p9", "p10", "p20", "p110"]
    #expect(try fixture.ids("--sort", "pages", "book") == ascending + ["none"])
    #expect(try fixture.ids("--sort", "pages:desc", "book") == ascending.reversed() + ["none"])
    #expect(Set(try fixture.ids("book pages:9..20")) == ["p9", "p10", "p20"])
    #expect(try fixture.run("search", "--sort", "pages:down", "book").status == 2)
    #expect(try fixture.run("search", "--count", "book").stdout == "7\n")
    #expect(Set(try fixture.ids("--domain", "a.b", "book")) == ["p9", "p10"])
  }

  @Test("Facets count all that is found, as donated, in JSON, NDJSON and text")
  func facets() throws {
    let fixture = try EngineFixture(donating: Self.books)
    let facets = try fixture.search(
      "-n", "1", "--facet", "keywords", "--facet", "type", "--facet", "domain", "--facet", "pages:10",
      "--facet",
      "due:year", "book")["facets"]
    #expect(Self.values(facets?["keywords"]) == ["Über 3", "sea 2"])
    #expect(Self.values(facets?["type"]) == ["Book 6", "Memo 1"])
    #expect(Self.values(facets?["domain"]) == ["a 3", "a.b 2", "a.b.c 1", "a.bc 1"])
    let pages = Self.values(facets?["pages:10"])
    #expect(pages.contains("-10..-1 1"))
    #expect(Self.values(facets?["due:year"]) == ["2026 2"])
    #expect(facets?["due:year"]?.array?.first?["from"]?.string?.hasSuffix("Z") == true)
    let text = try fixture.run("search", "--facet", "keywords", "-n", "1", "book").stdout
    #expect(text.hasSuffix("facet\tkeywords\tÜber\t3\nfacet\tkeywords\tsea\t2\n"))
    let lines = try fixture.run("search", "--ndjson", "--summary", "--facet", "type", "-n", "2", "book")
      .stdout
      .split(separator: "\n")
    #expect(lines.count == 3)
    let summary = try JSONValue.parse(String(lines[2]))
    #expect(summary["kind"] == .string("summary") && summary["count"] == .integer(7))
    #expect(Self.values(summary["facets"]?["type"]) == ["Book 6", "Memo 1"])
    #expect(summary["hits"] == nil && summary["cursor"]?.string != nil)
    #expect(try fixture.run("search", "--summary", "book").status == 2)
    #expect(try fixture.run("search", "--ndjson", "-n", "2", "book").stdout.split(separator: "\n").count == 2)
  }

  @Test("Pages by cursor have everything once, though others donate, change and delete between them")
  func cursor() throws {
    let fixture = try EngineFixture(
      donating: (0..<40).map { #"{"app":"a","type":"T","id":"i\#($0)","title":"item \#($0)"}"# }.joined(
        separator: "\n"))
    var seen: [String] = []
    var revisions: Set<String> = []
    var notices: Set<String> = []
    var cursor: [String] = []
    for page in 0..<20 {
      let answer = try LimelightBinary.run(
        ["search", "--json", "-n", "7"] + cursor + ["item"], home: fixture.home
      ).json()
      seen += (answer["hits"]?.array ?? []).compactMap { $0["id"]?.string }
      revisions.insert(answer["revision"]?.string ?? "")
      notices.formUnion((answer["notices"]?.array ?? []).compactMap { $0["code"]?.string })
      guard let next = answer["cursor"]?.string else { break }
      cursor = ["--cursor", next]
      // What was shown changes, something new ranks first, and something is gone.
      try fixture.donate(
        """
        {"app":"a","type":"T","id":"\(seen[0])","title":"item item changed \(page)"}
        {"app":"a","type":"T","id":"new\(page)","title":"item"}
        {"app":"a","type":"T","op":"delete","id":"\(seen[1])"}
        """)
    }
    #expect(Set(seen).count == seen.count)
    #expect(Set((0..<40).map { "i\($0)" }).isSubset(of: seen))
    #expect(revisions.count > 3 && notices.contains("cursor-expired"))
    let other = try fixture.run("search", "--json", cursor.first ?? "", cursor.last ?? "", "other")
    #expect(other.status == 2 && other.stdout.contains("another search"))
    #expect(try fixture.run("search", "--cursor", "nonsense", "item").status == 2)
    #expect(try fixture.run("search", "--cursor", cursor.last ?? "", "--offset", "7", "item").status == 2)
    #expect(
      try fixture.run("search", "--offset", "9223372036854775807", "-n", "9223372036854775807", "item").status
        == 0)
  }

  @Test("Highlights are in the donated spelling, with kinds, elements and the passage")
  func highlights() throws {
    let fixture = try EngineFixture(
      donating: """
        {"app":"a","type":"W","id":"r2","title":"A\\u030akerholm Straßenkarte","keywords":["x","åker"]}
        {"app":"a","type":"W","id":"t","title":"Town","text":"\(String(repeating: "word after word ", count: 60))a green tea house"}
        """)
    let hit = try #require(try fixture.search("aker")["hits"]?.array?.first)
    #expect(
      hit["highlights"]?["title"] == .array([.array([.integer(0), .integer(9)])]) || hit["id"]?.string == "r2"
    )
    #expect(hit["elementHighlights"]?["keywords"]?.array?.first?["element"] == .integer(1))
    let town = try #require(try fixture.search("green tea ")["hits"]?.array?.first)
    #expect(town["extract"]?["text"]?.string?.hasSuffix("a green tea house") == true)
    #expect(town["extract"]?["kinds"] == .array([.string("exact"), .string("exact")]))
    #expect(town["highlights"]?["textContent"]?.array?.count == 2)
    let lines = try fixture.run("search", "--ndjson", "green tea ").stdout.split(separator: "\n")
    #expect(try JSONValue.parse(String(lines[0]))["extract"]?["key"] == .string("textContent"))
  }
}
