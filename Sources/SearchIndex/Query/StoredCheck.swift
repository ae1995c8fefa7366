import IndexSchema
import SearchModel
import Xapian

/// What decides by the stored entity whether a document that terms found is wanted.
protocol DocumentCheck {
  /// Whether the entity in these bytes satisfies it.
  func accepts(_ data: [UInt8]) throws -> Bool
  /// Whether it accepts nothing any more, so that nothing need be read for it.
  var isSpent: Bool { get }
}

extension DocumentCheck {
  var isSpent: Bool { false }
}

/// A condition that terms alone cannot decide; the stored entity does.
///
/// Cost: each candidate is decoded and the attribute analysed, so only such queries pay for it.
struct StoredCheck: DocumentCheck {
  let clause: AttributeClause
  let isNegated: Bool
  let text: StoredText

  /// The check a condition needs beside its query; `nil` if its terms decide.
  init?(_ clause: AttributeClause, isNegated: Bool, text: StoredText) {
    guard clause.needsStored else { return nil }
    self.clause = clause
    self.isNegated = isNegated
    self.text = text
  }

  var isSpent: Bool { text.budget.isSpent }

  func accepts(_ data: [UInt8]) throws -> Bool {
    guard text.budget.takeEntity() else { return false }
    let name = clause.target.name
    let entity = try EntityCoding.decode(data) { AttributeNames.isMeant($0, by: name) }.entity
    return holds(entity) != isNegated
  }

  private func holds(_ entity: DonatedEntity) -> Bool {
    if clause.target.filter == .id { return entity.key.id.utf8.elementsEqual(clause.value.utf8) }
    return entity.attributes(named: clause.target.name).contains { attribute in
      attribute.indexedTexts.contains { text.satisfies(clause, $0) }
    }
  }
}

extension AttributeClause {
  /// Whether its terms find more than it means, so that the stored entity has to be asked.
  var needsStored: Bool {
    (target.filter == .id && !target.hasIdentifierTerms)
      || target.fields.contains { field in
        field.kind == .text
          && (field.terms == .shared || (field.terms == .words && isQuoted && words.count > 1))
      }
  }
}
