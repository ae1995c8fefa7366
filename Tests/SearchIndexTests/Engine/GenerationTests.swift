import Glibc
import SearchIndex
import SearchModel

import Testing
import TestSupport

@Suite("Generations")
struct GenerationTests {
  @Test("A rebuild serves under a new number and finds the same")
  func rebuild() async throws {
    let fixture = try EngineFixture()
    for number in 0..<40 {
      try await fixture.donate(EngineFixture.entity("\(number)", title: "thing \(number)"))
    }
    try await fixture.donate(.delete(EntityKey(app: "org.example.test", type: "Note", id: "7")))
    let generation = try await fixture.engine.rebuildIfDue(forced: true) { _ in }
    #expect(generation == 2)
    let status = try await fixture.engine.status()
    #expect(status.generation == 2 && status.pending == 0 && status.entities == 39)
    #expect(try await fixture.find("thing 7").contains("7") == false)
    #expect(try await fixture.find("thing 8").first == "8")
    let notDue = try await fixture.engine.rebuildIfDue(forced: false) { _ in }
    #expect(notDue == nil)
  }

  @Test("A large first load is built in parts and holds every entity once")
  func parallelBuild() async throws {
    let fixture = try EngineFixture()
    let all = (0..<9_000).map { EngineFixture.entity("\($0)", title: "word\($0 % 10) number \($0)") }
    _ = try await fixture.engine.donateWithoutIndexing(all)
    let response = try await fixture.engine.search(SearchRequest("word3 "))
    #expect(response.count == 900)
    #expect(try await fixture.find("number 8999").first == "8999")
    let all9000 = try await fixture.engine.search(SearchRequest("number ")).count
    #expect(all9000 == 9_000)
  }

  @Test("Searches during rebuilds never fail and never see fewer entities")
  func searchesDuringRebuilds() async throws {
    let fixture = try EngineFixture()
    _ = try await fixture.engine.donateWithoutIndexing(
      (0..<500).map { EngineFixture.entity("\($0)", title: "steady \($0)") })
    #expect(try await fixture.engine.search(SearchRequest("steady ")).count == 500)
    let isDone = Flag()
    try await withThrowingTaskGroup(of: Void.self) { group in
      let admin = fixture.another()
      group.addTask {
        defer { isDone.raise() }
        for _ in 0..<5 { _ = try await admin.rebuildIfDue(forced: true) { _ in } }
      }
      let donor = fixture.another()
      group.addTask {
        var number = 500
        while !isDone.isRaised {
          _ = try await donor.donate([EngineFixture.entity("\(number)", title: "steady \(number)")])
          number += 1
        }
      }
      group.addTask {
        var least = 500
        while !isDone.isRaised {
          let count = try await fixture.engine.search(SearchRequest("steady ")).count
          #expect(count >= least)
          least = count
        }
      }
      try await group.waitForAll()
    }
    // The donor did not wait for its last donations, and a search waits only a moment for whoever indexes.
    try await fixture.engine.catchUp()
    let status = try await fixture.engine.status()
    let count = try await fixture.engine.search(SearchRequest("steady ")).count
    #expect(count == status.entities)
  }

  @Test("A format newer than the program is refused with its own code")
  func newerFormat() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("1", title: "one"))
    try fixture.setFormat("99")
    await #expect {
      _ = try await fixture.another().search(SearchRequest("one"))
    } throws: { error in
      (error as? LimelightError)?.code == .version
    }
  }

  @Test("A home without an index says what to run")
  func noIndex() async throws {
    let fixture = try EngineFixture()
    await #expect {
      _ = try await fixture.find("x")
    } throws: { error in
      (error as? LimelightError)?.code == .noIndex && (error as? LimelightError)?.hint != nil
    }
    #expect(try await fixture.engine.status().state == .empty)
  }
}
