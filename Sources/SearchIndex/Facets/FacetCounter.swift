import IndexSchema
import SearchModel
import Xapian

/// Counts the values of keys over a whole match: every entity found, whatever the page.
///
/// Cost: for each key a walk over its terms or values in the index, or over the stored entities where there are few of
/// them.
struct FacetCounter {
  let runner: MatchRunner
  let resolver: KeyResolver

  /// Values of one key; the most frequent are kept.
  static let mostValues = 200
  /// So many entities are read rather than all terms of a key walked.
  static let fewEntities = 1_000
  /// So many entities say how a value is spelt.
  private static let spellings = 3

  /// The facets of the keys, and a notice for each that cannot be counted or has more values.
  ///
  /// - Parameter docids: what was found, ascending.
  func facets(
    _ keys: [String], among docids: [UInt32]
  ) throws -> (facets: [String: [FacetCount]], notices: [Notice]) {
    var facets: [String: [FacetCount]] = [:]
    var notices: [Notice] = []
    var known: [(name: String, key: FacetKey)] = []
    for name in keys where !known.contains(where: { $0.name == name }) {
      if let key = FacetKey(name, resolver: resolver) {
        known.append((name, key))
      } else {
        notices.append(Notice("unknown-facet", "`\(name)` has no values that can be counted."))
      }
    }
    for ((name, _), tally) in zip(known, try tallies(known.map(\.key), among: docids)) {
      let counted = tally.counts(atMost: Self.mostValues)
      facets[name] = counted.counts
      if counted.omitted > 0 {
        notices.append(
          Notice(
            "facet-cut",
            "`\(name)` may have \(counted.counts.count + counted.omitted) values; the most frequent are listed."
          ))
      }
    }
    return (facets, notices)
  }

  private func tallies(_ keys: [FacetKey], among docids: [UInt32]) throws -> [FacetTally] {
    var tallies = keys.map { _ in FacetTally() }
    let isFew = docids.count <= Self.fewEntities
    let read = keys.indices.filter { isFew || keys[$0].needsStored }
    if !read.isEmpty {
      for docid in docids {
        let entity = try entity(docid) { name in read.contains { keys[$0].reads(name) } }
        for place in read { for value in keys[place].values(of: entity) { tallies[place].add(value) } }
      }
    }
    for place in keys.indices where !read.contains(place) {
      let key = keys[place]
      if let filter = key.target.filter {
        try count(termsOf: filter, key, docids, into: &tallies[place])
        continue
      }
      for field in key.fields {
        switch field.kind {
        case .text: try count(prefix: field.prefix + "=", key, docids, into: &tallies[place])
        case .number, .date: try count(numbersOf: field, key, docids, into: &tallies[place])
        case .boolean: try count(truthsOf: field, docids, into: &tallies[place])
        }
      }
    }
    return tallies
  }

  private func values(of docid: UInt32, _ key: FacetKey) throws -> [FacetValue] {
    key.values(of: try entity(docid) { key.reads($0) })
  }

  private func entity(_ docid: UInt32, keep: @escaping (String) -> Bool) throws -> DonatedEntity {
    try EntityCoding.decode(runner.database.document(docid).data, keep: keep).entity
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
    var (bucket, size) = (FacetValue?.none, 0)
    for (number, count) in try runner.database.numberCounts(slot, among: docids) {
      // Moments are of one bucket as long as they lie in it; a calendar is asked about the first one only.
      if let bucket, bucket.isOfDates, bucket.range?.contains(number) == true {
        size += count
        continue
      }
      if let bucket { tally.add(bucket, count: size) }
      (bucket, size) = (key.number(number, field.kind), count)
    }
    if let bucket { tally.add(bucket, count: size) }
    let several = try runner.database.docids(term: Terms.several(slot), limit: .max)
    if several.isEmpty { return }
    let chosen = Set(docids)
    let key = key.only(field)
    for docid in several where chosen.contains(docid) {
      for value in try values(of: docid, key).dropFirst() { tally.add(value) }
    }
  }
}
