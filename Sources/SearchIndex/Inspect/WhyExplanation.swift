import IndexSchema
import SearchModel
import Xapian

/// Holds one entity against a query, part by part.
struct WhyExplanation {
  let execution: SearchExecution
  let entity: CatalogEntity
  let state: EntityDetail.State

  /// So many places of the search are looked at for the entity's.
  private static let mostPlaces = 1_000

  func report(on request: SearchRequest) throws -> WhyReport {
    var request = request
    request.limit = Self.mostPlaces
    request.offset = 0
    request.explain = true
    request.includesHighlights = false
    let response = try execution.respond(to: request)
    var report = WhyReport(.notFound)
    report.count = response.count
    report.notices = response.notices
    report.explanation = response.explanation
    let clause = try execution.parse(request).clause
    guard let clause else {
      report.verdict = .nothingToSearch
      return report
    }
    let parts = WhyParts(execution: execution, entity: entity, request: request)
    report.parts = try clause.conjuncts.map { try parts.part($0) }
    if let place = response.hits.firstIndex(where: isThis), case .entity(let hit) = response.hits[place] {
      report.verdict = .found
      report.rank = place + 1
      (report.tier, report.score) = (hit.tier, hit.score)
      report.explanation += hit.explanation
    } else if state == .hidden {
      report.verdict = .hidden
    } else if state == .expired {
      report.verdict = .expired
    } else if response.next != nil, report.parts.allSatisfy({ $0.answer != .no }) {
      report.verdict = .found
      report.notices.append(
        Notice("far-down", "It is found, but not among the first \(Self.mostPlaces) places."))
    }
    return report
  }

  private func isThis(_ hit: SearchHit) -> Bool {
    guard case .entity(let hit) = hit else { return false }
    return hit.entity.entity.key == entity.entity.key
  }
}
