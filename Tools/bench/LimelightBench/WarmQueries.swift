import SearchIndex
import SearchModel

/// Asks the engine word by word, ten hits with their stored fields each, after one round to warm up.
struct WarmQueries {
  let home: HomePaths
  let words: [String]
  let rounds: Int

  /// - Parameter suffix: a space asks for whole words, nothing lets the last word be completed too.
  func run(job: String, suffix: String) async throws {
    let engine = IndexEngine(paths: home)
    var micros: [Double] = []
    var hits = 0
    var stored = 0
    var stopwatch = Stopwatch()
    for round in 0...rounds {
      if round == 1 { stopwatch = Stopwatch() }
      for word in words {
        var request = SearchRequest(word + suffix)
        request.limit = 10
        let one = Stopwatch()
        let response = try await engine.search(request)
        let took = one.wall * 1e6
        guard round > 0 else { continue }
        micros.append(took)
        hits += response.hits.count
        for case .entity(let hit) in response.hits { stored += hit.entity.entity.attributes.count }
      }
    }
    let cpu = stopwatch.cpu
    micros.sort()
    Measurement.printLine([
      ("program", "\"limelight\""), ("job", "\"\(job)\""), ("queries", "\(micros.count)"),
      ("hits", "\(hits)"), ("attributes", "\(stored)"), ("cpu", cpu.fixed(4)),
      ("p50", Measurement.percentile(micros, 0.50).fixed(1)),
      ("p95", Measurement.percentile(micros, 0.95).fixed(1)),
      ("p99", Measurement.percentile(micros, 0.99).fixed(1)),
    ])
  }
}
