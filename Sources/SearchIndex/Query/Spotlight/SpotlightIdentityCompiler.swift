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
    for (term, _) in try database.allTerms(prefix: prefix, limit: Int(UInt32.max)) {
      let name = String(term.dropFirst(prefix.count))
      // Longer names are hashed; the stored entity knows them.
      let isHashed = name.utf8.count == 65 && name.utf8.first == UInt8(ascii: "#")
      hasHashed = hasHashed || isHashed
      if isHashed || pattern.matches(name) { found.append(.term(term)) }
    }
    return SpotlightPart(
      query: found.isEmpty ? .matchNothing : .or(found), isExact: isExact && !hasHashed)
  }
}
