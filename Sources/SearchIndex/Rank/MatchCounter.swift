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
    if let corrected = try planner.corrected(), try exists(corrected) { return [corrected] }
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
    if first.size != 0 { return try count(first, atMost: atMost) }
    let (lower, rest) = (page.stages.dropFirst(), page.unused)
    var total = (count: 0, isExact: true)
    for stage in lower.filter({ $0.stage.kind != .someWords }) + rest.map({ ($0, nil) }) {
      let counted = try count(stage, atMost: atMost)
      total = (total.count + counted.count, total.isExact && counted.isExact)
    }
    guard total.count == 0, let some = lower.first(where: { $0.stage.kind == .someWords }) else {
      return total
    }
    return try count(some, atMost: atMost)
  }

  private func count(
    _ run: (stage: SearchStage, size: Int?), atMost: Int?
  ) throws -> (count: Int, isExact: Bool) {
    if let size = run.size { return (size, true) }
    return try runner.count(run.stage, atMost: atMost)
  }

  /// Counts what these stages have together.
  func count(_ stages: [SearchStage], atMost: Int?) throws -> (count: Int, isExact: Bool) {
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
