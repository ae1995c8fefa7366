import SearchModel
import TestSupport
import Testing

@testable import Catalog

@Suite("How SQLite finds what is selected")
struct PlanTests {
  @Test(
    "Items and domains are found by an index, however many the app has",
    arguments: [
      Selection.entity(key("1")), .item(app: "a", identifier: "1"), .namesakes(of: key("1"), identifier: "1"),
      .domain(app: "a", domain: "d", type: nil), .domain(app: "a", domain: "d", type: "T"), .expired(now: 1),
    ])
  func indexes(selection: Selection) throws {
    let fixture = try Fixture()
    let connection = fixture.catalog.connection
    for sql in ["SELECT row FROM items", "UPDATE items SET sweep = 0"] {
      let plan = try connection.statement(
        "EXPLAIN QUERY PLAN \(sql) WHERE deleted = 0 AND (\(selection.condition))")
      try selection.bind(plan)
      var steps: [String] = []
      while try plan.step() { steps.append(plan.text(3)) }
      #expect(!steps.isEmpty)
      // By the app alone all of its items would be gone through.
      for step in steps { #expect(!step.hasPrefix("SCAN") && !step.hasSuffix("(app=?)"), "\(step)") }
    }
  }
}
