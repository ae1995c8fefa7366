import SearchModel

/// What a query found.
struct Findings: Sendable {
  /// `nil` if none were asked for.
  var suggestions: [CSSuggestion]?
  /// The best first; entities all of them, since no query of an app asks for intents.
  var hits: [SearchHit]

  init(_ response: SearchResponse) { hits = response.hits }

  /// The item at that place; `nil` for a hit that is no entity.
  func item(at place: Int, fetching names: Set<String>) -> FoundItem? {
    guard case .entity(let found) = hits[place] else { return nil }
    return FoundItem(found.entity, rank: place, fetching: names)
  }
}

/// Walks through what a query finds, in the task that asks: no task of its own, and no queue between.
struct FindingsWalk {
  private let query: CSSearchQuery
  private let wantsItems: Bool
  private var findings: Findings?
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
    guard let suggestions = try await found()?.suggestions, places.suggestion < suggestions.count else {
      return nil
    }
    defer { places.suggestion += 1 }
    return suggestions[places.suggestion]
  }

  /// The next item, `nil` once there are no more.
  ///
  /// - Throws: `CSSearchQueryError`; the walk is over then.
  mutating func item(isolation: isolated (any Actor)? = #isolation) async throws -> FoundItem? {
    while let found = try await found(), places.item < found.hits.count {
      let left = found.hits.count - places.item
      if places.item % CSSearchQuery.portion == 0 { query.state.add(items: min(left, CSSearchQuery.portion)) }
      places.item += 1
      if let item = found.item(at: places.item - 1, fetching: query.fetched) { return item }
    }
    isOver = true
    return nil
  }

  /// What is found, asked for the first time; `nil` once the walk is over.
  private mutating func found(isolation: isolated (any Actor)? = #isolation) async throws -> Findings? {
    if isOver { return nil }
    do {
      if findings == nil {
        guard query.state.begin() else {
          throw CSSearchQueryError(.unknown, "A query runs once; make a new one for every string.")
        }
        findings = try await query.find(wantsItems: wantsItems)
      }
      try query.state.check()
      return findings
    } catch {
      isOver = true
      throw CSSearchQueryError(error)
    }
  }
}
