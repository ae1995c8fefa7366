import SearchIndex
import SearchModel

/// Asks the engine query by query, ten hits with their stored fields each, after one round to warm up.
struct WarmQueries {
  /// What one class of queries took.
  struct Times {
    var wall: [Double] = []
    var cpu: [Double] = []
    var hits = 0
    var stored = 0
  }

  let home: HomePaths
  /// Words, each with the class it is counted in.
  let queries: [(job: String, word: String)]
  let rounds: Int
  /// More letters follow, so counts may be bounded; of all rounds the best time of each query counts then.
  let isTyping: Bool
  /// So many of the slowest queries are explained.
  let explained: Int

  /// - Parameter lines: a word, or a class, a tab and a word, each.
  init(home: HomePaths, lines: [String], job: String, rounds: Int, isTyping: Bool = false, explained: Int = 0)
  {
    self.explained = explained
    self.home = home
    self.rounds = rounds
    self.isTyping = isTyping
    queries = lines.map { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : (job, line)
    }
  }

  /// The warm-up is printed too, as `first-…`: nothing is remembered from an earlier round then.
  ///
  /// - Parameter suffix: a space asks for whole words, nothing lets the last word be completed too.
  func run(suffix: String) async throws {
    let engine = IndexEngine(paths: home)
    var times: [String: Times] = [:]
    var order: [String] = []
    var best: [Int: (wall: Double, cpu: Double)] = [:]
    for round in 0...rounds {
      for (number, (job, word)) in queries.enumerated() {
        var request = SearchRequest(word + suffix)
        request.isTyping = isTyping
        request.limit = 10
        // The plain program finds none either; `limelight search` asks for them on a terminal and in JSON.
        request.includesHighlights = false
        let (start, cpuStart) = (ContinuousClock.now, Measurement.cpuMicros)
        let response = try await engine.search(request)
        let cpu = Measurement.cpuMicros - cpuStart
        let took = (ContinuousClock.now - start).components
        let wall = Double(took.seconds) * 1e6 + Double(took.attoseconds) / 1e12
        if isTyping, round > 0 {
          let known = best[number] ?? (wall, cpu)
          best[number] = (min(known.wall, wall), min(known.cpu, cpu))
          if round < rounds { continue }
        }
        let name = round == 0 ? "first-" + job : job
        if times[name] == nil { order.append(name) }
        times[name, default: Times()].wall.append(best[number]?.wall ?? wall)
        times[name, default: Times()].cpu.append(best[number]?.cpu ?? cpu)
        times[name, default: Times()].hits += response.hits.count
        for case .entity(let hit) in response.hits {
          times[name, default: Times()].stored += hit.entity.entity.attributes.count
        }
      }
    }
    for name in order { Self.print(times[name] ?? Times(), as: name) }
    if isTyping { try await compareStopped(engine) }
    if explained > 0 { try await explainSlowest(best.mapValues(\.cpu), engine) }
  }

  /// How often the first places are others once nobody types any more.
  private func compareStopped(_ engine: IndexEngine) async throws {
    var (first, three) = (0, 0)
    for (_, word) in queries {
      let typing = try await firstThree(word, isTyping: true, engine)
      let stopped = try await firstThree(word, isTyping: false, engine)
      first += stopped.first == typing.first ? 0 : 1
      three += stopped == typing ? 0 : 1
    }
    Measurement.printLine([
      ("program", "\"limelight\""), ("job", "\"stopped\""), ("queries", "\(queries.count)"),
      ("first", "\(first)"), ("three", "\(three)"),
    ])
  }

  private func firstThree(
    _ word: String, isTyping: Bool, _ engine: IndexEngine
  ) async throws -> [EntityKey] {
    var request = SearchRequest(word)
    (request.isTyping, request.limit, request.includesHighlights) = (isTyping, 3, false)
    return try await engine.search(request).hits.compactMap { hit in
      if case .entity(let hit) = hit { hit.entity.entity.key } else { nil }
    }
  }

  /// What the slowest queries asked for.
  private func explainSlowest(_ took: [Int: Double], _ engine: IndexEngine) async throws {
    let slowest = took.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(explained)
    for (number, micros) in slowest {
      var request = SearchRequest(queries[number].word)
      (request.isTyping, request.limit, request.explain) = (isTyping, 10, true)
      let explanation = try await engine.search(request).explanation
      Swift.print("\(micros.fixed(0)) µs, \(queries[number].job): \(queries[number].word)")
      for line in explanation { Swift.print("  " + String(line.prefix(400))) }
    }
  }

  private static func print(_ times: Times, as job: String) {
    let (wall, cpu) = (times.wall.sorted(), times.cpu.sorted())
    var line: [(key: String, json: String)] = [
      ("program", "\"limelight\""), ("job", "\"\(job)\""), ("queries", "\(wall.count)"),
      ("hits", "\(times.hits)"), ("attributes", "\(times.stored)"),
      ("cpu", (cpu.reduce(0, +) / 1e6).fixed(4)),
    ]
    for (name, part) in [("50", 0.50), ("95", 0.95), ("99", 0.99)] {
      line.append(("p" + name, Measurement.percentile(wall, part).fixed(1)))
      line.append(("cpu" + name, Measurement.percentile(cpu, part).fixed(1)))
    }
    Measurement.printLine(line)
  }
}
