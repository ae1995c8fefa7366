internal import CXapian

/// Runs queries over a database (`Xapian::Enquire`); belongs to the thread of its database.
package final class Enquire {
  /// The order of documents that are equal in everything else (`docid_order`).
  package enum DocidOrder: Int32, Sendable {
    /// Larger docids first; cannot stop early.
    case descending = 0
    /// Smaller docids first; without weights and sort a match may stop as soon as it has enough.
    case ascending = 1
    /// Whatever is cheapest.
    case dontCare = 2
  }

  /// What to look for; nothing at first.
  package var query: Query = .matchNothing
  /// How terms weigh; BM25 at first.
  package var weighting: Weighting = .bm25
  /// The order of equals; ascending at first.
  package var docidOrder: DocidOrder = .ascending
  /// The order by values, before weight; none at first, so that weight decides.
  package var sort: [SortKey] = []
  /// The values of the steps of ``sort`` that ask for them; the document is lent for the call.
  package var sortValue: ((_ step: Int, _ document: Document) throws -> [UInt8])?
  /// How many values of each facet slot a match answers at most, the most frequent first.
  package var facetLimit = 1000

  let database: Database
  private let raw: OpaquePointer

  /// Prepares to search `database`.
  package init(_ database: Database) throws(XapianError) {
    self.database = database
    raw = try handle { cxap_enquire_create(database.raw, $0) }
  }

  deinit { cxap_enquire_free(raw) }

  /// The `count` best documents from place `first` on (`get_mset`).
  ///
  /// - `checkAtLeast`: matches are counted exactly up to this many; the whole match set is looked at if it is at
  ///   least `Database.documentCount`. Facets count the documents that were looked at.
  /// - `decider`: asked about each candidate (`MatchDecider`), before facets count it; it keeps or drops the
  ///   document, which is lent for the call. It must not reopen or change the database (`invalidOperation`).
  /// - Throws: what the decider throws, which ends the match; `databaseModified` if a writer has overtaken the
  ///   reader; `invalidArgument` for a negative number; the error of building the query.
  package func matchSet(
    first: Int = 0, count: Int, checkAtLeast: Int = 0, decider: ((Document) throws -> Bool)? = nil,
    facetSlots: [UInt32] = []
  ) throws -> MatchSet {
    guard first >= 0, count >= 0, checkAtLeast >= 0 else {
      throw XapianError(code: .invalidArgument, message: "A match cannot have a negative number of documents")
    }
    var options = cxap_match_options()
    options.weighting = weighting.kind
    options.weighting_parameters = weighting.parameters
    options.docid_order = docidOrder.rawValue
    options.first = UInt32(count: first)
    options.count = UInt32(count: count)
    options.check_at_least = UInt32(count: checkAtLeast)
    options.facet_limit = UInt32(count: facetLimit)
    let call = MatchCall(decider: decider, sortValue: sortValue)
    if decider != nil { options.decider = MatchCall.decide }
    options.sort_value = MatchCall.sortValue
    let context = Unmanaged.passUnretained(call).toOpaque()
    (options.decider_context, options.sort_value_context) = (context, context)
    do {
      return try withExtendedLifetime(call) { try run(&options, facetSlots) }
    } catch {
      throw call.thrown ?? error
    }
  }

  /// The terms of the query that a document has, in the order of the query (`get_matching_terms_begin`).
  ///
  /// Throws `docNotFound` if there is no such document.
  package func matchingTerms(_ docid: UInt32) throws(XapianError) -> [String] {
    let query = query
    return try query.withHandle { (handle: OpaquePointer) throws(XapianError) in
      try records({ cxap_enquire_matching_terms(raw, handle, docid, $0, $1) }) { reader in
        reader.list { $0.countedText() }
      }
    }
  }

  private func run(
    _ options: inout cxap_match_options, _ facetSlots: [UInt32]
  ) throws(XapianError) -> MatchSet {
    // Held here: a decider might set another query on this object meanwhile.
    let query = query
    return try query.withHandle { (handle: OpaquePointer) throws(XapianError) in
      var counts = cxap_match_counts()
      var facets = cxap_buffer()
      var error: OpaquePointer?
      let set = SortKey.withHandles(sort) { keys in
        facetSlots.withUnsafeBufferPointer { slots in
          options.query = handle
          options.sort_keys = keys.baseAddress
          options.sort_key_count = keys.count
          options.facet_slots = slots.baseAddress
          options.facet_slot_count = slots.count
          return cxap_enquire_match(raw, &options, &counts, &facets, &error)
        }
      }
      guard let set else { throw XapianError(taking: error) }
      defer { cxap_buffer_free(facets) }
      return try MatchSet(owning: set, counts: counts, facets: RecordReader(facets))
    }
  }
}
