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
    let titles = try planner.titlesBegun().map { planner.stages($0, without: all.query, nil) } ?? []
    let completed = try (titles + planner.begunInNames() + planner.begunAnywhere()).filter { try exists($0) }
    if !completed.isEmpty { return completed }
    if let corrected = try planner.corrected(), try exists(corrected) { return [corrected] }
    guard let some = try planner.someWords().first, try exists(some) else { return [] }
    return [some]
  }

  /// Counts from nothing.
  func count(atMost: Int?) throws -> (count: Int, isExact: Bool) {
    try count(stages(), atMost: atMost)
  }

  /// Counts what a page already looked at without looking again.
  func count(after page: RankedPage, atMost: Int?) throws -> (count: Int, isExact: Bool) {
    func hasAll(_ stage: SearchStage) -> Bool { stage.kind == .allWords || stage.kind == .everything }
    let first = page.stages.filter { hasAll($0.stage) }
    let isRead = !page.unused.contains { $0.kind == .allWords }
    let isWhole = isRead && first.allSatisfy { $0.size != nil }
    if first.count > 1, isWhole || (atMost != nil && planner.onlyWord == nil) {
      if page.seen > 0 { return (page.seen, isWhole) }
    } else if first.count > 1 || first.last?.size != 0 {
      let whole = first.count == 1 && isRead ? first[0] : (try planner.allWords(), nil)
      let counted = try count(whole, atMost: atMost)
      if counted.count > 0 { return counted }
    }
    let lower = page.stages.filter { !hasAll($0.stage) }
    var rest: [SearchStage] = []
    var total = (count: 0, isExact: true)
    if atMost == nil {
      rest = page.unused.filter { $0.kind != .allWords }
      if !page.planned.contains(.namesBegun) { rest += try planner.begunInNames() }
      if !page.planned.contains(.completed) { rest += try planner.begunAnywhere() }
    } else if !page.planned.contains(.completed) {
      // A page that is full needs no more, and while a person types nor does the count.
      total.isExact = false
    }
    for stage in lower.filter({ $0.stage.kind != .someWords && $0.stage.isCounted }) + rest.map({ ($0, nil) })
    {
      if atMost != nil, total.count > 0, stage.size == nil {
        total.isExact = false
        continue
      }
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
