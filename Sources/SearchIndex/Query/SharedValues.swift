import IndexSchema
import SearchModel
import Xapian

/// Tells whose value a term is that several attributes have: titles and other names do.
///
/// Cost: entities that may have it for another attribute are read once a search, within its budget; who has the term for
/// a title and no other name is not.
final class SharedValues {
  private let database: Database
  private let analyzer: TextAnalyzer
  private let budget: StoredBudget
  private var known: [String: [UInt32]] = [:]

  init(database: Database, analyzer: TextAnalyzer, budget: StoredBudget) {
    self.database = database
    self.analyzer = analyzer
    self.budget = budget
  }

  /// Entities that have the value, whose term is given, under the field's own name.
  func query(_ term: String, of field: AttributeTarget.Field, value: String) throws -> Query {
    let exact = Query.term(term)
    let marked: Query
    switch field.sharing {
    case .none: return exact
    case .marked: marked = .filter(exact, by: .term(Terms.otherName))
    case .all: marked = exact
    }
    let key = field.name + "=" + term
    let own = try known[key] ?? owners(among: marked, of: field.name, value)
    known[key] = own
    var ways: [Query] = field.sharing == .all ? [] : [.andNot(exact, .term(Terms.otherName))]
    if !own.isEmpty { ways.append(.filter(exact, by: .docids(own))) }
    return ways.isEmpty ? .matchNothing : WordQueries.any(ways)
  }

  /// The documents whose entities have the value under that name, ascending.
  private func owners(among candidates: Query, of name: String, _ value: String) throws -> [UInt32] {
    let enquire = try Enquire(database)
    enquire.query = candidates
    enquire.weighting = .boolean
    let folded = analyzer.foldedValue(of: value)
    var owners: [UInt32] = []
    for docid in try enquire.matchSet(count: try database.documentCount).hits.map(\.docid).sorted() {
      guard budget.takeEntity() else { break }
      let data = try database.document(docid).data
      let entity = try EntityCoding.decode(data) { AttributeNames.isMeant($0, by: name) }.entity
      let isOwner = entity.attributes(named: name).contains { has($0, folded) }
      if isOwner { owners.append(docid) }
    }
    return owners
  }

  private func has(_ attribute: Attribute, _ folded: String) -> Bool {
    attribute.indexedTexts.contains { analyzer.foldedValue(of: $0) == folded }
  }
}
