import IndexSchema
import SearchModel
import Xapian

/// Counts the values of keys over a whole match: every entity found, whatever the page.
///
/// Cost: one match for all keys; then for each key a walk over its terms or values in the index, or over the stored
/// entities where there are few of them.
struct FacetCounter {
  let runner: MatchRunner
  let resolver: KeyResolver

  /// Values of one key; the most frequent are kept.
  static let mostValues = 200
  /// So many entities are read rather than all terms of a key walked.
  static let fewEntities = 2_000
  /// So many entities say how a value is spelt.
  private static let spellings = 3

  /// The facets of the keys, and a notice for each that cannot be counted or has more values.
  func facets(
    _ keys: [String], of stages: [SearchStage]
  ) throws -> (facets: [String: [FacetCount]], notices: [Notice]) {
    var facets: [String: [FacetCount]] = [:]
    var notices: [Notice] = []
    let docids = try runner.docids(stages)
    for name in keys where facets[name] == nil {
      guard let key = FacetKey(name, resolver: resolver) else {
        notices.append(Notice("unknown-facet", "`\(name)` has no values that can be counted."))
        continue
      }
      let counted = try tally(key, among: docids).counts(atMost: Self.mostValues)
      facets[name] = counted.counts
      if counted.omitted > 0 {
        notices.append(
          Notice(
            "facet-cut", "`\(name)` has \(counted.counts.count + counted.omitted) values; not all are listed."
          ))
      }
    }
    return (facets, notices)
  }

  private func tally(_ key: FacetKey, among docids: [UInt32]) throws -> FacetTally {
    var tally = FacetTally()
    if docids.count <= Self.fewEntities || key.needsStored {
      for docid in docids { for value in try values(of: docid, key) { tally.add(value) } }
    } else if let filter = key.target.filter {
      try count(termsOf: filter, key, docids, into: &tally)
    } else {
      for field in key.fields {
        switch field.kind {
        case .text: try count(prefix: field.prefix + "=", key, docids, into: &tally)
        case .number, .date: try count(numbersOf: field, key, docids, into: &tally)
        case .boolean: try count(truthsOf: field, docids, into: &tally)
        }
      }
    }
    return tally
  }

  private func values(of docid: UInt32, _ key: FacetKey) throws -> [FacetValue] {
    let data = try runner.database.document(docid).data
    return key.values(of: try EntityCoding.decode(data) { key.reads($0) }.entity)
  }

  private func count(
    termsOf filter: AttributeTarget.Filter, _ key: FacetKey, _ docids: [UInt32], into tally: inout FacetTally
  ) throws {
    switch filter {
    case .app: try count(prefix: Terms.appPrefix, key, docids, into: &tally)
    case .type: try count(prefix: Terms.typePrefix, key, docids, into: &tally)
    case .domain: try count(prefix: Terms.domainPrefix, key, docids, into: &tally)
    case .lang: try count(prefix: Terms.languagePrefix, key, docids, into: &tally)
    case .id: break
    }
  }

  /// Counts terms; the entities that have them tell how the values are spelt.
  private func count(
    prefix: String, _ key: FacetKey, _ docids: [UInt32], into tally: inout FacetTally
  ) throws {
    let counted = try runner.database.termCounts(
      prefix: prefix, among: docids, keep: Self.mostValues, examples: Self.spellings)
    tally.omitted += counted.distinct - counted.counts.count
    var known: [UInt32: [FacetValue]] = [:]
    for term in counted.counts {
      var spellings: [String] = []
      for docid in term.examples {
        let values = try known[docid] ?? values(of: docid, key)
        known[docid] = values
        spellings += values.filter { Terms.bounded(prefix, $0.id) == term.term }.map(\.text)
      }
      // Nobody is shown a value that no entity has under this key.
      if spellings.isEmpty { continue }
      tally.set(term.term, count: term.count, spellings: spellings)
    }
  }

  private func count(
    truthsOf field: AttributeTarget.Field, _ docids: [UInt32], into tally: inout FacetTally
  ) throws {
    for truth in [true, false] {
      let term = Terms.boolean(field.prefix, truth)
      let counted = try runner.database.termCounts(
        prefix: term, among: docids, keep: Self.mostValues, examples: 0)
      guard let count = counted.counts.first(where: { $0.term == term })?.count else { continue }
      tally.add(FacetValue(id: "\(truth)", text: "\(truth)"), count: count)
    }
  }

  /// The slot has the first number of an entity; where there are more, the entity tells.
  private func count(
    numbersOf field: AttributeTarget.Field, _ key: FacetKey, _ docids: [UInt32], into tally: inout FacetTally
  ) throws {
    guard let slot = field.slot else { return }
    var last: FacetValue?
    let counted = try runner.database.valueCounts(slot, among: docids)
      .map { (number: SortableNumber.decode($0.bytes), count: $0.count) }.sorted { $0.number < $1.number }
    for (number, count) in counted {
      guard let value = key.number(number, field.kind, near: last) else { continue }
      tally.add(value, count: count)
      last = value
    }
    let several = try runner.database.docids(term: Terms.several(slot), limit: .max)
    if several.isEmpty { return }
    let chosen = Set(docids)
    let key = key.only(field)
    for docid in several where chosen.contains(docid) {
      for value in try values(of: docid, key).dropFirst() { tally.add(value) }
    }
  }
}
