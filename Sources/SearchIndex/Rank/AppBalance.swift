import SearchModel

/// Keeps one app from filling the first places with hits that are no better than those of others.
///
/// Among the first ``places`` of all, after ``longestRun`` hits of one app in a tier comes the best hit of another app in
/// that tier, if there is one anywhere in it; then the run begins anew. So a tier never mixes with another, the hits of
/// each app keep their order, and what this person opened before, or sees, is never passed over.
enum AppBalance {
  static let places = 10
  static let longestRun = 3
  /// Among so many of the first hits others are looked for before they are asked for by themselves.
  static let looked = 50

  /// A hit and whose it is.
  struct Candidate: Equatable {
    var hit: RankedHit
    var app: String

    /// Whether it is not passed over.
    var isKept: Bool { hit.parts.engagement > 0 || hit.parts.isOnScreen }
  }

  /// The best hits that are not an app's, in order, if those among the first ones tell; `nil` if there may be better ones
  /// behind them.
  static func others(than app: String, among first: [Candidate]) -> [Candidate]? {
    let others = first.filter { $0.app != app }
    guard let last = first.last?.hit.parts.tier else { return nil }
    return others.count { $0.hit.parts.tier == last } >= places / longestRun ? others : nil
  }

  /// The first hits in their new order; hits of `others` that are not among them have been moved up from behind.
  ///
  /// - Parameters:
  ///   - hits: the first hits of a stage in the order of their rank.
  ///   - places: how many places of the result are among the first ones.
  ///   - others: the best hits of a stage without an app's, in order; asked once an app.
  static func balanced(
    _ hits: [Candidate], places: Int, others: (String) throws -> [Candidate]
  ) rethrows -> [Candidate] {
    guard let first = hits.first else { return [] }
    var balanced: [Candidate] = []
    var known: [String: [Candidate]] = [:]
    var taken: Set<UInt32> = []
    var rest = hits[...]
    var run = (app: first.app, tier: first.hit.parts.tier, length: 0)
    while balanced.count < places {
      rest = rest.drop { taken.contains($0.hit.docid) }
      guard var next = rest.first else { break }
      if next.app != run.app || next.hit.parts.tier != run.tier { run = (next.app, next.hit.parts.tier, 0) }
      if run.length >= longestRun, !next.isKept {
        if known[next.app] == nil { known[next.app] = try others(next.app) }
        let other = known[next.app]?.first {
          $0.hit.parts.tier == run.tier && !taken.contains($0.hit.docid)
        }
        if var other {
          other.hit.parts.isMovedUp = true
          next = other
          run = (next.app, run.tier, 0)
        }
      }
      run.length += 1
      taken.insert(next.hit.docid)
      balanced.append(next)
    }
    return balanced
  }
}
