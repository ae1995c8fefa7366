import IndexSchema
import SearchModel
import Xapian

/// Compiles a condition to terms and value ranges, and says what only the stored entity can decide.
struct SpotlightCompiler {
  let snapshot: IndexSnapshot
  let analyzer: TextAnalyzer
  let mapping = SchemaMapping.current
  private let texts: SpotlightTextCompiler

  /// - Parameter isBrief: whether to throw `NotBrief` instead of going through many terms.
  init(snapshot: IndexSnapshot, analyzer: TextAnalyzer, isBrief: Bool = false) {
    self.snapshot = snapshot
    self.analyzer = analyzer
    texts = SpotlightTextCompiler(facts: snapshot.facts, analyzer: analyzer, isBrief: isBrief)
  }

  /// What was to be over in no time would take longer.
  struct NotBrief: Error {}

  /// How the index answers the condition.
  ///
  /// Cost: equality is a term and a prefix a run of terms; other patterns walk through the distinct values of the
  /// attribute, or through all entities where values are no terms.
  func plan(_ condition: SpotlightCondition) throws -> SpotlightPlan {
    let part = try part(condition)
    let check =
      part.isExact
      ? nil
      : SpotlightEvaluation(condition: condition, mapping: mapping, customKeys: snapshot.customKeys)
    return SpotlightPlan(
      query: .scaled(part.query, by: 0), check: check, notices: Self.notices(condition),
      condition: condition, scans: part.scans, most: part.most)
  }

  private static func notices(_ condition: SpotlightCondition) -> [Notice] {
    var names: [String] = []
    for target in condition.targets {
      if case .unknown(let name) = target.subject, !names.contains(name) { names.append(name) }
    }
    return names.map {
      Notice("unknown-key", "No attribute is called `\($0)`; no entity has a value for it.")
    }
  }

  private func part(_ condition: SpotlightCondition) throws -> SpotlightPart {
    switch condition {
    case .comparison(let comparison): try part(comparison)
    case .all(let conditions): .all(try conditions.map { try part($0) })
    case .any(let conditions): .any(try conditions.map { try part($0) })
    case .not(let condition): try part(condition).negated
    }
  }

  private func part(_ comparison: SpotlightComparison) throws -> SpotlightPart {
    switch comparison.target.subject {
    case .unknown: return .nothing
    case .anyText: return .everything(why: "every entity, for any attribute")
    case .identity(let identity):
      if texts.isBrief { throw NotBrief() }
      return try SpotlightIdentityCompiler(database: snapshot.database).part(comparison.relation, identity)
    case .attribute(let name):
      guard let row = mapping[name] else { return .nothing }
      return try part(comparison.relation, row)
    case .custom(let name):
      if comparison.relation == .present { return .everything(why: "every entity, for a value of \(name)") }
      return .any(
        try snapshot.customKeys.allKinds(of: name).map { try part(comparison.relation, $0, of: name) })
    }
  }

  private func part(
    _ relation: SpotlightComparison.Relation, _ row: AttributeSchema
  ) throws -> SpotlightPart {
    switch (relation, row.kind) {
    case (.present, _): return .everything(why: "every entity, for a value of \(row.name)")
    case (.range(let lower, let upper), .number), (.range(let lower, let upper), .date):
      guard let slot = row.slot else { return .everything(why: "every entity, for \(row.name)") }
      return try range(lower, upper, slot)
    case (.truth(let truth), .boolean):
      if row.prefix.isEmpty { return .everything(why: "every entity, for \(row.name)") }
      return try term(Terms.boolean(row.prefix, truth))
    case (.text(let pattern), .text), (.text(let pattern), .identifier), (.text(let pattern), .url),
      (.text(let pattern), .person):
      switch row.terms {
      case .positions, .words:
        var part = try texts.part(pattern, prefix: row.prefix, name: row.name)
        if try isAmbiguous(row) { part.isExact = false }
        return part
      case .shared: return texts.sharedPart(pattern, name: row.name)
      case .none: return .everything(why: "every entity, for \(row.name), which is only stored")
      }
    default: return .nothing
    }
  }

  private func part(
    _ relation: SpotlightComparison.Relation, _ key: CustomKey, of name: String
  ) throws -> SpotlightPart {
    switch (relation, key.kind) {
    case (.range(let lower, let upper), .number), (.range(let lower, let upper), .date):
      return try range(lower, upper, key.slot)
    case (.truth(let truth), .boolean):
      return try term(Terms.boolean(key.prefix, truth))
    case (.text(let pattern), .text):
      return try texts.part(pattern, prefix: key.prefix, name: name)
    default: return .nothing
    }
  }

  /// Whether a value's term may be that of another attribute, so that only what is stored tells.
  private func isAmbiguous(_ row: AttributeSchema) throws -> Bool {
    guard row.prefix == Terms.titlePrefix else { return false }
    guard row.name == "title", snapshot.stamp.schema >= Terms.otherNameSince else { return true }
    return try snapshot.facts.frequency(Terms.otherName) > 0
  }

  private func term(_ term: String) throws -> SpotlightPart {
    SpotlightPart(query: .term(term), isExact: true, most: try snapshot.facts.frequency(term))
  }

  /// The slot holds the first number of each entity; those with more are looked at.
  private func range(_ lower: Double?, _ upper: Double?, _ slot: UInt32) throws -> SpotlightPart {
    let first: Query =
      switch (lower, upper) {
      case (let lower?, let upper?): .valueRange(slot, lower, upper)
      case (let lower?, nil): .valueGreaterOrEqual(slot, lower)
      case (nil, let upper?): .valueLessOrEqual(slot, upper)
      case (nil, nil): .valueGreaterOrEqual(slot, [0])
      }
    guard snapshot.stamp.schema >= Terms.severalSince else {
      // Entities of an older mapping do not say that they have several.
      return .everything(why: "every entity, for a range in an index of an older mapping")
    }
    let several = Terms.several(slot)
    guard try snapshot.database.termExists(several) else { return SpotlightPart(query: first, isExact: true) }
    return SpotlightPart(query: .or([first, .term(several)]), isExact: false)
  }
}
