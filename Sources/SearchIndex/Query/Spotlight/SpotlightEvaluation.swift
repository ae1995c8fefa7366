import IndexSchema
import SearchModel

/// Decides by the stored entity whether it satisfies a condition: what the language means, without an index.
struct SpotlightEvaluation {
  let condition: SpotlightCondition
  let mapping: SchemaMapping
  let customKeys: CustomKeyTable
  /// The attributes it asks about; `nil` for any.
  private let names: Set<String>?

  init(condition: SpotlightCondition, mapping: SchemaMapping, customKeys: CustomKeyTable) {
    self.condition = condition
    self.mapping = mapping
    self.customKeys = customKeys
    let subjects = condition.targets.map(\.subject)
    names =
      subjects.contains(.anyText)
      ? nil
      : Set(
        subjects.compactMap { subject in
          switch subject {
          case .attribute(let name), .custom(let name): name
          case .identity, .unknown, .anyText: nil
          }
        })
  }

  /// Whether the entity satisfies the condition.
  func accepts(_ entity: DonatedEntity) -> Bool { holds(condition, entity) }

  private func holds(_ condition: SpotlightCondition, _ entity: DonatedEntity) -> Bool {
    switch condition {
    case .comparison(let comparison): holds(comparison, entity)
    case .all(let conditions): conditions.allSatisfy { holds($0, entity) }
    case .any(let conditions): conditions.contains { holds($0, entity) }
    case .not(let condition): !holds(condition, entity)
    }
  }

  private func holds(_ comparison: SpotlightComparison, _ entity: DonatedEntity) -> Bool {
    switch comparison.target.subject {
    case .identity(let identity): return holds(comparison.relation, identity, entity)
    case .attribute(let name):
      guard let row = mapping[name] else { return false }
      return entity.attributes(named: name).contains { holds(comparison.relation, $0.value, of: row) }
    case .custom(let name):
      guard let attribute = entity.attributes.first(where: { $0.name == name }) else { return false }
      return holds(comparison.relation, custom: attribute)
    case .anyText:
      return entity.attributes.contains { attribute in
        guard let row = mapping[attribute.name] else {
          return options(of: attribute).contains(.searchableByDefault)
            && holds(comparison.relation, custom: attribute)
        }
        return row.feedsText && holds(comparison.relation, attribute.value, of: row)
      }
    case .unknown: return false
    }
  }

  private func holds(
    _ relation: SpotlightComparison.Relation, _ identity: SpotlightTarget.Identity, _ entity: DonatedEntity
  ) -> Bool {
    let text: String? =
      switch identity {
      case .app: entity.key.app
      case .type: entity.key.type
      case .uniqueIdentifier: entity.key.id
      case .domainIdentifier: entity.domain
      case .language: entity.language
      case .expirationDate: nil
      }
    switch relation {
    case .text(let pattern): return text.map(pattern.matches) ?? false
    case .range(let lower, let upper):
      return identity == .expirationDate && entity.expires.map { Self.isWithin($0, lower, upper) } ?? false
    case .truth: return false
    case .present: return identity == .expirationDate ? entity.expires != nil : text != nil
    }
  }

  private func holds(
    _ relation: SpotlightComparison.Relation, _ value: AttributeValue, of row: AttributeSchema
  ) -> Bool {
    switch relation {
    case .present: return true
    case .truth(let truth): return row.kind == .boolean && value.truth == truth
    case .range(let lower, let upper):
      guard row.kind == .number || row.kind == .date else { return false }
      return value.numbers(asDates: row.kind == .date).contains { Self.isWithin($0, lower, upper) }
    case .text(let pattern): return Self.matches(pattern, in: { row.eachText(of: value, $0) })
    }
  }

  private func holds(_ relation: SpotlightComparison.Relation, custom attribute: Attribute) -> Bool {
    guard options(of: attribute).contains(.searchable) else { return false }
    let value = attribute.value
    let kinds = CustomKeyKind.kinds(of: value)
    switch relation {
    case .present: return true
    case .truth(let truth): return kinds.contains(.boolean) && value.truth == truth
    case .range(let lower, let upper):
      return kinds.contains { kind in
        (kind == .number || kind == .date)
          && value.numbers(asDates: kind == .date).contains { Self.isWithin($0, lower, upper) }
      }
    case .text(let pattern):
      return kinds.contains(.text) && Self.matches(pattern, in: { CustomKey.eachText(of: value, $0) })
    }
  }

  private func options(of attribute: Attribute) -> CustomKeyOptions {
    attribute.custom
      ?? CustomKeyKind.kinds(of: attribute.value).lazy.compactMap { customKeys[attribute.name, $0]?.options }
      .first
      ?? .donated
  }

  private static func isWithin(_ number: Double, _ lower: Double?, _ upper: Double?) -> Bool {
    lower.map { $0 <= number } ?? true && upper.map { number <= $0 } ?? true
  }

  private static func matches(
    _ pattern: SpotlightPattern, in eachText: ((String, String?) -> Void) -> Void
  ) -> Bool {
    var found = false
    eachText { text, _ in
      if !found, pattern.matches(text) { found = true }
    }
    return found
  }
}

extension SpotlightEvaluation: DocumentCheck {
  /// Whether the entity in these bytes satisfies the condition; reads the attributes it asks about only.
  func accepts(_ data: [UInt8]) throws -> Bool {
    accepts(
      try EntityCoding.decode(data) { donated in
        names.map { $0.contains(donated) || $0.contains(mapping.canonicalName(donated)) } ?? true
      }.entity)
  }
}
