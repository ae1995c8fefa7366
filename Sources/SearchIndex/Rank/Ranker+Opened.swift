import SearchModel
import Xapian

extension Ranker {
  /// The hits of a stage without weights, with what was opened before among its candidates; `nil` if nothing of it was.
  ///
  /// The candidates are ranked, the rest follows in the order of docids, whatever page is asked for.
  func openedFirst(
    _ stage: SearchStage, count: Int, ranked: Int
  ) throws -> (matches: MatchSet, hits: [RankedHit], size: Int?)? {
    var among = stage
    among.query = .filter(.docids(engagement.docids), by: stage.query)
    let opened = try runner.match(among, count: engagement.docids.count).hits.map(\.docid)
    if opened.isEmpty { return nil }
    let newest = try runner.match(stage, count: count)
    let found = newest.hits.map(\.docid)
    let candidates = Set(found.prefix(ranked) + opened)
    var all = stage
    all.query = .docids(found + opened)
    // What their entities are read from.
    let matches = try runner.match(all, count: found.count + opened.count)
    var (first, rest): ([RankedHit], [RankedHit]) = ([], [])
    for (index, hit) in matches.hits.enumerated() {
      var parts = stage.parts(weight: 0)
      parts.engagement = engagement.strengths[hit.docid] ?? 0
      parts.isOnScreen = engagement.onScreen.contains(hit.docid)
      let ranked = RankedHit(docid: hit.docid, parts: parts, index: index)
      if candidates.contains(hit.docid) { first.append(ranked) } else { rest.append(ranked) }
    }
    try adjust(&first, stage, first: first.count)
    return (matches, first + rest, newest.hits.count < count ? matches.hits.count : nil)
  }
}
