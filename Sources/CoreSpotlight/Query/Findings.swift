import SearchModel

/// What a query found.
struct Findings: Sendable {
  /// `nil` if none were asked for.
  var suggestions: [CSSuggestion]?
  /// The best first; entities all of them, since no query of an app asks for intents.
  var hits: [SearchHit]

  init(_ response: consuming SearchResponse) { hits = response.hits }
}

/// Walks through what a query finds, in the task that asks: no task of its own, and no queue between.
struct FindingsWalk {
  private let query: CSSearchQuery
  private let wantsItems: Bool
  private var hasBegun = false
  private var suggestions: [CSSuggestion] = []
  /// What is left, the next one last: what is handed over is not copied, and its memory is free at once.
  private var hits: [SearchHit] = []
  private var places = (suggestion: 0, item: 0)
  private var isOver = false

  /// - Parameter wantsItems: whether more than suggestions is asked for.
  init(_ query: CSSearchQuery, wantsItems: Bool = true) {
    self.query = query
    self.wantsItems = wantsItems
  }

  /// The next suggestion, `nil` once there are no more.
  ///
  /// - Throws: `CSSearchQueryError`; the walk is over then.
  mutating func suggestion(
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> CSSuggestion? {
    guard try await isGoingOn(), places.suggestion < suggestions.count else { return nil }
    defer { places.suggestion += 1 }
    return suggestions[places.suggestion]
  }

  /// The next item, `nil` once there are no more.
  ///
  /// - Throws: `CSSearchQueryError`; the walk is over then.
  mutating func item(isolation: isolated (any Actor)? = #isolation) async throws -> FoundItem? {
    while try await isGoingOn() {
      let left = hits.count
      guard let hit = hits.popLast() else { break }
      if places.item % CSSearchQuery.portion == 0 { query.state.add(items: min(left, CSSearchQuery.portion)) }
      places.item += 1
      if let item = FoundItem(hit, rank: places.item - 1, fetching: query.fetched) { return item }
    }
    isOver = true
    return nil
  }

  /// Whether the walk is not over; the first time it asks the index.
  private mutating func isGoingOn(isolation: isolated (any Actor)? = #isolation) async throws -> Bool {
    if isOver { return false }
    do {
      if !hasBegun { try await begin() }
      try query.state.check()
      return true
    } catch {
      isOver = true
      throw CSSearchQueryError(error)
    }
  }

  private mutating func begin(isolation: isolated (any Actor)? = #isolation) async throws {
    hasBegun = true
    guard query.state.begin() else {
      throw CSSearchQueryError(.unknown, "A query runs once; make a new one for every string.")
    }
    let findings = try await query.find(wantsItems: wantsItems)
    suggestions = findings.suggestions ?? []
    hits = findings.hits
    hits.reverse()
  }
}
