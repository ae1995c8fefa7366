import Xapian

/// Counts the entities that answer a query: those with all words, else those of the best tier there is.
struct MatchCounter {
  let runner: MatchRunner
  let planner: QueryPlanner

  /// While a person types, so many matches are enough to say "many".
  static let typingLimit = 1_000

  /// The stages that are counted, none if nothing matches.
  ///
  /// Cost: at most one match a stage that stops at its first document.
  func stages() throws -> [SearchStage] {
    let all = try planner.allWords()
    if try exists(all) { return [all] }
    let completed = try planner.completed().filter { try exists($0) }
    if !completed.isEmpty { return completed }
    guard let some = try planner.someWords(), try exists(some) else { return [] }
    return [some]
  }

  /// Counts from nothing.
  func count(atMost: Int?) throws -> (count: Int, isExact: Bool) {
    try count(stages(), atMost: atMost)
  }

  /// Counts what a page already looked at without looking again.
  func count(after page: RankedPage, atMost: Int?) throws -> (count: Int, isExact: Bool) {
    guard let first = page.stages.first else { return (0, true) }
    if let size = first.size, size > 0 { return (size, true) }
    if first.size == nil { return try runner.count(first.stage, atMost: atMost) }
    let lower = page.stages.dropFirst()
    let completed = lower.filter { $0.stage.kind != .someWords }
    let known = completed.compactMap(\.size).reduce(0, +)
    if completed.allSatisfy({ $0.size != nil }), known > 0 || lower.count == completed.count {
      return try known > 0 || page.count == 0 ? (known, true) : count(atMost: atMost)
    }
    if let some = lower.first(where: { $0.stage.kind == .someWords }), known == 0 {
      if let size = some.size { return (size, true) }
      return try runner.count(some.stage, atMost: atMost)
    }
    return try count(planner.completed(), atMost: atMost)
  }

  private func count(_ stages: [SearchStage], atMost: Int?) throws -> (count: Int, isExact: Bool) {
    var total = (count: 0, isExact: true)
    for stage in stages {
      let counted = try runner.count(stage, atMost: atMost)
      total = (total.count + counted.count, total.isExact && counted.isExact)
    }
    return total
  }

  private func exists(_ stage: SearchStage) throws -> Bool {
    let any = SearchStage(
      kind: stage.kind, query: try stage.counted(), weighting: .boolean, counted: stage.counted)
    return try !runner.match(any, count: 1).hits.isEmpty
  }
}
