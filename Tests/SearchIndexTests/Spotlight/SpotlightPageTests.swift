import Foundation
import SearchModel
import Testing
@testable import SearchIndex

/// Docs/SpotlightQueries.md, whose examples are run and whose column of costs is held against the compiler's own words.
@Suite("The page of the query language")
struct SpotlightPageTests {
  struct Row {
    var query: String
    var cells: [String]
  }

  private static func rows() throws -> [Row] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Docs/SpotlightQueries.md"), encoding: .utf8)
    return page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
        String($0).replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
      }
      return Row(query: String(cells[0].dropFirst().dropLast()), cells: Array(cells.dropFirst()))
    }
  }

  private let index: QueryIndex

  init() throws {
    index = try QueryIndex([
      .make(
        "h-1", "Harbour", domain: "sea.north",
        [
          "keywords": .list([.text("Boats"), .text("sea")]), "textContent": .text("Two boats."),
          "pageCount": .integer(12), "allDay": .boolean(true), "dueDate": .date(QueryIndex.now),
          "my key": .text("x"),
        ]),
      .make("w", "MyWindowClass"), .make("n", "NSWindow"),
    ])
  }

  private func explain(_ query: String, schema: Int? = nil) throws -> [String] {
    var request = SearchRequest(query)
    request.syntax = .spotlight
    request.explain = true
    let snapshot = schema.map { index.snapshot(schema: $0) } ?? index.snapshot()
    return try SearchExecution(snapshot: snapshot, now: QueryIndex.now).respond(to: request).explanation
  }

  @Test("Every example is understood and costs what the page says")
  func examples() throws {
    let rows = try Self.rows().filter { $0.cells.count == 2 }
    #expect(rows.count > 30)
    for row in rows {
      let scans = try explain(row.query).filter { $0.hasPrefix("scan: ") }
      switch row.cells[1] {
      case "term", "run of terms", "range": #expect(scans.isEmpty, "\(row.query): \(scans)")
      case "distinct values": #expect(scans.contains { $0.contains("distinct values") }, "\(row.query)")
      case "every entity": #expect(scans.contains { $0.contains("every entity") }, "\(row.query)")
      default: Issue.record("\(row.query) has no cost")
      }
    }
  }

  @Test("Every error is the one the page says")
  func errors() throws {
    let rows = try Self.rows().filter { $0.cells.count == 1 }
    #expect(rows.count > 4)
    for row in rows {
      let error = #expect(throws: LimelightError.self, "\(row.query)") { try explain(row.query) }
      let message = error?.message ?? ""
      let says = row.cells[0]
      let place = try #require(says.range(of: "(column"))
      #expect(message.contains(says[place.lowerBound...]), "\(row.query): \(message)")
      let sentence = says[..<place.lowerBound].trimmingCharacters(in: .whitespaces)
      #expect(message.contains(sentence), "\(row.query): \(message)")
    }
  }

  @Test("In an index of an older mapping ranges are checked against what is stored")
  func olderMapping() throws {
    #expect(try explain("pageCount > 2").contains("decided by terms and values"))
    #expect(try explain("pageCount > 2", schema: 1).contains { $0.contains("older mapping") })
  }
}
