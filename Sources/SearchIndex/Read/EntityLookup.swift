import IndexSchema
import SearchModel
import Xapian

/// Finds one entity's document in a snapshot.
struct EntityLookup {
  let snapshot: IndexSnapshot
  /// Seconds since 1970.
  let now: Double

  /// - Parameter row: the entity's catalog row; without it the documents of its app and type are read one by one.
  func detail(_ key: EntityKey, row: Int64?, withTerms: Bool) throws -> EntityDetail? {
    guard let docid = try row.map({ Docid.of(row: $0) }) ?? find(key) else { return nil }
    guard let document = try document(docid) else { return nil }
    let entity = try EntityCoding.decode(document.data)
    guard entity.entity.key == key else { return nil }
    let isExpired = entity.entity.expires.map { $0 <= now } ?? false
    var detail = EntityDetail(
      entity: entity, state: entity.entity.isHidden ? .hidden : isExpired ? .expired : .searchable)
    if withTerms {
      detail.terms = try snapshot.database.terms(of: docid)
      detail.values = try values(docid)
    }
    return detail
  }

  private func document(_ docid: UInt32) throws -> Document? {
    do {
      return try snapshot.database.document(docid)
    } catch let error where error.code == .docNotFound {
      return nil
    }
  }

  private func find(_ key: EntityKey) throws -> UInt32? {
    let enquire = try Enquire(snapshot.database)
    enquire.query = Query.and([.term(Terms.app(key.app)), .term(Terms.type(key.type))])
    enquire.weighting = .boolean
    let matches = try enquire.matchSet(first: 0, count: 1, checkAtLeast: 0) { document in
      try EntityCoding.decode(document.data).entity.key == key
    }
    return matches.hits.first?.docid
  }

  private func values(_ docid: UInt32) throws -> [String: String] {
    var values: [String: String] = [:]
    let text = SlotText(customKeys: snapshot.customKeys)
    for (slot, bytes) in try snapshot.database.values(of: docid) {
      let (name, value) = text.describe(slot, bytes)
      values[name] = value
    }
    return values
  }
}
