import Catalog
import Glibc
package import SearchModel
import Synchronization
import Xapian

extension IndexEngine {
  /// Answers from one snapshot; catches up first if donations are pending and this process may write.
  ///
  /// - Throws: `noIndex` without a home, `usage` for a strict-syntax error, `version`, `io` for damage.
  package func search(_ request: SearchRequest) async throws -> SearchResponse {
    let start = clock.now()
    // Each look at a file takes as long as finding a term.
    let isFamiliar = !request.includesNotices && hasAnswered.load(ordering: .relaxed)
    let ready = try await isFamiliar ? prepareFamiliar() : prepareToRead()
    guard ready.hasIndex else {
      var empty = SearchResponse()
      empty.notices = ready.notices
      return empty
    }
    var response: SearchResponse
    do {
      response = try await answer(request)
    } catch let error as LimelightError where isFamiliar && error.code == .noIndex {
      // Somebody took the index away: it is made again as before the first search.
      hasAnswered.store(false, ordering: .relaxed)
      return try await search(request)
    }
    hasAnswered.store(true, ordering: .relaxed)
    response.notices += ready.notices
    response.tookMilliseconds = (clock.now() - start) * 1000
    return response
  }

  private func answer(_ request: SearchRequest) async throws -> SearchResponse {
    let now = clock.now()
    let isLocked = isLocked
    let engagement = await engagement(for: request)
    let semantics = semantics
    @Sendable func respond(_ snapshot: IndexSnapshot, isBrief: Bool) throws -> SearchResponse {
      var execution = SearchExecution(
        snapshot: snapshot, now: now, isLocked: isLocked, engagement: engagement, semantics: semantics)
      execution.isBrief = isBrief
      var response = try execution.respond(to: request)
      if snapshot.stamp.schema != GenerationStamp.currentSchema {
        response.notices.append(
          Notice("schema-outdated", "The index has an older mapping; `limelight reindex` renews it."))
      }
      return response
    }
    // What finds a few terms is over before another thread has woken up.
    if request.mayBeBrief, let response = readers.readAtOnce({ try respond($0, isBrief: true) }) {
      return response
    }
    return try await readers.read { try respond($0, isBrief: false) }
  }

  /// What was opened before after the request's text; only words that rank are worth the look.
  private func engagement(for request: SearchRequest) async -> Engagement {
    guard request.usesEngagement, request.syntax != .spotlight, request.sort.isEmpty, !request.countOnly,
      activity.hasActivity
    else { return .none }
    return await activity.engagement(typed: request.text)
  }

  /// What a search finds before it reads.
  struct Readiness {
    /// What keeps the answer from being the newest.
    var notices: [Notice]
    /// Without one there is nothing to read.
    var hasIndex: Bool
  }

  /// Takes in what is pending, within the bounds a search may spend, or says why not.
  ///
  /// - Throws: `noIndex` when there is neither an index nor a catalog to make one from.
  func prepareToRead() async throws -> Readiness {
    try checkOwner()
    let hasIndex = FileSystem.exists(paths.current)
    guard hasIndex || FileSystem.exists(paths.catalog) else {
      throw LimelightError(
        .noIndex, "there is no index in \(paths.root)",
        hint: "Donate something (`limelight donate FILE`) or run `limelight reindex`.")
    }
    guard hasIndex == false || FileSystem.exists(paths.pending) else {
      return Readiness(notices: FileSystem.isWritable(paths.index) ? [] : [readOnly()], hasIndex: true)
    }
    let notices = try await takeInPending(hasIndex: hasIndex)
    return Readiness(notices: notices, hasIndex: hasIndex || FileSystem.exists(paths.current))
  }

  /// The same where an index was there before, and nobody reads notices.
  private func prepareFamiliar() async throws -> Readiness {
    if FileSystem.exists(paths.pending) { _ = try await takeInPending(hasIndex: true) }
    return Readiness(notices: [], hasIndex: true)
  }

  private func takeInPending(hasIndex: Bool) async throws -> [Notice] {
    guard FileSystem.isWritable(hasIndex ? paths.index : paths.state) else {
      return [readOnly(), Notice("indexing-pending", "Some donations are not searchable yet.")]
    }
    do {
      switch try await catchUpForReading(hasIndex: hasIndex) {
      case .applied: return []
      case .partly: return [Notice("indexing-pending", "Some donations are not searchable yet.")]
      case .lockHeld(let holder):
        return [Notice("indexing-pending", "Some donations are not searchable yet: \(holder).")]
      }
    } catch let error as LimelightError where hasIndex && error.code != .version {
      // A full disk or a damaged catalog stops donors, not readers: what is indexed still answers.
      return [Notice("indexing-pending", "Some donations are not searchable yet: \(error.message).")]
    }
  }

