import CoreSpotlight
import Foundation
import SearchModel

/// Times `CSSearchQuery` on a home that `bulk` filled: what `plain spotlight` does on the same database, and the forms
/// that have to go through values or entities.
struct SpotlightQueries {
  let home: HomePaths
  let titles: [String]
  /// Whether the forms without a plain counterpart are left out.
  let comparesOnly: Bool

  func run(rounds: Int) async throws {
    try await measure("title-equals", titles, rounds) { "title == \"\($0)\"cd" }
    try await measure("title-begins", titles, rounds) { "title == \"\($0.prefix(4))*\"cd" }
    if comparesOnly { return }
    let few = Array(titles.prefix(5))
    try await measure("title-ends", few, 1) { "title == \"*\($0.suffix(4))\"cd" }
    try await measure("title-word", few, 1) { "title == \"\($0)\"wcd" }
    try await measure("text-part", few, 1) { "contentDescription == \"*\($0)*\"cd" }
    try await measure("any-value", ["x"], 1) { _ in "title != null" }
  }

  private func measure(
    _ job: String, _ titles: [String], _ rounds: Int, _ text: (String) -> String
  ) async throws {
    var (micros, cpu, hits): ([Double], [Double], Int) = ([], [], 0)
    for round in -1..<rounds {
      for title in titles {
        // The clocks are read in the order in which plain.cpp reads them.
        let (start, cpuStart) = (ContinuousClock.now, Measurement.cpuMicros)
        let found = try await count(text(title))
        let cpuTook = Measurement.cpuMicros - cpuStart
        let took = (ContinuousClock.now - start) / .microseconds(1)
        if round < 0 { continue }
        micros.append(took)
        cpu.append(cpuTook)
        hits += found
      }
    }
    micros.sort()
    cpu.sort()
    let mean = micros.reduce(0, +) / Double(max(1, micros.count))
    Measurement.printLine([
      ("program", "\"limelight\""), ("job", "\"\(job)\""), ("queries", "\(micros.count)"),
      ("hits", "\(hits)"), ("mean", mean.fixed(1)),
      ("p50", Measurement.percentile(micros, 0.5).fixed(1)),
      ("p95", Measurement.percentile(micros, 0.95).fixed(1)),
      ("cpu", (cpu.reduce(0, +) / 1e6).fixed(4)),
      ("cpu50", Measurement.percentile(cpu, 0.5).fixed(1)),
    ])
  }

  private func count(_ text: String) async throws -> Int {
    let context = AppContext(app: "org.example.bench", scope: DonationScope(home: home))
    return try await AppContext.$current.withValue(context) {
      let query = CSSearchQuery(queryString: text, attributes: ["title"])
      var count = 0
      for try await _ in query.results { count += 1 }
      return count
    }
  }
}
