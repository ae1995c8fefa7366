import SearchModel

/// Which places of a list a request asks for.
struct PageWindow {
  /// The first place that is looked at.
  var offset: Int
  /// How many places are; 0: all.
  var length: Int
  /// How many of them are shown; 0: all.
  let limit: Int
  /// Shown before; they take no place.
  private var shown: Set<UInt32> = []

  init(_ request: SearchRequest) {
    limit = max(0, request.limit)
    (offset, length) = (request.start, limit)
    guard let cursor = request.cursor, let seen = cursor.seen else { return }
    shown = Set(seen.compactMap { Docid.of(row: $0) })
    offset = cursor.base
    // Whatever became of those, so many places hold enough that are new.
    if limit > 0 { length = limit > .max - shown.count ? 0 : limit + shown.count }
  }

  /// The place behind the last one that is looked at.
  var end: Int { length == 0 || length > .max - offset ? .max : offset + length }

  /// Takes out what was shown before, and what is more than asked for.
  func cut(_ page: inout RankedPage) {
    var left = limit == 0 ? Int.max : limit
    for part in page.hits.indices {
      if !shown.isEmpty { page.hits[part].hits.removeAll { shown.contains($0.docid) } }
      if page.hits[part].hits.count > left {
        page.hits[part].hits.removeSubrange(left...)
        page.hasMore = true
      }
      left -= page.hits[part].hits.count
    }
  }
}
