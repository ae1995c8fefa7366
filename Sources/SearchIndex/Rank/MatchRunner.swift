import IndexSchema
import SearchModel
import Xapian

/// Runs the matches of one search, with its checks of stored text.
struct MatchRunner {
  let database: Database
  let facts: SnapshotFacts
  let documentCount: Int
  let checks: [any DocumentCheck]
  private let verdicts = Verdicts()

  /// What the checks said of the documents that an earlier match looked at.
  private final class Verdicts {
    var known: [UInt32: Bool] = [:]
  }

  /// Up to so many ranked matches are all looked at, which counts them on the way; a second match that only
  /// counts would cost more.
  static let countedOnTheWay = 1_000

  /// The best `count` documents of a stage.
  ///
  /// `isCounted`: how many it has will be asked next.
  func match(_ stage: SearchStage, count: Int, isCounted: Bool = false) throws -> MatchSet {
    let countsOnTheWay = isCounted && stage.isRanked && stage.documents == nil
    let enquire = try Enquire(database)
    enquire.query = stage.query
    enquire.weighting = stage.weighting
    return try enquire.matchSet(
      count: count, checkAtLeast: countsOnTheWay ? Self.countedOnTheWay : 0, decider: decider)
  }

  /// The first `count` documents of a query in the order of values, then newest first, and how many there are.
  ///
  /// Every document is looked at, which counts them on the way.
  func sorted(_ query: Query, by keys: SortKeys, count: Int) throws -> MatchSet {
    let enquire = try Enquire(database)
    enquire.query = query
    enquire.weighting = .boolean
    enquire.sort = keys.steps
    enquire.sortValue = keys.value
    return try enquire.matchSet(
      count: min(count, documentCount), checkAtLeast: documentCount, decider: decider)
  }

  /// How many documents a stage has: exactly, or about that many if only `atMost` may be looked at.
  ///
  /// Cost: linear in the matches, unless the same was counted before in this revision.
  func count(_ stage: SearchStage, atMost: Int? = nil) throws -> (count: Int, isExact: Bool) {
    if let documents = stage.documents {
      if let atMost {
        // That many have one of the terms is enough to say "many".
        let most = try documents.any.terms.reduce(0) { max($0, try facts.frequency($1)) }
        if most > 4 * atMost { return (most, false) }
      }
      return (try facts.size(of: documents.any, without: documents.none), true)
    }
    if let size = stage.knownSize { return (size, true) }
    let matches = try all(stage, checkAtLeast: atMost ?? documentCount)
    return (matches.estimated, matches.lowerBound == matches.upperBound)
  }

  /// All documents of the stages, ascending.
  func docids(_ stages: [SearchStage]) throws -> [UInt32] {
    guard let stage = try SearchStage.union(stages) else { return [] }
    return try all(stage, checkAtLeast: 0, count: documentCount).hits.map(\.docid)
  }

  private func all(_ stage: SearchStage, checkAtLeast: Int, count: Int = 0) throws -> MatchSet {
    let enquire = try Enquire(database)
    enquire.query = try stage.counted()
    enquire.weighting = .boolean
    return try enquire.matchSet(count: count, checkAtLeast: checkAtLeast, decider: decider)
  }

  private var decider: ((Document) throws -> Bool)? {
    if checks.isEmpty { return nil }
    return { document in
      let docid = try document.docid
      if let known = verdicts.known[docid] { return known }
      if checks.contains(where: \.isSpent) { return false }
      try SearchCancellation.check()
      let data = try document.data
      let isAccepted = try checks.allSatisfy { try $0.accepts(data) }
      verdicts.known[docid] = isAccepted
      return isAccepted
    }
  }

  /// The stored entities of hits, read in as few calls as their order allows.
  ///
  /// - Parameter wanted: which attributes are, by name; all without it.
  /// - Throws: `databaseCorrupt` for data that is no entity: the caller reads again, since a writer may just
  ///   have replaced the block.
  static func entities(
    _ hits: [RankedHit], of matches: MatchSet, keeping wanted: ((String) -> Bool)? = nil
  ) throws -> [CatalogEntity] {
    var entities: [CatalogEntity] = []
    entities.reserveCapacity(hits.count)
    try forEachEntity(hits, of: matches, keeping: wanted) { entities.append($1) }
    return entities
  }

  /// The same one by one, handed over with its hit.
  static func forEachEntity(
    _ hits: [RankedHit], of matches: MatchSet, keeping wanted: ((String) -> Bool)? = nil,
    _ body: (RankedHit, consuming CatalogEntity) throws -> Void
  ) throws {
    var place = 0
    var start = 0
    while start < hits.count {
      var end = start + 1
      while end < hits.count, hits[end].index == hits[end - 1].index + 1 { end += 1 }
      try matches.forEachData(in: hits[start].index..<(hits[end - 1].index + 1)) { data in
        let entity: CatalogEntity
        do throws(EntityCodingError) {
          entity = try EntityCoding.decode(data, keep: wanted)
        } catch {
          throw XapianError(
            code: .databaseCorrupt,
            message: "Document \(hits[place].docid) holds no entity: it \(error.reason)")
        }
        try body(hits[place], entity)
        place += 1
      }
      start = end
    }
  }
}
