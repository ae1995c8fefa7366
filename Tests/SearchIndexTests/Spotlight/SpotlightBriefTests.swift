import SearchModel
import Testing

@testable import SearchIndex

/// What may be answered in the asking thread: only what looks at few entities, which is known before.
@Suite("Short conditions")
struct SpotlightBriefTests {
  private let index: QueryIndex

  init() throws {
    index = try QueryIndex((0..<200).map(Self.entity))
  }

  private static func entity(_ number: Int) -> DonatedEntity {
    let title = number < 32 ? "Few" : number < 65 ? "More" : "Title \(number)"
    return .make(
      "\(number)", title, domain: "sea",
      ["pageCount": .integer(Int64(number)), "allDay": .boolean(number == 7), "keywords": .text("all")])
  }

  private func isBrief(_ query: String) throws -> Bool {
    var request = SearchRequest(query)
    (request.syntax, request.limit) = (.spotlight, 0)
    let snapshot = index.snapshot()
    var execution = SearchExecution(snapshot: snapshot, now: QueryIndex.now)
    let whole = try execution.respond(to: request).ids
    execution.isBrief = true
    do {
      let brief = try execution.respond(to: request).ids
      #expect(brief == whole)
      return true
    } catch is SpotlightCompiler.NotBrief {
      return false
    }
  }

  @Test(
    "What few entities have is looked up at once",
    arguments: [
      #"title == "Few"cd"#, #"title == "few""#, #"title == "Title 19*"cd"#, #"title == "nothing"cd"#,
      "allDay == 1", #"title == "Few" && pageCount > 3"#, #"keywords == "all"cd && title == "Title 100""#,
      #"title == "Title 80"cd || title == "Title 81"cd"#, #"title == "Few"cd && title != null"#,
      #"title == "Few"cd && !(allDay == 1)"#, #"unheard == "x""#,
    ])
  func brief(query: String) throws { #expect(try isBrief(query)) }

  @Test(
    "What many have, or what has to be gone through, is not",
    arguments: [
      #"title == "More"cd"#, #"title == "Title*"cd"#, #"keywords == "all"cd"#, #"title == "*ew"cd"#,
      #"title == "few"wc"#, "title != null", "pageCount > 190", #"* == "few"c"#, #"title != "Few"cd"#,
      #"domainIdentifier == "sea""#, #"uniqueIdentifier == "7""#, #"title == "Few"cd || title == "More"cd"#,
      #"title == "Few"cd || pageCount > 190"#, #"title == "Few"cd && title == "*ew"cd"#,
      #"!(title == "nothing"cd)"#,
    ])
  func long(query: String) throws { #expect(try !isBrief(query)) }

  @Test("Nor is the first look at a revision, which many things are still to be learnt of")
  func first() throws {
    var asked = SearchRequest(#"title == "Few"cd"#)
    asked.syntax = .spotlight
    let request = asked
    var execution = SearchExecution(snapshot: index.snapshot(), now: QueryIndex.now)
    execution.isBrief = true
    let brief = execution
    #expect(throws: SpotlightCompiler.NotBrief.self) { try brief.respond(to: request) }
  }
}
