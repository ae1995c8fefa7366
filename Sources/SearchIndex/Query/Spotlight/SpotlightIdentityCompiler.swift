import IndexSchema
import Xapian

/// Compiles comparisons with an entity's identity and circumstances.
struct SpotlightIdentityCompiler {
  let database: Database

  func part(
    _ relation: SpotlightComparison.Relation, _ identity: SpotlightTarget.Identity
  ) throws -> SpotlightPart {
    switch (relation, identity) {
    case (.range(let lower, let upper), .expirationDate):
      return SpotlightPart(
        query: .valueRange(Terms.expirySlot, lower ?? -.infinity, upper ?? .infinity), isExact: true)
    case (.present, .expirationDate): return SpotlightPart(query: .term(Terms.hasExpiry), isExact: true)
    case (.present, .app), (.present, .type), (.present, .uniqueIdentifier):
      return SpotlightPart(query: .everyEntity, isExact: true)
    case (.present, .domainIdentifier), (.present, .language):
      return .everything(why: "every entity, for a value of \(identity.rawValue)")
    case (.text(let pattern), .app): return try names(pattern, prefix: Terms.appPrefix, isExact: true)
    case (.text(let pattern), .type): return try names(pattern, prefix: Terms.typePrefix, isExact: true)
    // A domain's term stands on everything below it too.
    case (.text(let pattern), .domainIdentifier):
      return try names(pattern, prefix: Terms.domainPrefix, isExact: false)
    case (.text, .language), (.text, .uniqueIdentifier):
      return .everything(why: "every entity, for its \(identity.rawValue)")
    default: return .nothing
    }
  }

  /// The names that satisfy the pattern, each a term.
  ///
  /// Cost: reads all apps, types or domains.
  private func names(_ pattern: SpotlightPattern, prefix: String, isExact: Bool) throws -> SpotlightPart {
    var found: [Query] = []
    var hasHashed = false
    try database.forEachTerm(prefix: prefix) { term, _ in
      let isHashed = Terms.isHashed(term, prefix: prefix)
      hasHashed = hasHashed || isHashed
      if isHashed || pattern.matches(String(term.dropFirst(prefix.count))) { found.append(.term(term)) }
      return true
    }
    return SpotlightPart(
      query: found.isEmpty ? .matchNothing : .or(found), isExact: isExact && !hasHashed)
  }
}
