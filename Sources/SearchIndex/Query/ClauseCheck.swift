import IndexSchema
import SearchModel

/// Alternatives and excluded groups with a condition that terms alone cannot decide: the stored entity decides the whole.
///
/// Cost: as ``StoredCheck``; all attributes are read if a bare word is in it.
struct ClauseCheck: DocumentCheck {
  let clause: QueryClause
  let isNegated: Bool
  let text: StoredText
  /// Where bare words are looked for.
  let field: SearchField
  /// The attributes it asks for; `nil` if words may stand in any.
  private let keep: ((String) -> Bool)?

  /// The check a clause needs beside its query; `nil` if its terms decide.
  init?(_ clause: QueryClause, isNegated: Bool, in field: SearchField, text: StoredText) {
    guard clause.needsStored else { return nil }
    self.clause = clause
    self.field = field
    self.isNegated = isNegated
    self.text = text
    keep = clause.attributeNames.map { names in { AttributeNames.isMeant($0, byAny: names) } }
  }

  var isSpent: Bool { text.budget.isSpent }

  func accepts(_ data: [UInt8]) throws -> Bool {
    guard text.budget.takeEntity() else { return false }
    return holds(clause, try EntityCoding.decode(data, keep: keep).entity) != isNegated
  }

  private func holds(_ clause: QueryClause, _ entity: DonatedEntity) -> Bool {
    switch clause {
    case .word(let word): hasAnywhere(entity) { text.has(word, of: field, in: $0) }
    case .phrase(let words): hasAnywhere(entity) { text.has(phrase: words, in: $0) }
    case .attribute(let condition): satisfies(condition, entity)
    case .not(let inner): !holds(inner, entity)
    case .all(let clauses): clauses.allSatisfy { holds($0, entity) }
    case .any(let clauses): clauses.contains { holds($0, entity) }
    }
  }

  private func hasAnywhere(_ entity: DonatedEntity, _ has: (String) -> Bool) -> Bool {
    entity.attributes.contains { $0.isSearched(in: field) && $0.indexedTexts.contains(where: has) }
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
    guard field.accepts(condition.comparison, condition.value) else { return false }
    let names = condition.names(of: field)
    let attributes = entity.attributes.filter { attribute in
      names.contains { AttributeNames.isMeant(attribute.name, by: $0) }
        && attribute.isSearched(as: field.kind)
    }
    switch field.kind {
    case .text: return isSaid(condition, field, attributes.flatMap(\.indexedTexts))
    case .number, .date:
      guard let range = field.range(condition.comparison, condition.value) else { return false }
      return field.numbers(of: entity).contains { range.contains($0) }
    case .boolean:
      let truth = AttributeTarget.Field.boolean(condition.value)
      return attributes.contains { $0.value.truth == truth }
    }
  }

  /// Whether the texts of an attribute are what the condition asks for.
  private func isSaid(
    _ condition: AttributeClause, _ field: AttributeTarget.Field, _ texts: [String]
  ) -> Bool {
    // Words that all attributes share are asked of each text by itself, as without a group.
    if field.terms == .shared || condition.comparison == .equals || condition.isQuoted {
      return texts.contains { text.satisfies(condition, $0) }
    }
    let place = SearchField.attribute(field.prefix)
    return condition.words.allSatisfy { word in texts.contains { text.has(word, of: place, in: $0) } }
  }
}

extension QueryClause {
  /// The attributes that decide it; `nil` if any may.
  fileprivate var attributeNames: Set<String>? {
    switch self {
    case .word, .phrase: nil
    case .attribute(let condition):
      Set(condition.target.fields.flatMap(condition.names) + [condition.target.name])
    case .not(let inner): inner.attributeNames
    case .all(let clauses), .any(let clauses):
      clauses.reduce(Set<String>?.some([])) { names, clause in
        guard let names, let more = clause.attributeNames else { return nil }
        return names.union(more)
      }
    }
  }

  /// What it excludes, if that is all it does and terms decide it.
  var excludedByTerms: QueryClause? {
    guard case .not(let inner) = self, !inner.needsStored else { return nil }
    return inner
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

extension AttributeClause {
  /// The attributes whose words it finds in a field: titles and other names have the same terms.
  fileprivate func names(of field: AttributeTarget.Field) -> [String] {
    comparison == .matches && field.prefix == Terms.titlePrefix ? AttributeNames.ofNames : [field.name]
  }
}
