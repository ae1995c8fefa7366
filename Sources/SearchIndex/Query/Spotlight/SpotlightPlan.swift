import SearchModel
import Xapian

/// How an index answers a condition.
struct SpotlightPlan {
  /// The documents that satisfy it, or that may; unweighted.
  var query: Query
  /// What the stored entity has to decide; `nil` if terms and values decide.
  var check: (any DocumentCheck)?
  var notices: [Notice]
  let condition: SpotlightCondition
  /// What has to be gone through, for people.
  let scans: [String]
  /// No more documents than so many satisfy it; `nil` if that is not known beforehand.
  let most: Int?

  /// The condition, what decides, and what is scanned: one line each.
  var explanation: [String] {
    [
      "condition: \(condition)",
      check == nil
        ? "decided by terms and values" : "terms and values narrow it down; the stored entity decides",
    ] + scans.map { "scan: \($0)" }
  }
}

/// A part of a condition as the index sees it.
struct SpotlightPart {
  var query: Query
  /// Whether the documents are exactly those that satisfy it.
  var isExact: Bool
  /// What has to be gone through to find them, for people.
  var scans: [String] = []
  /// No more documents than so many are looked at; `nil` if that is not known beforehand.
  var most: Int?

  static var nothing: SpotlightPart { SpotlightPart(query: .matchNothing, isExact: true, most: 0) }

  /// Every entity, to be looked at one by one.
  static func everything(why: String) -> SpotlightPart {
    SpotlightPart(query: .everyEntity, isExact: false, scans: [why])
  }

  static func any(_ parts: [SpotlightPart]) -> SpotlightPart {
    if parts.count == 1 { return parts[0] }
    return SpotlightPart(
      query: parts.isEmpty ? .matchNothing : .or(parts.map(\.query)), isExact: parts.allSatisfy(\.isExact),
      scans: parts.flatMap(\.scans), most: sum(parts.map(\.most)))
  }

  static func all(_ parts: [SpotlightPart]) -> SpotlightPart {
    if parts.count == 1 { return parts[0] }
    return SpotlightPart(
      query: .and(parts.map(\.query)), isExact: parts.allSatisfy(\.isExact), scans: parts.flatMap(\.scans),
      // The others are only asked about what the rarest one has.
      most: parts.compactMap(\.most).min())
  }

  private static func sum(_ counts: [Int?]) -> Int? {
    counts.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }

  /// What does not satisfy it; of what may satisfy it, nothing can be left out.
  var negated: SpotlightPart {
    isExact
      ? SpotlightPart(query: .andNot(.everyEntity, query), isExact: true, scans: scans)
      : SpotlightPart(
        query: .everyEntity, isExact: false, scans: scans.isEmpty ? ["every entity, for the negation"] : scans
      )
  }
}
