import Glibc
import SearchIndex
import SearchModel

import Testing
import TestSupport

@Suite("Many at once", .serialized)
struct ConcurrencyTests {
  @Test("Two donors of 5,000 entities each and a searcher: nothing lost, no error")
  func twoDonorsOneSearcher() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("start", title: "start marker"))
    let isDone = Flag()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for side in ["l", "r"] {
        let engine = fixture.another()
        group.addTask {
          var options = DonationOptions()
          options.waitsUntilSearchable = true
          for batch in 0..<100 {
            let operations = (0..<50).map {
              EngineFixture.entity("\(side)\(batch * 50 + $0)", title: "item \(side)")
            }
            let receipt = try await engine.donate(operations, options: options)
            #expect(receipt.counts.indexed == 50 && receipt.searchable)
          }
        }
      }
      let searcher = fixture.another()
      group.addTask {
        while !isDone.isRaised {
          let found = try await searcher.search(SearchRequest("start marker")).identifiers
          #expect(found.first == "start")
        }
      }
      try await group.next()
      try await group.next()
      isDone.raise()
      try await group.waitForAll()
    }
    let response = try await fixture.engine.search(SearchRequest("item"))
    #expect(response.count == 10_000 && response.countIsExact)
  }

  @Test("A batch is seen whole or not at all")
  func neverHalfABatch() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("0", title: "other"))
    let isDone = Flag()
    try await withThrowingTaskGroup(of: Void.self) { group in
      let donor = fixture.another()
      group.addTask {
        defer { isDone.raise() }
        for round in 0..<30 {
          // Every entity of the batch carries the round's word: 40 of one round, never a mixture.
          let operations = (0..<40).map { EngineFixture.entity("b\($0)", title: "batch round\(round)") }
          _ = try await donor.donate(operations)
        }
      }
      let reader = fixture.another()
      group.addTask {
        while !isDone.isRaised {
          var request = SearchRequest("batch ")
          request.limit = 0
          let response = try await reader.search(request)
          let titles = Set(
            response.hits.compactMap { hit in
              if case .entity(let hit) = hit { hit.entity.entity.title() } else { nil }
            })
          #expect(titles.count <= 1 && [0, 40].contains(response.count))
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("A writer committing single entities without pause fails no search")
  func readersSurviveCommits() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("fixed", title: "lighthouse keeper"))
    let isDone = Flag()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for donor in [fixture.another(), fixture.another()] {
        group.addTask {
          var options = DonationOptions()
          options.waitsUntilSearchable = true
          var number = 0
          while !isDone.isRaised {
            number += 1
            _ = try await donor.donate(
              [EngineFixture.entity("n\(number % 20)", title: "note \(number) lighthouse")], options: options)
          }
        }
      }
      group.addTask {
        defer { isDone.raise() }
        for _ in 0..<400 {
          let found = try await fixture.find("lighthouse keeper")
          #expect(found.first == "fixed")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("64 donations and searches at once stall a 10 ms ticker by no more than 100 ms")
  func poolIsNeverBlocked() async throws {
    let fixture = try EngineFixture()
    try await fixture.donate(EngineFixture.entity("0", title: "seed"))
    let isDone = Flag()
    let ticker = Task.detached { () -> Double in
      var worst = 0.0
      let clock = ContinuousClock()
      var last = clock.now
      while !isDone.isRaised {
        try await Task.sleep(for: .milliseconds(10))
        let now = clock.now
        worst = max(worst, (now - last) / .milliseconds(1) - 10)
        last = now
      }
      return worst
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<64 {
        group.addTask {
          if number % 2 == 0 {
            var options = DonationOptions()
            options.waitsUntilSearchable = true
            _ = try await fixture.engine.donate(
              (0..<20).map { EngineFixture.entity("\(number)-\($0)", title: "seed \(number)") },
              options: options)
          } else {
            _ = try await fixture.find("seed")
          }
        }
      }
      try await group.waitForAll()
    }
    isDone.raise()
    let stall = try await ticker.value
    #expect(stall <= 100, "the ticker was late by \(stall) ms")
  }
}
