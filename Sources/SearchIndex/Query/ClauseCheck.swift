import IndexSchema
import SearchModel

/// Alternatives and excluded groups with a condition that terms alone cannot decide: the stored entity decides the whole.
///
/// Cost: as ``StoredCheck``; all attributes are read if a bare word is in it.
struct ClauseCheck: DocumentCheck {
  let clause: QueryClause
  let isNegated: Bool
  let text: StoredText
  /// The attributes it asks for; `nil` if words may stand in any.
  private let keep: ((String) -> Bool)?

  /// The check a clause needs beside its query; `nil` if its terms decide.
  init?(_ clause: QueryClause, isNegated: Bool, text: StoredText) {
    guard clause.needsStored else { return nil }
    self.clause = clause
    self.isNegated = isNegated
    self.text = text
    let names = clause.attributeNames
    keep = names.map { names in
      { names.contains($0) || names.contains(SchemaMapping.current.canonicalName($0)) }
    }
  }

  var isSpent: Bool { text.budget.isSpent }

  func accepts(_ data: [UInt8]) throws -> Bool {
    guard text.budget.takeEntity() else { return false }
    return holds(clause, try EntityCoding.decode(data, keep: keep).entity) != isNegated
  }

  private func holds(_ clause: QueryClause, _ entity: DonatedEntity) -> Bool {
    switch clause {
    case .word(let word): hasAnywhere([word], asPhrase: false, entity)
    case .phrase(let words): hasAnywhere(words, asPhrase: true, entity)
    case .attribute(let condition): satisfies(condition, entity)
    case .not(let inner): !holds(inner, entity)
    case .all(let clauses): clauses.allSatisfy { holds($0, entity) }
    case .any(let clauses): clauses.contains { holds($0, entity) }
    }
  }

  private func hasAnywhere(_ words: [QueryWord], asPhrase: Bool, _ entity: DonatedEntity) -> Bool {
    entity.attributes.contains { attribute in
      attribute.value.texts.contains { text.has(words, asPhrase: asPhrase, in: $0) }
    }
  }

  private func satisfies(_ condition: AttributeClause, _ entity: DonatedEntity) -> Bool {
    switch condition.target.filter {
    case .app: Self.isName(condition.value, entity.key.app)
    case .type: Self.isName(condition.value, entity.key.type)
    case .id: entity.key.id.utf8.elementsEqual(condition.value.utf8)
    case .domain:
      entity.domain == condition.value || entity.domain?.hasPrefix(condition.value + ".") ?? false
    case .lang: entity.language?.lowercased() == condition.value.lowercased()
    case nil: condition.target.fields.contains { satisfies(condition, $0, entity) }
    }
  }

  private static func isName(_ typed: String, _ name: String) -> Bool {
    typed.lowercased() == name.lowercased()
  }

  private func satisfies(
    _ condition: AttributeClause, _ field: AttributeTarget.Field, _ entity: DonatedEntity
  ) -> Bool {
    switch field.kind {
    case .text: return field.values(of: entity).contains { text.satisfies(condition, $0) }
    case .number, .date:
      guard let range = field.range(condition.comparison, condition.value) else { return false }
      return field.numbers(of: entity).contains { range.contains($0) }
    case .boolean:
      guard let asked = AttributeTarget.Field.boolean(condition.value) else { return false }
      return field.values(of: entity).contains { $0.truth == asked }
    }
  }
}

extension QueryClause {
  /// The attributes that decide it; `nil` if any may.
  fileprivate var attributeNames: Set<String>? {
    switch self {
    case .word, .phrase: nil
    case .attribute(let condition): Set(condition.target.fields.map(\.name) + [condition.target.name])
    case .not(let inner): inner.attributeNames
    case .all(let clauses), .any(let clauses):
      clauses.reduce(Set<String>?.some([])) { names, clause in
        guard let names, let more = clause.attributeNames else { return nil }
        return names.union(more)
      }
    }
  }

  /// Whether some condition in it finds more by its terms than it means.
  var needsStored: Bool {
    switch self {
    case .word, .phrase: false
    case .attribute(let condition): condition.needsStored
    case .not(let inner): inner.needsStored
    case .all(let clauses), .any(let clauses): clauses.contains(where: \.needsStored)
    }
  }
}
