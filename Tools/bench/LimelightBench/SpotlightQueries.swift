import CoreSpotlight
import Foundation
import SearchModel

/// Times `CSSearchQuery` on a home that `bulk` filled: what `plain spotlight` does on the same database, and the forms
/// that have to go through values or entities.
struct SpotlightQueries {
  let home: HomePaths
  let words: [String]

  /// - Parameter lines: words, or a class, a tab and a word.
  init(home: HomePaths, lines: [String]) {
    self.home = home
    words = lines.map { line in line.split(separator: "\t").last.map(String.init) ?? line }
  }

  func run(rounds: Int) async throws {
    try await measure("title-equals", words, rounds) { "title == \"\($0)\"cd" }
    try await measure("title-begins", words, rounds) { "title == \"\($0.prefix(4))*\"cd" }
    let few = Array(words.prefix(5))
    try await measure("title-ends", few, 1) { "title == \"*\($0.suffix(4))\"cd" }
    try await measure("title-word", few, 1) { "title == \"\($0)\"wcd" }
    try await measure("text-part", few, 1) { "contentDescription == \"*\($0)*\"cd" }
    try await measure("any-value", ["x"], 1) { _ in "title != null" }
  }

  private func measure(
    _ job: String, _ words: [String], _ rounds: Int, _ text: (String) -> String
  ) async throws {
    var (micros, hits): ([Double], Int) = ([], 0)
    for round in -1..<rounds {
      for word in words {
        let watch = Stopwatch()
        let found = try await count(text(word))
        if round < 0 { continue }
        micros.append(watch.wall * 1e6)
        hits += found
      }
    }
    micros.sort()
    Measurement.printLine([
      ("program", "\"limelight\""), ("job", "\"\(job)\""), ("queries", "\(micros.count)"),
      ("hits", "\(hits)"),
      ("p50", Measurement.percentile(micros, 0.5).fixed(1)),
      ("p95", Measurement.percentile(micros, 0.95).fixed(1)),
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
