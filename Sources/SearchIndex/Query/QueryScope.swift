import IndexSchema
import SearchModel
import Xapian

/// What limits every stage of a search: filters that must hold, and what is never shown.
struct QueryScope {
  private var filters: [Query] = []
  private var exclusions: [Query] = []
  /// All entities that are out of scope; `nil` if that is not known without a match.
  private(set) var excluded: DocumentSet? = DocumentSet()

  /// Filters of the request; hidden and expired entities are out of scope.
  ///
  /// - Parameter isLocked: whether the session is, so that protected entities are out of scope too.
  init(_ request: SearchRequest, now: Double, isLocked: Bool = false, facts: SnapshotFacts) throws {
    require(any: request.apps.map(Terms.app))
    require(any: request.types.map(Terms.type))
    require(any: request.domains.map(Terms.domain))
    // Most indexes hold nothing of the kind; then the match is not burdened with the question.
    if try !request.includesHidden && facts.hasHidden {
      exclusions.append(.term(Terms.hidden))
      excluded?.terms.append(Terms.hidden)
    }
    if isLocked {
      for term in try facts.protectedTerms {
        exclusions.append(.term(term))
        excluded?.terms.append(term)
      }
    }
    guard try facts.hasExpiry else { return }
    if let expired = try facts.expired(by: now) {
      if expired.isEmpty { return }
      exclusions.append(.docids(expired))
      excluded?.docids = expired
    } else {
      exclude(.and([.term(Terms.hasExpiry), .valueLessOrEqual(Terms.expirySlot, now)]))
    }
  }

  /// What a filter names once or several times: one of them is enough.
  private mutating func require(any terms: [String]) {
    if !terms.isEmpty { require(WordQueries.any(Set(terms).sorted().map { .term($0) })) }
  }

  mutating func require(_ query: Query) {
    filters.append(query)
    excluded = nil
  }

  mutating func exclude(_ query: Query) {
    exclusions.append(query)
    excluded = nil
  }

  /// Whether not everything is in scope.
  var isBounded: Bool { !filters.isEmpty || !exclusions.isEmpty }

  /// The query within the scope, weights unchanged.
  func restrict(_ query: Query) -> Query {
    let kept = filters.isEmpty ? query : Query.filter(query, by: WordQueries.all(filters))
    return exclusions.isEmpty ? kept : .andNot(kept, WordQueries.any(exclusions))
  }

  /// Everything in scope, unweighted.
  func everything() -> Query {
    let kept = filters.isEmpty ? Query.everyEntity : Query.scaled(WordQueries.all(filters), by: 0)
    return exclusions.isEmpty ? kept : .andNot(kept, WordQueries.any(exclusions))
  }
}