  /// Refuses a home of another user before anything of it is read or made.
  ///
  /// - Throws: `denied`.
  package func checkOwner() throws(LimelightError) { try HomeGuard.checkOwner(paths) }

  /// Without an index there is nothing to answer from but what is indexed now, however long that takes.
  private func catchUpForReading(hasIndex: Bool) async throws -> Indexer.Outcome {
    guard hasIndex else { return try await indexer.catchUp() }
    guard indexer.isLoading.load(ordering: .relaxed) else {
      return try await indexer.catchUp(bounds: .search)
    }
    // This process's own indexer may be in the middle of a bulk load; nobody waits for that to search.
    return try await withDeadline(0.5, late: .lockHeld("this process is still indexing")) { [indexer] in
      try await indexer.catchUp(bounds: .search)
    }
  }

  private func readOnly() -> Notice {
    let reason = access(paths.index, W_OK) == 0 ? "unknown reason" : String(cString: strerror(errno))
    return Notice("read-only", "The index cannot be updated (\(reason)): \(paths.index).")
  }

  /// One entity as the index knows it, or as the catalog does while it is pending.
  ///
  /// The catalog says which row the key has; without a readable catalog the documents of that app and type are
  /// looked through, which costs time with their number.
  package func entity(_ key: EntityKey, withTerms: Bool = false) async throws -> EntityDetail? {
    _ = try await prepareToRead()
    let known = try await readCatalogIfPossible { try $0.entity(key) }
    if case .some(.none) = known { return nil }
    let row = known.flatMap { $0?.row }
    let hasIndex = try store.current() != nil
    let now = clock.now()
    let indexed =
      hasIndex
      ? try await readers.read { snapshot in
        try EntityLookup(snapshot: snapshot, now: now).detail(key, row: row, withTerms: withTerms)
      } : nil
    guard let recorded = known.flatMap({ $0 }) else { return unlessProtected(indexed) }
    if let indexed, indexed.entity.sequence == recorded.sequence { return unlessProtected(indexed) }
    return unlessProtected(EntityDetail(entity: recorded, state: .pending))
  }

  /// What the catalog says, `nil` where none can be read although there is an index, which answers alone then.
  func readCatalogIfPossible<Result: Sendable>(
    _ body: @Sendable (Catalog) throws -> Result
  ) async throws -> Result? {
    do {
      return try await catalogReader.read(body)
    } catch let error as LimelightError where [.denied, .io].contains(error.code) {
      guard FileSystem.exists(paths.current) else { throw error }
      return nil
    }
  }

  /// The keys that carry this id under the given app and type, at most `limit`.
  package func keys(id: String, app: String?, type: String?, limit: Int) async throws -> [EntityKey] {
    let isLocked = isLocked
    return try await catalogReader.read { catalog in
      // What is protected counts for nothing, not even for an identifier being ambiguous.
      let keys = try catalog.keys(id: id, app: app, type: type, limit: isLocked ? .max : limit)
      guard isLocked else { return keys }
      return Array(try keys.filter { try catalog.entity($0)?.entity.isProtected != true }.prefix(limit))
    } ?? []
  }

  /// A page of living entities behind `after`, ordered by app, type and id.
  package func entities(
    after: EntityKey?, app: String?, type: String?, domain: String?, limit: Int
  ) async throws -> [CatalogEntity] {
    let isLocked = isLocked
    return try await catalogReader.read { catalog in
      var page: [CatalogEntity] = []
      try catalog.list(after: after, app: app, type: type, domain: domain) { entity in
        if !(isLocked && entity.entity.isProtected) { page.append(entity) }
        return page.count < limit
      }
      return page
    } ?? []
  }

  /// A page of changes behind (sequence, row), oldest first.
  package func log(
    after sequence: Int64, row: Int64, app: String?, limit: Int
  ) async throws -> (entries: [LogEntry], next: (sequence: Int64, row: Int64)?) {
    let isLocked = isLocked
    return try await catalogReader.read { catalog in
      var entries: [LogEntry] = []
      var next: (sequence: Int64, row: Int64)?
      try catalog.log(after: sequence, row: row, app: app, hidesProtected: isLocked) { entry, row in
        entries.append(entry)
        guard entries.count < limit else {
          next = (entry.sequence, row)
          return false
        }
        return true
      }
      return (entries, next)
    } ?? ([], nil)
  }
}

extension SearchRequest {
  /// Whether nothing but the conditions decides how long the answer takes.
  fileprivate var mayBeBrief: Bool {
    syntax == .spotlight && sort.isEmpty && facets.isEmpty && suggestionLimit == 0
  }
}
